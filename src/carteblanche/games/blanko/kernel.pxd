# The types of kernel.py for Cython. Plain Python never reads this file.
cimport cython

cdef int SIDE
cdef int CELLS
cdef int WIDTH
cdef int MOST_LETTERS
cdef int MOST_TILES
cdef int JOKER
cdef unsigned int ANY
cdef int COPIES
cdef unsigned int LINES
cdef int NOTHING
cdef int SQUARE
cdef int MOST_POINTS
cdef int TILE
cdef int AS_JOKER
cdef int DOWN
cdef int SIZE
cdef int POINTS

cdef inline unsigned int count_bits(unsigned int bits) noexcept

cdef inline int code_of(unsigned int bit) noexcept

@cython.locals(cell=cython.int)
cdef inline int start_of(long long mark) noexcept

cdef class Placements:
    cdef bytes board
    cdef int count
    cdef long long[::1] marks
    cdef long long[::1] laid
    cdef unsigned char[16] codes

    @cython.locals(mark=cython.longlong, laid=cython.longlong, cell=cython.int, down=cython.int, size=cython.int, points=cython.int,
                   step=cython.int, last=cython.int, code=cython.int, n=cython.int)
    cdef tuple read(self, int index)

cdef class Search:
    cdef const unsigned int[::1] graph
    cdef unsigned int root
    cdef bytes board
    cdef bytes worth
    cdef bytes values
    cdef bytes squares
    cdef object opening
    cdef int letters
    cdef int[33] counts
    cdef int jokers
    cdef int held
    cdef int tiles
    cdef unsigned int have
    # By line and cell.
    cdef int[544] letter
    cdef int[544] face
    cdef unsigned int[544] cross
    cdef int[544] times
    cdef int[544] gain
    # By start, from 1 on.
    cdef unsigned int[513] wanted
    cdef int[513] touch
    cdef int[513] covered
    cdef int[513] after
    # By how many free cells lie before the touch.
    cdef int[17] starts
    cdef unsigned int[17] union
    # By line.
    cdef int[32] highest
    cdef long long[::1] marks
    cdef long long[::1] laid
    cdef int found
    cdef int room
    cdef list weights
    cdef int weighing
    cdef int margin
    cdef int most
    cdef int card
    cdef long long[::1] single
    cdef long long[::1] balance
    cdef bytes vowels
    cdef int start
    cdef int first
    cdef int origin
    cdef int farthest

    @cython.locals(before=cython.int, after=cython.int, first=cython.int, last=cython.int, total=cython.int)
    cdef (unsigned int, int) wildcard(self, int cell, int step, unsigned int letters)

    @cython.locals(node=cython.uint, at=cython.int, found=cython.uint, end=cython.uint, onward=cython.uint,
                   edges=cython.uint, bits=cython.uint, bit=cython.uint)
    cdef unsigned int fits(self, int first, int hole, int last, int step, unsigned int letters) noexcept

    @cython.locals(bit=cython.uint, child=cython.uint)
    cdef inline unsigned int follow(self, unsigned int node, int code) noexcept

    @cython.locals(count=cython.int)
    cpdef object placements(self)

    @cython.locals(n=cython.int, start=cython.int)
    cdef void sort(self, long long[::1] ends, long long[::1] marks, long long[::1] laid) noexcept

    cpdef void weigh(self, tuple weights, int card, int margin)

    cpdef list weighed(self, unsigned int lines)

    @cython.locals(line=cython.int)
    cpdef list line_weights(self)

    cpdef void hold_jokers(self)

    @cython.locals(far=cython.int, line=cython.int)
    cdef void walk(self, unsigned int lines) except *

    @cython.locals(down=cython.bint, cell=cython.int, step=cython.int, other=cython.int, begin=cython.int, across=cython.int,
                   touches=cython.uint, pos=cython.int, at=cython.int, code=cython.int, far=cython.int, covered=cython.int,
                   wanted=cython.uint, start=cython.int, letters=cython.uint, lying=cython.int)
    cdef void read_line(self, int line) except *

    @cython.locals(onward=cython.uint, bits=cython.uint, start=cython.int, bit=cython.uint, code=cython.int, child=cython.uint,
                   left=cython.int)
    cdef void lead(self, int far, unsigned int node, int points, long long laid) except *

    @cython.locals(code=cython.int, bit=cython.uint, allowed=cython.uint, onward=cython.uint, ends=cython.uint, need=cython.uint,
                   bits=cython.uint, child=cython.uint, left=cython.int, total=cython.int)
    cdef void extend(self, int at, unsigned int node, int count, int points, long long laid) except *

    @cython.locals(down=cython.int, at=cython.int, cell=cython.int, start=cython.int, line=cython.int, weight=cython.int,
                   mark=cython.longlong)
    cdef void emit(self, int end, int count, int points, long long laid) except *

    @cython.locals(n=cython.int, marks="long long[::1]", laid="long long[::1]")
    cdef void grow(self) except *

    @cython.locals(jokers=cython.int, total=cython.int, vowels=cython.int, others=cython.int, code=cython.int, count=cython.int)
    cpdef int leave(self)

    @cython.locals(total=cython.int)
    cpdef int leave_after(self, int code, int other)

    @cython.locals(cell=cython.int, code=cython.int, along=cython.int, down=cython.int, allowed=cython.uint, bit=cython.uint, other=cython.int,
                   points=cython.int)
    cpdef list swaps(self)
