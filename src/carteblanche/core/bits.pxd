# The names of bits.py for C. `Cells` are sets of up to 128 bits.
cdef extern from *:
    """
    typedef unsigned __int128 carteblanche_cells;
    static inline int carteblanche_size(carteblanche_cells set) {
        return __builtin_popcountll((unsigned long long)set) + __builtin_popcountll((unsigned long long)(set >> 64));
    }
    static inline int carteblanche_width(carteblanche_cells set) {
        unsigned long long high = (unsigned long long)(set >> 64), low = (unsigned long long)set;
        return high ? 128 - __builtin_clzll(high) : low ? 64 - __builtin_clzll(low) : 0;
    }
    """
    ctypedef unsigned long long Cells "carteblanche_cells"
    int size "carteblanche_size" (Cells set) noexcept nogil
    int width "carteblanche_width" (Cells set) noexcept nogil
