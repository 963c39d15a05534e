// The process that decodes a file for another one: see CImageFile.h.

#define _GNU_SOURCE

#include "Process.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

_Noreturn void fail(CImageFileFailure failure, const char *message) {
  // The last line is read, so that it is one.
  fputc('\n', stderr);
  for (const char *c = message; *c; c++) {
    if (*c != '\n' || c[1]) fputc(*c == '\n' ? ' ' : *c, stderr);
  }
  fputc('\n', stderr);
  fflush(stderr);
  _exit(failure);
}

void *load_library(const char *name) {
  void *library = dlopen(name, RTLD_NOW | RTLD_LOCAL);
  if (!library) fail(CImageFileNoLibrary, name);
  return library;
}

void *find_function(void *library, const char *name) {
  void *address = dlsym(library, name);
  if (!address) fail(CImageFileNoLibrary, name);
  return address;
}

void check_size(int width, int height) {
  if (width > 0 && height > 0 && width <= CImageFileMaxSide && height <= CImageFileMaxSide
      && (long)width * height <= CImageFileMaxPixels) return;
  char size[64];
  snprintf(size, sizeof size, "%d x %d", width, height);
  fail(CImageFileInvalidSize, size);
}

static void write_bytes(const void *bytes, size_t count) {
  if (fwrite(bytes, 1, count, stdout) != count) _exit(1);
}

void write_header(CImageFileHeader header, const uint8_t *profile) {
  write_bytes(&header, sizeof header);
  write_bytes(profile, header.profile_count);
}

static uint8_t straight(uint8_t level, uint8_t alpha) {
  const uint32_t result = alpha > 0 ? (level * 255u + alpha / 2) / alpha : 0;
  return result < 255 ? (uint8_t)result : 255;
}

void write_frame(ImagePixels pixels, uint32_t milliseconds) {
  write_bytes(&milliseconds, sizeof milliseconds);
  uint8_t *row = malloc(4 * (size_t)pixels.width);
  if (!row) _exit(1);
  for (uint32_t y = 0; y < pixels.height; y++) {
    const uint8_t *source = pixels.bytes + y * pixels.stride;
    for (uint32_t x = 0; x < pixels.width; x++, source += pixels.channels) {
      const uint8_t alpha = pixels.channels == 4 ? source[3] : 255;
      for (int channel = 0; channel < 3; channel++) {
        const uint8_t level = source[2 - channel];
        row[4 * x + channel] = pixels.is_premultiplied ? straight(level, alpha) : level;
      }
      row[4 * x + 3] = alpha;
    }
    write_bytes(row, 4 * (size_t)pixels.width);
  }
  free(row);
}

// Reads the standard input to its end.
static ImageFile read_file(void) {
  ImageFile file = {NULL, 0};
  size_t capacity = 1 << 16;
  while ((file.bytes = realloc(file.bytes, capacity))) {
    file.count += fread(file.bytes + file.count, 1, capacity - file.count, stdin);
    if (file.count < capacity) return file;
    capacity *= 2;
  }
  _exit(1);
}

__attribute__((constructor)) static void decode_in_place_of_main(void) {
  const char *variable = getenv("CIMAGE_FILE");
  if (!variable) return;
  char format[8];
  snprintf(format, sizeof format, "%s", variable);
  unsetenv("CIMAGE_FILE");
  setrlimit(RLIMIT_CORE, &(struct rlimit){0, 0});
  const size_t length = strlen(format);
  const bool has_all_frames = length > 0 && format[length - 1] == '+';
  if (has_all_frames) format[length - 1] = 0;
  const ImageFile file = read_file();
  if (strcmp(format, "heif") == 0) {
    decode_with_libheif(file);
  } else {
    decode_with_gdk_pixbuf(file, format, has_all_frames);
  }
  _exit(fflush(stdout) == 0 ? 0 : 1);
}
