/* Faults in the files of the store: preloaded into a server, this fails calls on them as a disk
 * would. What fails follows from a seed and the number of the call. The test says what it wants,
 * and reads what happened, in a small file that both have open.
 *
 * With `power` a crash is a power cut: writes that were not synchronised are undone, from a point
 * that the seed chooses (`power.rs` proves that nothing else is). After an error of fsync, what was
 * written before is not on the disk even if a later fsync succeeds, as on Linux; only what is written
 * again is.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

enum { READ = 1, WRITE = 2, FULL = 4, SHORT = 8, SYNC = 16, DELAY = 32, CRASH = 64 };

/* All numbers are 64 bits wide, in this order. */
struct control {
    int64_t seed;  /* what follows from it */
    int64_t one_in; /* of this many calls one fails; none if this is 0 */
    int64_t kinds; /* which faults, of those above */
    int64_t power; /* whether a crash is a power cut */
    int64_t jump;  /* by how many seconds the clock on the wall is wrong */
    int64_t calls; /* how many calls there were */
    int64_t fired; /* how many of them failed */
};

static struct control *control;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

/* The files, and which descriptors are open on which of them. */
enum { FILES = 16, DESCRIPTORS = 1 << 16 };
static char *names[FILES];
static unsigned char file_of[DESCRIPTORS]; /* 0: none of ours */

/* Writes that may not be on the disk yet, oldest first. */
struct undo {
    int file, lost;
    off_t at, size;
    size_t length, had;
    char *old;
};
static struct undo *undos;
static size_t undo_count, undo_room;
/* How long each file was when it was last synchronised. */
static off_t safe_size[FILES];

/* A lasting fault: its kind, and for how many more calls. */
static int64_t burst_kind, burst_left;

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

