/* A network in integers: sums of 16-bit rows, then two layers of 8-bit weights, each row with a factor of its own.
 *
 * The same numbers on every machine: no sum is larger than 32 bits, no product with a factor larger than 64.
 *
 * plain.py computes the same with Python's integers; tests hold the two together. Everything is copied when a network
 * is made, so nothing here depends on what the caller does with its buffers later.
 */
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define EMPTY 255
#define MOST_ACTIVATION 4095 /* 12 bits: a sum over 2,048 products with 8-bit weights fits into 32 bits */
#define MOST_WIDTH 2048

typedef struct {
    PyObject_HEAD
    Py_ssize_t slots, features, first, second, choices;
    int shift_first, shift_second;
    int32_t *first_features; /* for each slot the feature of the value 0 */
    int16_t *rows;           /* features + choices rows of the first layer */
    int32_t *first_bias;
    int16_t *weights; /* the second layer, a row for each of its outputs; 8 bits, kept in 16 for quick products */
    int32_t *second_factors, *second_bias;
    int16_t *policy; /* a row for each choice, and one for the value */
    int32_t *policy_factors, *policy_bias;
    int32_t *sums;
    int16_t *hidden, *last;
} Network;

static void *copied(Py_buffer *from, Py_ssize_t items, Py_ssize_t size, const char *what)
{
    void *copy;
    if (from->len != items * size) {
        PyErr_Format(PyExc_ValueError, "%s: %zd bytes instead of %zd", what, from->len, items * size);
        return NULL;
    }
    copy = PyMem_Malloc(from->len ? from->len : 1);
    if (!copy)
        PyErr_NoMemory();
    else
        memcpy(copy, from->buf, from->len);
    return copy;
}

static int network_init(Network *self, PyObject *args, PyObject *keywords)
{
    static char *names[] = {"sizes", "first_features", "rows", "first_bias", "weights", "second_factors", "second_bias",
                            "policy", "policy_factors", "policy_bias", NULL};
    Py_buffer given[9];
    int number, done = -1;
    memset(given, 0, sizeof given);
    if (self->sums) {
        PyErr_SetString(PyExc_RuntimeError, "a network never changes");
        return -1;
    }
    if (!PyArg_ParseTupleAndKeywords(args, keywords, "(nnnnnii)y*y*y*y*y*y*y*y*y*", names, &self->slots, &self->features,
                                     &self->first, &self->second, &self->choices, &self->shift_first,
                                     &self->shift_second, &given[0], &given[1], &given[2], &given[3], &given[4],
                                     &given[5], &given[6], &given[7], &given[8]))
        return -1;
    if (self->slots < 1 || self->features < 1 || self->first < 1 || self->second < 1 || self->choices < 1 ||
        self->first > MOST_WIDTH || self->second > MOST_WIDTH || self->features > 65536 || self->choices > 65536 ||
        self->slots > 65536 || self->shift_first < 0 || self->shift_first > 30 || self->shift_second < 0 ||
        self->shift_second > 30) {
        PyErr_SetString(PyExc_ValueError, "sizes of a network that cannot be");
        goto end;
    }
    if ((self->first_features = copied(&given[0], self->slots, 4, "first_features")) &&
        (self->rows = copied(&given[1], (self->features + self->choices) * self->first, 2, "rows")) &&
        (self->first_bias = copied(&given[2], self->first, 4, "first_bias")) &&
        (self->weights = copied(&given[3], self->first * self->second, 2, "weights")) &&
        (self->second_factors = copied(&given[4], self->second, 4, "second_factors")) &&
        (self->second_bias = copied(&given[5], self->second, 4, "second_bias")) &&
        (self->policy = copied(&given[6], (self->choices + 1) * self->second, 2, "policy")) &&
        (self->policy_factors = copied(&given[7], self->choices + 1, 4, "policy_factors")) &&
        (self->policy_bias = copied(&given[8], self->choices + 1, 4, "policy_bias")) &&
        (self->hidden = PyMem_Malloc(self->first * sizeof(int16_t))) &&
        (self->last = PyMem_Malloc(self->second * sizeof(int16_t))) &&
        (self->sums = PyMem_Malloc(self->first * sizeof(int32_t))))
        done = 0;
    else if (!PyErr_Occurred())
        PyErr_NoMemory();
end:
    for (number = 0; number < 9; number++)
        PyBuffer_Release(&given[number]);
    return done;
}

static void network_dealloc(Network *self)
{
    PyMem_Free(self->first_features);
    PyMem_Free(self->rows);
    PyMem_Free(self->first_bias);
    PyMem_Free(self->weights);
    PyMem_Free(self->second_factors);
    PyMem_Free(self->second_bias);
    PyMem_Free(self->policy);
    PyMem_Free(self->policy_factors);
    PyMem_Free(self->policy_bias);
    PyMem_Free(self->sums);
    PyMem_Free(self->hidden);
    PyMem_Free(self->last);
    Py_TYPE(self)->tp_free((PyObject *)self);
}

