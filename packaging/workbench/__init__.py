"""What a checkout needs before Cardavia can run in it. Standard library only, never imported by the program."""
