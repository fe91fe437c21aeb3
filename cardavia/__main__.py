"""``python -m cardavia``"""

import sys

from cardavia.app import main

sys.exit(main())
