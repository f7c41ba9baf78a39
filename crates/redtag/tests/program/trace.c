/* Writes down which names a program makes below a folder, and what it synchronises: preloaded, one
 * line for each call, in a file that the test reads afterwards.
 *
 *   name PATH          a file or folder was made
 *   rename FROM TO     (a tab between them)
 *   sync PATH SIZE     its bytes up to this size are on the disk; of a folder, its names are
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

static const char *folder;
static int trace = -1;

__attribute__((constructor)) static void begin(void) {
    const char *file = getenv("REDTAG_TRACE");
    folder = getenv("REDTAG_TRACE_FOLDER");
    if (file && folder) trace = REAL(open)(file, O_WRONLY | O_CREAT | O_APPEND, 0600);
}

static int is_ours(const char *path) {
    return trace >= 0 && !strncmp(path, folder, strlen(folder));
}

static void say(const char *what, const char *path, const char *more) {
    char line[2 * PATH_MAX + 64];
    int length = snprintf(line, sizeof line, "%s %s%s\n", what, path, more);
    if (is_ours(path) && write(trace, line, length) < 0) abort();
}

#define OPEN(name)                                                                                 \
    int name(const char *path, int flags, ...) {                                                   \
        va_list list;                                                                              \
        va_start(list, flags);                                                                     \
        int is_new = is_ours(path) && access(path, F_OK);                                          \
        int descriptor = REAL(name)(path, flags, va_arg(list, mode_t));                            \
        va_end(list);                                                                              \
        if (is_new && descriptor >= 0) say("name", path, "");                                      \
        return descriptor;                                                                         \
    }
OPEN(open)
OPEN(open64)

int mkdir(const char *path, mode_t mode) {
    int done = REAL(mkdir)(path, mode);
    if (!done) say("name", path, "");
    return done;
}

int rename(const char *from, const char *to) {
    char more[PATH_MAX + 2];
    snprintf(more, sizeof more, "\t%s", to);
    int done = REAL(rename)(from, to);
    if (!done) say("rename", from, more);
    return done;
}

static int synchronise(int descriptor, int (*real)(int)) {
    char link[64], path[PATH_MAX + 1], size[32];
    snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
    ssize_t length = readlink(link, path, PATH_MAX);
    struct stat state;
    int done = real(descriptor);
    if (done || length < 0 || fstat(descriptor, &state)) return done;
    path[length] = 0;
    snprintf(size, sizeof size, " %lld", (long long)state.st_size);
    say("sync", path, size);
    return done;
}

int fsync(int descriptor) { return synchronise(descriptor, REAL(fsync)); }

int fdatasync(int descriptor) { return synchronise(descriptor, REAL(fdatasync)); }