__attribute__((constructor)) static void begin(void) {
    const char *path = getenv("REDTAG_FAULTS_CONTROL");
    int file = path ? REAL(open)(path, O_RDWR) : -1;
    if (file < 0) return;
    void *map = mmap(NULL, sizeof *control, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    if (map != MAP_FAILED) control = map;
    REAL(close)(file);
}

static uint64_t mix(uint64_t number) {
    number += 0x9e3779b97f4a7c15;
    number = (number ^ (number >> 30)) * 0xbf58476d1ce4e5b9;
    number = (number ^ (number >> 27)) * 0x94d049bb133111eb;
    return number ^ (number >> 31);
}

/* The files of the store are those of SQLite; the memory that connections share is no file. */
static void opened(int descriptor, const char *path) {
    if (!control || descriptor < 0 || descriptor >= DESCRIPTORS) return;
    pthread_mutex_lock(&lock);
    file_of[descriptor] = 0;
    if (strstr(path, "tables.sqlite") && !strstr(path, "-shm") && !strstr(path, ".lock")) {
        int file = 1;
        while (file < FILES - 1 && names[file] && strcmp(names[file], path)) file++;
        if (!names[file]) names[file] = strdup(path);
        file_of[descriptor] = file;
    }
    pthread_mutex_unlock(&lock);
}

static int ours(int descriptor) {
    return control && descriptor >= 0 && descriptor < DESCRIPTORS ? file_of[descriptor] : 0;
}

static void forget(size_t at) {
    free(undos[at].old);
    memmove(undos + at, undos + at + 1, (--undo_count - at) * sizeof *undos);
}

static void cut_power(uint64_t luck) {
    size_t from = undo_count ? luck % (undo_count + 1) : 0;
    for (size_t at = undo_count; at-- > 0;) {
        struct undo *undo = undos + at;
        if (at < from && !undo->lost) continue;
        int file = REAL(open)(names[undo->file], O_RDWR);
        if (file < 0) continue;
        if (REAL(pwrite)(file, undo->old, undo->had, undo->at) < 0) continue;
        off_t size = undo->size > safe_size[undo->file] ? undo->size : safe_size[undo->file];
        if (REAL(ftruncate)(file, size)) continue;
        REAL(close)(file);
    }
}

/* Makes room for one more at this place. */
static struct undo *insert(size_t at) {
    if (undo_count == undo_room) {
        undo_room = undo_room ? 2 * undo_room : 1024;
        undos = realloc(undos, undo_room * sizeof *undos);
    }
    memmove(undos + at + 1, undos + at, (undo_count++ - at) * sizeof *undos);
    return undos + at;
}

static void remember(int descriptor, off_t at, size_t length) {
    struct stat state;
    if (fstat(descriptor, &state)) return;
    struct undo undo = {ours(descriptor), 0, at, state.st_size, length, 0, malloc(length)};
    ssize_t had = REAL(pread)(descriptor, undo.old, length, at);
    undo.had = had > 0 ? had : 0;
    *insert(undo_count) = undo;
}

/* Leaves of a write only what lies between these places; what it had there, it keeps. */
static void clip(struct undo *undo, off_t from, off_t to) {
    off_t end = undo->at + (off_t)undo->length, had = undo->at + (off_t)undo->had;
    if (from < undo->at) from = undo->at;
    if (to > end) to = end;
    if (to < from) to = from;
    if (had > to) had = to;
    size_t skip = from - undo->at;
    undo->at = from, undo->length = to - from;
    undo->had = had > from ? had - from : 0;
    memmove(undo->old, undo->old + skip, undo->had);
}

/* Takes from a lost write what a safe one has written over since. If that is its middle, its end
 * becomes a write of its own, right after it. */
static int trim(size_t lost, size_t safe) {
    off_t from = undos[safe].at, to = from + (off_t)undos[safe].length;
    off_t end = undos[lost].at + (off_t)undos[lost].length;
    if (to <= undos[lost].at || from >= end) return 0;
    int is_split = from > undos[lost].at && to < end;
    if (is_split) {
        struct undo rest = undos[lost];
        rest.old = malloc(rest.length);
        memcpy(rest.old, undos[lost].old, rest.had);
        clip(&rest, to, end);
        *insert(lost + 1) = rest;
    }
    if (from > undos[lost].at)
        clip(undos + lost, undos[lost].at, from);
    else
        clip(undos + lost, to, end);
    return is_split;
}

/* What is synchronised is safe. */
static void synchronised(int descriptor) {
    int file = ours(descriptor);
    struct stat state;
    if (!fstat(descriptor, &state)) safe_size[file] = state.st_size;
    for (size_t safe = 0; safe < undo_count; safe++) {
        if (undos[safe].file != file || undos[safe].lost) continue;
        for (size_t lost = 0; lost < safe; lost++)
            if (undos[lost].file == file && undos[lost].lost) safe += trim(lost, safe);
    }
    for (size_t at = undo_count; at-- > 0;)
        if (undos[at].file == file && (!undos[at].lost || !undos[at].length)) forget(at);
}

/* A file that was cut stays so, and what was written beyond its end does not come back. */
static void shortened(int file, off_t size) {
    if (safe_size[file] > size) safe_size[file] = size;
    for (size_t at = undo_count; at-- > 0;) {
        if (undos[at].file != file) continue;
        clip(undos + at, 0, size);
        if (undos[at].size > size) undos[at].size = size;
        if (!undos[at].length) forget(at);
    }
}

static void lose(int file) {
    for (size_t at = 0; at < undo_count; at++)
        if (undos[at].file == file) undos[at].lost = 1;
}

static void crash(uint64_t luck) {
    control->fired++;
    if (control->power) cut_power(luck);
    _exit(86);
}

/* Which of these faults happens now; held under the lock. */
static int64_t fault(int64_t possible, uint64_t *luck) {
    uint64_t call = control->calls++;
    *luck = mix(control->seed ^ mix(call));
    possible &= control->kinds;
    if (!control->one_in) {
        burst_left = 0;
        return 0;
    }
    if (burst_left > 0) {
        burst_left--;
        if (possible & burst_kind) return control->fired++, burst_kind;
        return 0;
    }
    if (!possible || *luck % (uint64_t)control->one_in) return 0;
    int64_t kind;
    do {
        *luck = mix(*luck);
        kind = 1 << *luck % 7;
    } while (!(kind & possible));
    *luck = mix(*luck);
    burst_kind = kind;
    burst_left = kind & (READ | WRITE | FULL | SYNC) ? *luck % 12 : 0;
    if (kind != CRASH) control->fired++;
    return kind;
}

static void pause_for(uint64_t luck) {
    struct timespec time = {0, luck % 4000000};
    nanosleep(&time, NULL);
}

static ssize_t faulty_read(int descriptor, ssize_t (*real)(int, void *, size_t, off_t),
                           void *bytes, size_t length, off_t at) {
    uint64_t luck;
    pthread_mutex_lock(&lock);
    int64_t kind = fault(READ | DELAY | CRASH, &luck);
    if (kind == CRASH) crash(luck);
    pthread_mutex_unlock(&lock);
    if (kind == READ) return errno = EIO, -1;
    if (kind == DELAY) pause_for(luck);
    return real(descriptor, bytes, length, at);
}

static ssize_t faulty_write(int descriptor, ssize_t (*real)(int, const void *, size_t, off_t),
                            const void *bytes, size_t length, off_t at) {
    uint64_t luck;
    pthread_mutex_lock(&lock);
    int64_t kind = fault(WRITE | FULL | SHORT | DELAY | CRASH, &luck);
    if (kind == CRASH && luck & 1) crash(luck >> 1);
    if (kind == SHORT && length > 1) length = 1 + luck % (length - 1);
    ssize_t written = -1;
    if (kind == WRITE || kind == FULL) {
        errno = kind == FULL ? ENOSPC : EIO;
    } else {
        remember(descriptor, at, length);
        written = real(descriptor, bytes, length, at);
    }
    if (kind == CRASH) crash(luck >> 1);
    int error = errno;
    pthread_mutex_unlock(&lock);
    if (kind == DELAY) pause_for(luck);
    return errno = error, written;
}

static int faulty_sync(int descriptor, int (*real)(int)) {
    uint64_t luck;
    pthread_mutex_lock(&lock);
    int64_t kind = fault(SYNC | DELAY | CRASH, &luck);
    if (kind == CRASH && luck & 1) crash(luck >> 1);
    int done = -1;
    if (kind == SYNC) {
        lose(ours(descriptor));
    } else if (!(done = real(descriptor))) {
        synchronised(descriptor);
    }
    if (kind == CRASH) crash(luck >> 1);
    pthread_mutex_unlock(&lock);
    if (kind == DELAY) pause_for(luck);
    return kind == SYNC ? errno = EIO, -1 : done;
}

#define OPEN(name)                                                                                 \
    int name(const char *path, int flags, ...) {                                                   \
        va_list list;                                                                              \
        va_start(list, flags);                                                                     \
        int descriptor = REAL(name)(path, flags, va_arg(list, mode_t));                            \
        va_end(list);                                                                              \
        opened(descriptor, path);                                                                  \
        return descriptor;                                                                         \
    }
OPEN(open)
OPEN(open64)

int close(int descriptor) {
    if (ours(descriptor)) file_of[descriptor] = 0;
    return REAL(close)(descriptor);
}

ssize_t pread(int descriptor, void *bytes, size_t length, off_t at) {
    if (!ours(descriptor)) return REAL(pread)(descriptor, bytes, length, at);
    return faulty_read(descriptor, REAL(pread), bytes, length, at);
}

ssize_t pread64(int descriptor, void *bytes, size_t length, off_t at) {
    return pread(descriptor, bytes, length, at);
}

ssize_t pwrite(int descriptor, const void *bytes, size_t length, off_t at) {
    if (!ours(descriptor)) return REAL(pwrite)(descriptor, bytes, length, at);
    return faulty_write(descriptor, REAL(pwrite), bytes, length, at);
}

ssize_t pwrite64(int descriptor, const void *bytes, size_t length, off_t at) {
    return pwrite(descriptor, bytes, length, at);
}

static ssize_t read_here(int descriptor, void *bytes, size_t length, off_t at) {
    (void)at;
    return REAL(read)(descriptor, bytes, length);
}

ssize_t read(int descriptor, void *bytes, size_t length) {
    if (!ours(descriptor)) return REAL(read)(descriptor, bytes, length);
    return faulty_read(descriptor, read_here, bytes, length, 0);
}

static ssize_t write_here(int descriptor, const void *bytes, size_t length, off_t at) {
    (void)at;
    return REAL(write)(descriptor, bytes, length);
}

ssize_t write(int descriptor, const void *bytes, size_t length) {
    if (!ours(descriptor)) return REAL(write)(descriptor, bytes, length);
    return faulty_write(descriptor, write_here, bytes, length, lseek(descriptor, 0, SEEK_CUR));
}

int fsync(int descriptor) {
    if (!ours(descriptor)) return REAL(fsync)(descriptor);
    return faulty_sync(descriptor, REAL(fsync));
}

int fdatasync(int descriptor) {
    if (!ours(descriptor)) return REAL(fdatasync)(descriptor);
    return faulty_sync(descriptor, REAL(fdatasync));
}

int ftruncate(int descriptor, off_t size) {
    int file = ours(descriptor);
    if (!file) return REAL(ftruncate)(descriptor, size);
    pthread_mutex_lock(&lock);
    int done = REAL(ftruncate)(descriptor, size);
    if (!done) shortened(file, size);
    pthread_mutex_unlock(&lock);
    return done;
}

int ftruncate64(int descriptor, off_t size) { return ftruncate(descriptor, size); }

/* Another file may get the name of one that is gone. */
int unlink(const char *path) {
    int done = REAL(unlink)(path);
    pthread_mutex_lock(&lock);
    for (int file = 1; !done && file < FILES; file++)
        if (names[file] && !strcmp(names[file], path)) shortened(file, 0);
    pthread_mutex_unlock(&lock);
    return done;
}

int clock_gettime(clockid_t clock, struct timespec *time) {
    int done = REAL(clock_gettime)(clock, time);
    if (control && clock == CLOCK_REALTIME) time->tv_sec += control->jump;
    return done;
}
