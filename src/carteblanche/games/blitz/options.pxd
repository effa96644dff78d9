# The types of options.py for Cython. Plain Python never reads this file.
cimport cython

@cython.locals(found=list, held=list)
cdef list _gathered(public, seat, tuple kinds)

@cython.locals(held=list, slots=tuple, pile=tuple, reserve=tuple, slot=cython.Py_ssize_t, turned=cython.Py_ssize_t, length=cython.Py_ssize_t)
cdef list _held(area)

@cython.locals(ready=dict)
cdef object _add_centre(list found, list held, tuple fits)

@cython.locals(pile=tuple, moved=tuple, wanted=tuple, slot=cython.Py_ssize_t, other=cython.Py_ssize_t, high=cython.Py_ssize_t,
               count=cython.Py_ssize_t, length=cython.Py_ssize_t)
cdef object _add_work(list found, list held, tuple piles)
