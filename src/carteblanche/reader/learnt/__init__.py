"""What texts of cards mean, learnt from texts with meanings.

The matrices are so small that a second thread costs more than it brings, and takes a core from whoever plays: numpy is told so
before it is loaded.
"""

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
