# The types of kernel.py for Cython. Plain Python never reads this file.
cimport cython

cdef int SIDE
cdef int CELLS
cdef int JOKER
cdef unsigned int ANY
cdef int COPIES
cdef unsigned int LINES
cdef int NOTHING

@cython.locals(node=cython.int, size=cython.int, found=cython.uint, i=cython.int, code=cython.int, edge=cython.int, end=cython.int,
               start=cython.int, link=cython.uint)
cpdef unsigned int fits(const unsigned int[::1] first, const unsigned char[::1] codes, const unsigned int[::1] children, int root,
                        bytes pattern, int hole)

cdef class Search:
    cdef const unsigned int[::1] first
    cdef const unsigned char[::1] codes
    cdef const unsigned int[::1] bits
    cdef const unsigned int[::1] children
    cdef const unsigned int[::1] masks
    cdef const unsigned int[::1] ahead2
    cdef const unsigned int[::1] ahead3
    cdef const unsigned int[::1] ahead4
    cdef int root
    cdef dict memo
    cdef const unsigned char[::1] board
    cdef const unsigned char[::1] worth
    cdef long long[::1] counts
    cdef const unsigned char[::1] values
    cdef const unsigned char[::1] squares
    cdef int jokers
    cdef int held
    cdef object opening
    cdef int tiles
    cdef unsigned int have
    cdef long long[::1] letter
    cdef long long[::1] face
    cdef long long[::1] cross
    cdef long long[::1] side
    cdef long long[::1] square
    cdef unsigned char[::1] chosen
    cdef list found
    cdef int weighing
    cdef int margin
    cdef int most
    cdef int card
    cdef long long[::1] single
    cdef long long[::1] balance
    cdef const unsigned char[::1] vowels
    cdef int start
    cdef int touch
    cdef unsigned int wanted
    cdef int base
    cdef int step
    cdef int down

    @cython.locals(line=cython.int, before=cython.int, after=cython.int, total=cython.int, i=cython.int, run=bytearray, pattern=bytes)
    cpdef tuple wildcard(self, int cell, int step)

    cpdef list placements(self)

    cpdef void weigh(self, tuple weights, int card, int margin)

    cpdef list weighed(self, unsigned int lines)

    @cython.locals(bit=cython.uint)
    cpdef list line_weights(self)

    cpdef void hold_jokers(self)

    @cython.locals(down=cython.int, line=cython.int)
    cdef void walk(self, unsigned int lines) except *

    @cython.locals(step=cython.int, other=cython.int, touches=cython.uint, pos=cython.int, cell=cython.int, code=cython.int,
                   start=cython.int, touch=cython.int)
    cdef void walk_line(self) except *

    @cython.locals(far=cython.int, mask=cython.uint, code=cython.int, edge=cython.int, link=cython.uint, allowed=cython.uint, need=cython.uint,
                   side=cython.int, free=cython.bint, bit=cython.uint, left=cython.int, value=cython.int, across=cython.int)
    cdef void extend(self, int pos, int node, int laid, int points, int aside, int covered) except *

    @cython.locals(pos=cython.int, cell=cython.int, weight=cython.int)
    cdef void emit(self, int end, int laid, int points, int aside, int covered) except *

    @cython.locals(jokers=cython.int, total=cython.int, vowels=cython.int, others=cython.int, code=cython.int, count=cython.int)
    cpdef int leave(self)

    @cython.locals(total=cython.int)
    cpdef int leave_after(self, int code, int other)

    @cython.locals(cell=cython.int, code=cython.int, rows=cython.uint, columns=cython.uint, along=cython.int, down=cython.int,
                   allowed=cython.uint, other=cython.int, points=cython.int)
    cpdef list swaps(self)
