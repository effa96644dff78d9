# The types of steps.py for Cython. Plain Python never reads this file.
cimport cython

@cython.locals(changed=list)
cdef tuple _put(tuple values, Py_ssize_t index, value)

@cython.locals(places=list, hand=tuple, packet=tuple, reserve=tuple, known=tuple, count=cython.Py_ssize_t, turned=cython.Py_ssize_t,
               hand_place=cython.Py_ssize_t, table_place=cython.Py_ssize_t, browsed=cython.Py_ssize_t, visible=cython.Py_ssize_t,
               number=cython.Py_ssize_t)
cdef object _flipped(state, at, seat)

@cython.locals(places=list, back=tuple, hand_place=cython.Py_ssize_t, table_place=cython.Py_ssize_t)
cdef object _taken_back(state, at, seat, packet)

@cython.locals(places=list, known=tuple, deck=tuple, pile=tuple, going=tuple, table=tuple, slots=tuple, reserve=tuple, stack=tuple, moves=list,
               base=cython.Py_ssize_t, source=cython.Py_ssize_t, target=cython.Py_ssize_t, filled=cython.Py_ssize_t, cards=cython.Py_ssize_t,
               slot=cython.Py_ssize_t, aimed=cython.Py_ssize_t, blitz=cython.Py_ssize_t, turned=cython.Py_ssize_t,
               revealed=cython.Py_ssize_t, progress=cython.bint, centre=cython.bint)
cdef object _laid(state, at, seat, action, aim)

cdef tuple _uncovered(tuple reserve, Py_ssize_t turned, tuple table)
