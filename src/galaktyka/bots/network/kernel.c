/* A network in integers: sums of 16-bit rows, then two layers of 8-bit weights, each row with a factor of its own.
 *
 * The same numbers on every machine: no sum is larger than 32 bits, no product with a factor larger than 64.
 *
 * Most numbers of the first layer are nothing, so the second is added up column by column, and only where there is
 * something. The loops are compiled several times, for the instructions that processors have; which one is used is
 * found out when a network is made. plain.py computes the same with Python's integers; tests hold all of them
 * together. Everything is copied when a network is made, so nothing here depends on what the caller does with its
 * buffers later.
 */
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define EMPTY 255
#define MOST_ACTIVATION 4095 /* 12 bits: a sum over 2,048 products with 8-bit weights fits into 32 bits */
#define MOST_WIDTH 2048
#define MOST_SUM 524287 /* times 4,095 fits into 32 bits */
#define MOST_INSTRUCTIONS 3

#if defined(__GNUC__)
#define WITHIN static inline __attribute__((always_inline))
#else
#define WITHIN static inline
#endif

typedef struct Network Network;
typedef void (*Thinking)(Network *, Py_ssize_t, Py_ssize_t);

struct Network {
    PyObject_HEAD
    Py_ssize_t slots, features, first, second, choices;
    int shift_first, shift_second;
    int32_t *first_features; /* for each slot the feature of the value 0 */
    int16_t *rows;           /* features + choices rows of the first layer */
    int32_t *first_bias;
    int8_t *columns; /* of the second layer: for each number of the first its weights */
    int32_t *second_factors, *second_bias;
    int16_t *policy; /* a row for each choice of 8 bits, kept in 16 for quick products, and a finer one for the value */
    int32_t *policy_factors, *policy_bias;
    Thinking think;
    int32_t *on; /* rows of the first layer that count, and then columns of the second; the choices are the last */
    int32_t *sums;
    int16_t *hidden, *last;
    int64_t *answers;
};

WITHIN void add_row(int32_t *restrict sums, const int16_t *restrict row, Py_ssize_t size)
{
    Py_ssize_t i;
    for (i = 0; i < size; i++)
        sums[i] += row[i];
}

/* Four at once, so that the sums are read and written a quarter as often. */
WITHIN void add_rows(int32_t *restrict sums, const int16_t *restrict a, const int16_t *restrict b,
                     const int16_t *restrict c, const int16_t *restrict d, Py_ssize_t size)
{
    Py_ssize_t i;
    for (i = 0; i < size; i++)
        sums[i] += a[i] + b[i] + c[i] + d[i];
}

WITHIN void add_column(int32_t *restrict sums, const int8_t *restrict column, int32_t times, Py_ssize_t size)
{
    Py_ssize_t i;
    for (i = 0; i < size; i++)
        sums[i] += column[i] * times;
}

WITHIN void add_columns(int32_t *restrict sums, const int8_t *restrict a, int32_t times_a, const int8_t *restrict b,
                        int32_t times_b, const int8_t *restrict c, int32_t times_c, const int8_t *restrict d,
                        int32_t times_d, Py_ssize_t size)
{
    Py_ssize_t i;
    for (i = 0; i < size; i++)
        sums[i] += a[i] * times_a + b[i] * times_b + c[i] * times_c + d[i] * times_d;
}

WITHIN int32_t product(const int16_t *restrict row, const int16_t *restrict values, Py_ssize_t size)
{
    Py_ssize_t i;
    int32_t sum = 0;
    for (i = 0; i < size; i++)
        sum += (int32_t)row[i] * values[i];
    return sum;
}

WITHIN int16_t activated(int64_t sum, int shift)
{
    sum >>= shift;
    return sum <= 0 ? 0 : sum > MOST_ACTIVATION ? MOST_ACTIVATION : (int16_t)sum;
}

WITHIN void first_layer(Network *self, const int32_t *on, Py_ssize_t count)
{
    Py_ssize_t i = 0, size = self->first;
    const int16_t *rows = self->rows;
    memcpy(self->sums, self->first_bias, size * sizeof(int32_t));
    for (; i + 4 <= count; i += 4)
        add_rows(self->sums, rows + on[i] * size, rows + on[i + 1] * size, rows + on[i + 2] * size,
                 rows + on[i + 3] * size, size);
    for (; i < count; i++)
        add_row(self->sums, rows + on[i] * size, size);
    for (i = 0; i < size; i++)
        self->hidden[i] = activated(self->sums[i], self->shift_first);
}

