/* Writes down what a program writes to the database of a house, and when it asks for it to be on the disk: for `power.py`.
 *
 * Each record is a byte for what (w: write, t: truncate, s: sync), a byte for which file (0: the database, 1: its WAL), the offset and the
 * length as 64-bit numbers, and the bytes that were written. Syncs themselves are left out: the machine stays on.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <unistd.h>

#define MOST 4096
static signed char kinds[MOST]; /* by descriptor: 0 unknown, 1 the database, 2 its WAL */
static int journal = -1;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *real(const char *name) { return dlsym(RTLD_NEXT, name); }

static int ends_with(const char *text, const char *end) {
  size_t a = strlen(text), b = strlen(end);
  return a >= b && strcmp(text + a - b, end) == 0;
}

static void opened(int fd, const char *path) {
  if (fd < 0 || fd >= MOST) return;
  kinds[fd] = ends_with(path, "/house.sqlite") ? 1 : ends_with(path, "/house.sqlite-wal") ? 2 : 0;
}

static int kind(int fd) { return fd >= 0 && fd < MOST ? kinds[fd] : 0; }

static void record(char what, int fd, int64_t offset, const void *data, int64_t length) {
  struct __attribute__((packed)) { char what, file; int64_t offset, length; } head = {what, kind(fd) - 1, offset, length};
  struct iovec parts[2] = {{&head, sizeof head}, {(void *)data, what == 'w' ? (size_t)length : 0}};
  pthread_mutex_lock(&lock);
  if (journal < 0) {
    int (*open_)(const char *, int, ...) = real("open");
    const char *path = getenv("POWER_JOURNAL");
    journal = path ? open_(path, O_WRONLY | O_APPEND | O_CREAT, 0600) : -1;
  }
  if (journal < 0 || writev(journal, parts, 2) != (ssize_t)(parts[0].iov_len + parts[1].iov_len)) abort();
  pthread_mutex_unlock(&lock);
}

#define OPEN(name) \
  int name(const char *path, int flags, ...) { \
    va_list rest; \
    va_start(rest, flags); \
    mode_t mode = va_arg(rest, mode_t); \
    va_end(rest); \
    int fd = ((int (*)(const char *, int, ...))real(#name))(path, flags, mode); \
    opened(fd, path); \
    return fd; \
  }
OPEN(open)
OPEN(open64)

int close(int fd) {
  if (fd >= 0 && fd < MOST) kinds[fd] = 0;
  return ((int (*)(int))real("close"))(fd);
}

ssize_t write(int fd, const void *data, size_t length) {
  if (kind(fd)) record('w', fd, lseek(fd, 0, SEEK_CUR), data, (int64_t)length);
  return ((ssize_t (*)(int, const void *, size_t))real("write"))(fd, data, length);
}

#define PWRITE(name) \
  ssize_t name(int fd, const void *data, size_t length, off_t offset) { \
    if (kind(fd)) record('w', fd, offset, data, (int64_t)length); \
    return ((ssize_t (*)(int, const void *, size_t, off_t))real(#name))(fd, data, length, offset); \
  }
PWRITE(pwrite)
PWRITE(pwrite64)

#define TRUNCATE(name) \
  int name(int fd, off_t length) { \
    if (kind(fd)) record('t', fd, 0, NULL, length); \
    return ((int (*)(int, off_t))real(#name))(fd, length); \
  }
TRUNCATE(ftruncate)
TRUNCATE(ftruncate64)

#define SYNC(name) \
  int name(int fd) { \
    if (!kind(fd)) return ((int (*)(int))real(#name))(fd); \
    record('s', fd, 0, NULL, 0); \
    return 0; \
  }
SYNC(fsync)
SYNC(fdatasync)
