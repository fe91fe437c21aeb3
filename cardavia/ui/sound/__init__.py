"""What is heard at the table, and how it reaches the loudspeaker. No library: the system has a program for it."""