WITHIN void second_layer(Network *self, int32_t *on)
{
    Py_ssize_t i, count = 0, size = self->second;
    const int8_t *columns = self->columns;
    const int16_t *hidden = self->hidden;
    for (i = 0; i < self->first; i++) {
        on[count] = (int32_t)i;
        count += hidden[i] != 0;
    }
    memset(self->sums, 0, size * sizeof(int32_t));
    for (i = 0; i + 4 <= count; i += 4)
        add_columns(self->sums, columns + on[i] * size, hidden[on[i]], columns + on[i + 1] * size, hidden[on[i + 1]],
                    columns + on[i + 2] * size, hidden[on[i + 2]], columns + on[i + 3] * size, hidden[on[i + 3]],
                    size);
    for (; i < count; i++)
        add_column(self->sums, columns + on[i] * size, hidden[on[i]], size);
    for (i = 0; i < size; i++)
        self->last[i] = activated(self->second_bias[i] + (int64_t)self->second_factors[i] * self->sums[i],
                                  self->shift_second);
}

WITHIN int64_t output(Network *self, Py_ssize_t choice)
{
    int32_t sum = product(self->policy + choice * self->second, self->last, self->second);
    return self->policy_bias[choice] + (int64_t)self->policy_factors[choice] * sum;
}

/* From the rows that are on, `choices` of them at the end, to the answers: the value, and each of the choices. */
WITHIN void think(Network *self, Py_ssize_t count, Py_ssize_t choices)
{
    Py_ssize_t i;
    first_layer(self, self->on, count);
    second_layer(self, self->on + count);
    self->answers[0] = output(self, self->choices);
    for (i = 0; i < choices; i++)
        self->answers[i + 1] = output(self, self->on[count - choices + i] - self->features);
}

#define AS(name, attribute)                                                                                            \
    attribute static void think_##name(Network *self, Py_ssize_t count, Py_ssize_t choices)                            \
    {                                                                                                                  \
        think(self, count, choices);                                                                                   \
    }

AS(plain, )
#if defined(__x86_64__) && defined(__GNUC__)
AS(avx2, __attribute__((target("avx2"))))
AS(avx512, __attribute__((target("avx512f,avx512bw,avx512dq,avx512vl"))))
#endif

typedef struct {
    const char *name;
    Thinking think;
} Instructions;

/* What this machine can do, the quickest first. */
static int possible(Instructions *found)
{
    int count = 0;
#if defined(__x86_64__) && defined(__GNUC__)
    __builtin_cpu_init();
    if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
        __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl"))
        found[count++] = (Instructions){"avx512", think_avx512};
    if (__builtin_cpu_supports("avx2"))
        found[count++] = (Instructions){"avx2", think_avx2};
#endif
    found[count++] = (Instructions){"plain", think_plain};
    return count;
}

/* That of the name; the quickest if there is no name. */
static Thinking thinking(const char *name)
{
    Instructions found[MOST_INSTRUCTIONS];
    int i, count = possible(found);
    for (i = 0; i < count; i++)
        if (!*name || strcmp(name, found[i].name) == 0)
            return found[i].think;
    PyErr_Format(PyExc_ValueError, "instructions that cannot be used here: %s", name);
    return NULL;
}

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

/* The rows of the second layer as columns. */
static int8_t *turned(Py_buffer *from, Py_ssize_t rows, Py_ssize_t size)
{
    Py_ssize_t row, i;
    int8_t *columns;
    int16_t *weights = copied(from, rows * size, 2, "weights");
    if (!weights)
        return NULL;
    columns = PyMem_Malloc(rows * size);
    if (!columns)
        PyErr_NoMemory();
    else
        for (row = 0; row < rows; row++)
            for (i = 0; i < size; i++)
                columns[i * rows + row] = (int8_t)weights[row * size + i];
    PyMem_Free(weights);
    return columns;
}

static int are_small(Py_buffer *weights)
{
    Py_ssize_t i;
    const int16_t *numbers = weights->buf;
    for (i = 0; i < weights->len / 2; i++)
        if (numbers[i] < -128 || numbers[i] > 127) {
            PyErr_SetString(PyExc_ValueError, "weights of more than 8 bits that cannot be");
            return 0;
        }
    return 1;
}

/* No sum over a row with numbers of 12 bits is larger than 32 bits. */
static int sums_fit(Py_buffer *policy, Py_ssize_t size)
{
    Py_ssize_t i, row;
    const int16_t *numbers = policy->buf;
    for (row = 0; row < policy->len / 2 / size; row++) {
        int64_t sum = 0;
        for (i = 0; i < size; i++)
            sum += numbers[row * size + i] < 0 ? -numbers[row * size + i] : numbers[row * size + i];
        if (sum > MOST_SUM) {
            PyErr_SetString(PyExc_ValueError, "weights whose sums do not fit into 32 bits");
            return 0;
        }
    }
    return 1;
}