static void add_row(int32_t *restrict sums, const int16_t *restrict row, Py_ssize_t size)
{
    Py_ssize_t i;
    for (i = 0; i < size; i++)
        sums[i] += row[i];
}

static int32_t product(const int16_t *restrict row, const int16_t *restrict values, Py_ssize_t size)
{
    Py_ssize_t i;
    int32_t sum = 0;
    for (i = 0; i < size; i++)
        sum += (int32_t)row[i] * values[i];
    return sum;
}

static int16_t activated(int64_t sum, int shift)
{
    if (sum <= 0)
        return 0;
    sum >>= shift;
    return sum > MOST_ACTIVATION ? MOST_ACTIVATION : (int16_t)sum;
}

/* answer(row, start, legal) -> [value, a number for each legal choice ...] */
static PyObject *network_answer(Network *self, PyObject *const *args, Py_ssize_t count)
{
    Py_buffer row;
    Py_ssize_t start, i, number;
    const uint8_t *slots;
    PyObject *answer = NULL, *legal;
    if (count != 3 || !PyList_Check(args[2])) {
        PyErr_SetString(PyExc_TypeError, "answer(row, start, list of choices)");
        return NULL;
    }
    legal = args[2];
    start = PyLong_AsSsize_t(args[1]);
    if (start == -1 && PyErr_Occurred())
        return NULL;
    if (PyObject_GetBuffer(args[0], &row, PyBUF_SIMPLE) < 0)
        return NULL;
    if (start < 0 || start > row.len - self->slots) {
        PyErr_SetString(PyExc_ValueError, "the row is too short");
        goto end;
    }
    slots = (const uint8_t *)row.buf + start;
    memcpy(self->sums, self->first_bias, self->first * sizeof(int32_t));
    for (i = 0; i < self->slots; i++)
        if (slots[i] != EMPTY) {
            Py_ssize_t feature = self->first_features[i] + (Py_ssize_t)slots[i];
            if (feature < 0 || feature >= self->features) {
                PyErr_Format(PyExc_ValueError, "slot %zd holds %d", i, slots[i]);
                goto end;
            }
            add_row(self->sums, self->rows + feature * self->first, self->first);
        }
    number = PyList_GET_SIZE(legal);
    answer = PyList_New(number + 1);
    if (!answer)
        goto end;
    for (i = 0; i < number; i++) {
        Py_ssize_t choice = PyLong_AsSsize_t(PyList_GET_ITEM(legal, i));
        if (choice < 0 || choice >= self->choices) {
            if (!PyErr_Occurred())
                PyErr_Format(PyExc_ValueError, "there is no choice %zd", choice);
            goto fail;
        }
        add_row(self->sums, self->rows + (self->features + choice) * self->first, self->first);
    }
    for (i = 0; i < self->first; i++)
        self->hidden[i] = activated(self->sums[i], self->shift_first);
    for (i = 0; i < self->second; i++)
        self->last[i] = activated(
            self->second_bias[i] + (int64_t)self->second_factors[i] *
                                       product(self->weights + i * self->first, self->hidden, self->first),
            self->shift_second);
    for (i = -1; i < number; i++) {
        Py_ssize_t choice = i < 0 ? self->choices : PyLong_AsSsize_t(PyList_GET_ITEM(legal, i));
        PyObject *one = PyLong_FromLongLong(
            self->policy_bias[choice] + (int64_t)self->policy_factors[choice] *
                                            product(self->policy + choice * self->second, self->last, self->second));
        if (!one)
            goto fail;
        PyList_SET_ITEM(answer, i + 1, one);
    }
    goto end;
fail:
    Py_CLEAR(answer);
end:
    PyBuffer_Release(&row);
    return answer;
}

static PyMethodDef methods[] = {
    {"answer", (PyCFunction)(void (*)(void))network_answer, METH_FASTCALL,
     "answer(row, start, choices): what the position is worth, then a number for each choice."},
    {NULL}};

static PyTypeObject NetworkType = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "galaktyka.bots.network.kernel.Network",
    .tp_basicsize = sizeof(Network),
    .tp_dealloc = (destructor)network_dealloc,
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_doc = "A network in integers.",
    .tp_methods = methods,
    .tp_init = (initproc)network_init,
    .tp_new = PyType_GenericNew,
};

static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, .m_name = "kernel", .m_size = -1};

PyMODINIT_FUNC PyInit_kernel(void)
{
    PyObject *made;
    if (PyType_Ready(&NetworkType) < 0 || !(made = PyModule_Create(&module)))
        return NULL;
    Py_INCREF(&NetworkType);
    if (PyModule_AddObject(made, "Network", (PyObject *)&NetworkType) < 0) {
        Py_DECREF(&NetworkType);
        Py_DECREF(made);
        return NULL;
    }
    return made;
}
