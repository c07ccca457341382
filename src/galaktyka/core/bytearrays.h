/* One byte of a bytearray, read and written without making Python numbers of the place and of the byte.

   What is not an everyday case (a place outside, a number that is no byte) goes the long way, which knows what to say.
   The names of numbers are mypyc's: a CPyTagged is an int, shifted by one bit, or a pointer to a large one. */

#ifndef GALAKTYKA_BYTEARRAYS_H
#define GALAKTYKA_BYTEARRAYS_H

#include <Python.h>
#include "CPy.h"

static inline int galaktyka_set_any(PyObject *row, PyObject *place, PyObject *number) {
    int done = place && number ? PyObject_SetItem(row, place, number) : -1;
    Py_XDECREF(place);
    Py_XDECREF(number);
    return done;
}

/* row[place] = number */
static inline int galaktyka_set_byte(PyObject *row, int64_t place, int64_t number) {
    if (likely((uint64_t)place < (uint64_t)Py_SIZE(row) && (uint64_t)number < 256)) {
        PyByteArray_AS_STRING(row)[place] = (char)number;
        return 0;
    }
    return galaktyka_set_any(row, PyLong_FromLongLong(place), PyLong_FromLongLong(number));
}

/* row[place] = number, of an int */
static inline int galaktyka_set_byte_of_int(PyObject *row, int64_t place, CPyTagged number) {
    if (likely(CPyTagged_CheckShort(number))) {
        return galaktyka_set_byte(row, place, CPyTagged_ShortAsSsize_t(number));
    }
    return galaktyka_set_any(row, PyLong_FromLongLong(place), CPyTagged_AsObject(number));
}

/* row[place] = number, both of ints */
static inline int galaktyka_set_byte_at_int(PyObject *row, CPyTagged place, CPyTagged number) {
    if (likely(CPyTagged_CheckShort(place))) {
        return galaktyka_set_byte_of_int(row, CPyTagged_ShortAsSsize_t(place), number);
    }
    return galaktyka_set_any(row, CPyTagged_AsObject(place), CPyTagged_AsObject(number));
}

/* row[place] */
static inline CPyTagged galaktyka_get_byte(PyObject *row, int64_t place) {
    if (likely((uint64_t)place < (uint64_t)Py_SIZE(row))) {
        return (CPyTagged)(uint8_t)PyByteArray_AS_STRING(row)[place] << 1;
    }
    if (place < 0 && place + Py_SIZE(row) >= 0) {
        return galaktyka_get_byte(row, place + Py_SIZE(row));
    }
    PyErr_SetString(PyExc_IndexError, "bytearray index out of range");
    return CPY_INT_TAG;
}

#endif
