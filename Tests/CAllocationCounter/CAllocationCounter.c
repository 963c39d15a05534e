#include "CAllocationCounter.h"

#include <errno.h>
#include <stddef.h>

// A program's own malloc takes the place of the C library's, for every library that it loads. These
// count and pass on to the names under which glibc keeps its own. The count is the thread's, so that
// tests that run beside one another do not count for each other; it lies in the thread's static block,
// so that counting asks for no memory.

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static __thread long count __attribute__((tls_model("initial-exec")));

long allocation_count(void) { return count; }

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
