# The types of rollout.py for Cython. A set of cells has 81 bits, so it stays a number of Python, and with it a cell that a bit is shifted to. Plain
# Python never reads this file.
cimport cython

@cython.locals(last=cython.int, other=cython.int)
cpdef object shuffle(list faces, object dice)

cpdef tuple copied(tuple sketch)

@cython.locals(cell=cython.int)
cpdef object spread(object mask, tuple table)

@cython.locals(cell=cython.int)
cpdef bint is_free(object group, object bit, int cell)

@cython.locals(index=cython.int)
cpdef int group_at(list groups, object bit)

@cython.locals(index=cython.int, masks=list, groups=list, rings=list, wides=list)
cpdef object take(tuple sketch, int colour, object bit)

@cython.locals(index=cython.int, kept=cython.int, masks=list, groups=list, rings=list, wides=list, own=list, ring=list, wide=list)
cpdef object put(tuple sketch, int colour, object bit, int cell)

@cython.locals(colours=cython.int, taken=cython.int, other=cython.int, masks=list, groups=list, racks=list, stocks=list, open_=list, piles=list)
cpdef int lay(tuple sketch, int seat, int colour, int face, object cell)

@cython.locals(colours=cython.int, seat=cython.int, score=cython.int, total=cython.int, most=cython.int, colour=cython.int, pile=cython.int,
               groups=list, piles=list)
cpdef list keys(tuple sketch, int seats, int uptown)

@cython.locals(index=cython.int, rings=list, wides=list)
cpdef object outline(tuple sketch, int colour, list adjacent, list joining, list towards)

cdef int _pick(object mask, object dice)

@cython.locals(colours=cython.int, first=cython.int, most=cython.int, best=cython.int, chosen=cython.int, other=cython.int, price=cython.int,
               own=cython.int, value=cython.int, cell=cython.int, masks=list, groups=list, piles=list)
cdef tuple _cheapest(tuple sketch, int seats, int seat, int uptown, object cells, object adjacent, object joining, int limit)

cdef tuple _grow(object free, object adjacent, object joining, object towards, object threats)

@cython.locals(colours=cython.int, colour=cython.int, best=cython.int, chosen=cython.int, played=cython.int, value=cython.int,
               cell=cython.int, limit=cython.int, taken=cython.int, laid=cython.int, face=cython.int, masks=list, racks=list, open_=list)
cpdef int choose(tuple sketch, int seats, int turn, int uptown, list adjacent, list joining, list towards, object dice)

@cython.locals(colours=cython.int, colour=cython.int, steps=cython.int, passed=cython.int, move=cython.int, victim=cython.int)
cpdef int play_out(tuple sketch, int seats, int turn, int uptown, object dice)