static int network_init(Network *self, PyObject *args, PyObject *keywords)
{
    static char *names[] = {"sizes", "first_features", "rows", "first_bias", "weights", "second_factors", "second_bias",
                            "policy", "policy_factors", "policy_bias", "instructions", NULL};
    Py_buffer given[9];
    const char *instructions = "";
    int number, done = -1;
    memset(given, 0, sizeof given);
    if (self->sums) {
        PyErr_SetString(PyExc_RuntimeError, "a network never changes");
        return -1;
    }
    if (!PyArg_ParseTupleAndKeywords(args, keywords, "(nnnnnii)y*y*y*y*y*y*y*y*y*|s", names, &self->slots, &self->features,
                                     &self->first, &self->second, &self->choices, &self->shift_first,
                                     &self->shift_second, &given[0], &given[1], &given[2], &given[3], &given[4],
                                     &given[5], &given[6], &given[7], &given[8], &instructions))
        return -1;
    if (self->slots < 1 || self->features < 1 || self->first < 1 || self->second < 1 || self->choices < 1 ||
        self->first > MOST_WIDTH || self->second > MOST_WIDTH || self->features > 65536 || self->choices > 65536 ||
        self->slots > 65536 || self->shift_first < 0 || self->shift_first > 30 || self->shift_second < 0 ||
        self->shift_second > 30) {
        PyErr_SetString(PyExc_ValueError, "sizes of a network that cannot be");
        goto end;
    }
    if (!are_small(&given[3]) || !sums_fit(&given[6], self->second) || !(self->think = thinking(instructions)))
        goto end;
    if ((self->first_features = copied(&given[0], self->slots, 4, "first_features")) &&
        (self->rows = copied(&given[1], (self->features + self->choices) * self->first, 2, "rows")) &&
        (self->first_bias = copied(&given[2], self->first, 4, "first_bias")) &&
        (self->columns = turned(&given[3], self->second, self->first)) &&
        (self->second_factors = copied(&given[4], self->second, 4, "second_factors")) &&
        (self->second_bias = copied(&given[5], self->second, 4, "second_bias")) &&
        (self->policy = copied(&given[6], (self->choices + 1) * self->second, 2, "policy")) &&
        (self->policy_factors = copied(&given[7], self->choices + 1, 4, "policy_factors")) &&
        (self->policy_bias = copied(&given[8], self->choices + 1, 4, "policy_bias")) &&
        (self->on = PyMem_Malloc((self->slots + self->choices + self->first) * sizeof(int32_t))) &&
        (self->answers = PyMem_Malloc((self->choices + 1) * sizeof(int64_t))) &&
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
    PyMem_Free(self->columns);
    PyMem_Free(self->second_factors);
    PyMem_Free(self->second_bias);
    PyMem_Free(self->policy);
    PyMem_Free(self->policy_factors);
    PyMem_Free(self->policy_bias);
    PyMem_Free(self->on);
    PyMem_Free(self->answers);
    PyMem_Free(self->sums);
    PyMem_Free(self->hidden);
    PyMem_Free(self->last);
    Py_TYPE(self)->tp_free((PyObject *)self);
}

/* answer(row, start, legal) -> [value, a number for each legal choice ...] */
static PyObject *network_answer(Network *self, PyObject *const *args, Py_ssize_t count)
{
    Py_buffer row;
    Py_ssize_t start, i, number, on = 0;
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
    number = PyList_GET_SIZE(legal);
    if (number > self->choices) {
        PyErr_SetString(PyExc_ValueError, "there are not so many choices");
        goto end;
    }
    slots = (const uint8_t *)row.buf + start;
    for (i = 0; i < self->slots; i++)
        if (slots[i] != EMPTY) {
            Py_ssize_t feature = self->first_features[i] + (Py_ssize_t)slots[i];
            if (feature < 0 || feature >= self->features) {
                PyErr_Format(PyExc_ValueError, "slot %zd holds %d", i, slots[i]);
                goto end;
            }
            self->on[on++] = (int32_t)feature;
        }
    for (i = 0; i < number; i++) {
        Py_ssize_t choice = PyLong_AsSsize_t(PyList_GET_ITEM(legal, i));
        if (choice < 0 || choice >= self->choices) {
            if (!PyErr_Occurred())
                PyErr_Format(PyExc_ValueError, "there is no choice %zd", choice);
            goto end;
        }
        self->on[on++] = (int32_t)(self->features + choice);
    }
    self->think(self, on, number);
    answer = PyList_New(number + 1);
    if (!answer)
        goto end;
    for (i = 0; i <= number; i++) {
        PyObject *one = PyLong_FromLongLong(self->answers[i]);
        if (!one)
            goto fail;
        PyList_SET_ITEM(answer, i, one);
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

/* The names of what `instructions` can be, the quickest first. */
static PyObject *kernel_instructions(PyObject *self, PyObject *args)
{
    Instructions found[MOST_INSTRUCTIONS];
    int i, count = possible(found);
    PyObject *names = PyList_New(count);
    for (i = 0; names && i < count; i++) {
        PyObject *name = PyUnicode_FromString(found[i].name);
        if (!name)
            Py_CLEAR(names);
        else
            PyList_SET_ITEM(names, i, name);
    }
    return names;
}

static PyMethodDef functions[] = {
    {"instructions", kernel_instructions, METH_NOARGS, "What `instructions` can be here, the quickest first."},
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

static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, .m_name = "kernel", .m_size = -1, .m_methods = functions};

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
