# The types of kernel.py for Cython. Plain Python never reads this file.
cimport cython

cdef int CELLS
cdef int KINDS
cdef int RACK
cdef int OF_COLOUR
cdef int WILD
cdef unsigned long long MASK

cdef class Games:
    cdef int count
    cdef int colours
    cdef int seats
    cdef int uptown
    cdef int actions
    cdef int size
    cdef unsigned char[::1] cell_of
    cdef signed char[::1] around
    cdef float[::1] part
    cdef unsigned char[::1] board
    cdef unsigned char[::1] free
    cdef unsigned char[::1] racks
    cdef unsigned char[::1] held
    cdef unsigned char[::1] stocks
    cdef unsigned char[::1] stocked
    cdef unsigned char[::1] remaining
    cdef unsigned char[::1] closed
    cdef unsigned char[::1] groups
    cdef unsigned char[::1] piles
    cdef unsigned char[::1] turn
    cdef int[::1] legal
    cdef short[::1] choices
    cdef unsigned long long[::1] dice
    cdef unsigned char[::1] order
    cdef unsigned char[::1] plane
    cdef unsigned char[::1] fits
    cdef float[::1] observations
    cdef signed char[::1] masks
    cdef float[::1] rewards
    cdef unsigned char[::1] over
    cdef int clock

    @cython.locals(i=cython.int)
    cpdef void reset(self)

    @cython.locals(_=cython.int, found=cython.int, steps=cython.longlong)
    cpdef long long roll_out(self, int games)

    @cython.locals(i=cython.int, action=cython.longlong, seat=cython.int)
    cpdef int step(self, long long[::1] actions)

    @cython.locals(i=cython.int)
    cpdef void sample(self, long long[::1] into)

    @cython.locals(dice=cython.ulonglong)
    cdef int roll(self, int i)

    @cython.locals(at=cython.int, c=cython.int, base=cython.int, face=cython.int, last=cython.int, other=cython.int, j=cython.int)
    cdef void begin(self, int i)

    @cython.locals(seat=cython.int, number=cython.int, colour=cython.int, c=cython.int, face=cython.int, at=cython.int, taken=cython.int,
                   j=cython.int, step=cython.int, found=cython.int)
    cdef int play(self, int i, int action)

    @cython.locals(base=cython.int, near=cython.int)
    cdef void join(self, int i, int colour, int cell)

    @cython.locals(at=cython.int, other=cython.int)
    cdef int beside(self, int base, int sign, int cell, int but)

    @cython.locals(base=cython.int, cell=cython.int, found=cython.int, board=cython.uchar[::1], order=cython.uchar[::1])
    cdef void study(self, int i, int colour)

    @cython.locals(seen=cython.int, low=cython.int, children=cython.int, cut=cython.int, at=cython.int, other=cython.int, reached=cython.int)
    cdef int visit(self, int base, int sign, int cell, int before)

    @cython.locals(first=cython.int, at=cython.int, found=cython.int, base=cython.int, own=cython.int, colour=cython.int, c=cython.int,
                   j=cython.int, face=cython.int, begin=cython.int, end=cython.int, number=cython.int, lying=cython.uchar,
                   cell=cython.int, fit=cython.uchar, masks=cython.schar[::1], choices=cython.short[::1], board=cython.uchar[::1],
                   free=cython.uchar[::1], cell_of=cython.uchar[::1], fits=cython.uchar[::1])
    cdef int list(self, int i, int seat)

    @cython.locals(found=cython.int, most=cython.int, own=cython.int, colour=cython.int, pile=cython.int)
    cdef int score(self, int i, int seat)

    @cython.locals(seat=cython.int, better=cython.int, level=cython.int, other=cython.int, ahead=cython.int)
    cdef void finish(self, int i)

    @cython.locals(total=cython.int, colour=cython.int)
    cdef int key(self, int i, int seat)

    @cython.locals(colours=cython.int, seats=cython.int, viewer=cython.int, first=cython.int, at=cython.int, cell=cython.int,
                   lying=cython.int, racks=cython.int, remaining=cython.int, small=cython.int, colour=cython.int, c=cython.int,
                   j=cython.int, face=cython.int, ahead=cython.int, seat=cython.int, pile=cython.int, own=cython.int,
                   shown=cython.float[::1], board=cython.uchar[::1], plane=cython.uchar[::1], part=cython.float[::1])
    cdef void show(self, int i)
