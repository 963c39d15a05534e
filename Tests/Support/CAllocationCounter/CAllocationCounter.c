#include "CAllocationCounter.h"

#include <errno.h>
#include <stddef.h>

// The thread sanitizer has a malloc of its own, which must not be replaced: nothing is counted there.
#if defined(__has_feature)
#define SANITIZES_THREADS __has_feature(thread_sanitizer)
#else
#define SANITIZES_THREADS 0
#endif

// Interposes malloc: the definitions of the program replace those of the C library for all libraries.
// Each counts the call and forwards it to glibc's internal name. The count is thread-local, so that
// concurrent tests do not affect each other, with the initial-exec model, so that it is not allocated.

static __thread long count __attribute__((tls_model("initial-exec")));

long allocation_count(void) { return count; }

#if !SANITIZES_THREADS

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

void *malloc(size_t size) {
  count++;
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count++;
  return __libc_calloc(number, size);
}

void *realloc(void *block, size_t size) {
  count++;
  return __libc_realloc(block, size);
}

void *memalign(size_t alignment, size_t size) {
  count++;
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **block, size_t alignment, size_t size) {
  if (alignment % sizeof(void *) != 0 || (alignment & (alignment - 1)) != 0 || alignment == 0)
    return EINVAL;
  const int saved = errno;
  void *memory = memalign(alignment, size);
  errno = saved;
  if (memory == NULL) return ENOMEM;
  *block = memory;
  return 0;
}

#endif
