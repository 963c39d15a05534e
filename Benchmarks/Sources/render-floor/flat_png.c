#include "flat_png.h"

#include <immintrin.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

enum { COLOR_MASK = 0x00ffffff, LITERAL_CODES = 286, ADLER_BASE = 65521 };

// A difference to the row above and the number of consecutive pixels that have it; ROW_START stands
// for a filter byte.
typedef struct {
  uint32_t difference, count;
} Run;
static const uint32_t ROW_START = ~0u;

typedef struct {
  uint64_t bits;
  int bit_count;
  uint8_t *next;
} BitWriter;

static inline void put(BitWriter *writer, uint32_t value, int count) {
  writer->bits |= (uint64_t)value << writer->bit_count;
  writer->bit_count += count;
  while (writer->bit_count >= 32) {
    const uint32_t word = (uint32_t)writer->bits;
    memcpy(writer->next, &word, 4);
    writer->next += 4;
    writer->bits >>= 32;
    writer->bit_count -= 32;
  }
}

static void put_big_endian(uint8_t *place, uint32_t value) {
  for (int i = 0; i < 4; i++) place[i] = (uint8_t)(value >> (24 - 8 * i));
}

// Computes Huffman code lengths; frequencies are flattened until the longest code has the allowed
// length.
static void find_lengths(const uint32_t *frequencies, int count, int max_length, uint8_t *lengths) {
  uint64_t flattened[LITERAL_CODES];
  for (int i = 0; i < count; i++) flattened[i] = frequencies[i];
  for (;;) {
    uint64_t weights[2 * LITERAL_CODES];
    int parents[2 * LITERAL_CODES], roots[LITERAL_CODES], leaves[LITERAL_CODES];
    int root_count = 0, next = count;
    memset(lengths, 0, (size_t)count);
    for (int i = 0; i < count; i++) {
      if (flattened[i] == 0) continue;
      weights[i] = flattened[i];
      roots[root_count++] = i;
    }
    if (root_count == 1) {
      lengths[roots[0]] = 1;
      return;
    }
    const int leaf_count = root_count;
    memcpy(leaves, roots, sizeof(int) * (size_t)leaf_count);
    while (root_count > 1) {
      for (int k = 0; k < 2; k++) {
        int lightest = k;
        for (int i = k + 1; i < root_count; i++) {
          if (weights[roots[i]] < weights[roots[lightest]]) lightest = i;
        }
        const int swapped = roots[k];
        roots[k] = roots[lightest];
        roots[lightest] = swapped;
      }
      weights[next] = weights[roots[0]] + weights[roots[1]];
      parents[roots[0]] = parents[roots[1]] = next;
      roots[0] = next++;
      roots[1] = roots[--root_count];
    }
    int longest = 0;
    for (int i = 0; i < leaf_count; i++) {
      int depth = 0;
      for (int node = leaves[i]; node != roots[0]; node = parents[node]) depth++;
      lengths[leaves[i]] = (uint8_t)depth;
      if (depth > longest) longest = depth;
    }
    if (longest <= max_length) return;
    for (int i = 0; i < count; i++) {
      if (flattened[i]) flattened[i] = flattened[i] / 2 + 1;
    }
  }
}

static void find_codes(const uint8_t *lengths, int count, uint16_t *codes) {
  int counts[16] = {0}, next[16] = {0}, code = 0;
  for (int i = 0; i < count; i++) counts[lengths[i]]++;
  counts[0] = 0;
  for (int bits = 1; bits < 16; bits++) {
    code = (code + counts[bits - 1]) << 1;
    next[bits] = code;
  }
  for (int i = 0; i < count; i++) {
    const int length = lengths[i];
    if (length == 0) continue;
    const int value = next[length]++;
    int reversed = 0;
    for (int k = 0; k < length; k++) reversed |= ((value >> k) & 1) << (length - 1 - k);
    codes[i] = (uint16_t)reversed;
  }
}

static const uint16_t LENGTH_BASES[] = {3,  4,  5,  6,  7,  8,  9,  10, 11,  13,  15,  17,  19,  23, 27,
                                        31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258};
static const uint8_t LENGTH_BITS[] = {0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2,
                                      2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0};

static int length_symbol(uint32_t length) {
  int symbol = 28;
  while (LENGTH_BASES[symbol] > length) symbol--;
  return symbol;
}

// Returns the number of pixels from `x` on that equal the row above.
static int equal_pixels(const uint32_t *row, const uint32_t *above, int x, int width) {
  const int start = x;
  const __m256i mask = _mm256_set1_epi32(COLOR_MASK);
  for (; x + 8 <= width; x += 8) {
    const __m256i difference = _mm256_and_si256(
      _mm256_xor_si256(_mm256_loadu_si256((const void *)(row + x)),
                       _mm256_loadu_si256((const void *)(above + x))), mask);
    const int equal = _mm256_movemask_ps(
      _mm256_castsi256_ps(_mm256_cmpeq_epi32(difference, _mm256_setzero_si256())));
    if (equal != 255) return x + __builtin_ctz(~(unsigned)equal) - start;
  }
  while (x < width && ((row[x] ^ above[x]) & COLOR_MASK) == 0) x++;
  return x - start;
}

static uint32_t pixel_difference(uint32_t a, uint32_t b) {
  return ((a - b) & 255) | (((a >> 8) - (b >> 8)) & 255) << 8
         | (((a >> 16) - (b >> 16)) & 255) << 16;
}

size_t encode_flat_png(const uint32_t *pixels, int width, int height, uint8_t *file) {
  static __thread Run *runs;
  static __thread uint32_t *zeros;
  if (!runs) {
    runs = malloc(sizeof(Run) * ((size_t)width * height + height));
    zeros = calloc((size_t)width, 4);
  }
  uint32_t frequencies[LITERAL_CODES] = {0};
  size_t run_count = 0;
  uint64_t a = 1, b = 0;
  for (int y = 0; y < height; y++) {
    const uint32_t *row = pixels + (size_t)y * width;
    const uint32_t *above = y ? row - width : zeros;
    runs[run_count++] = (Run){ROW_START, 0};
    frequencies[2]++;
    a = (a + 2) % ADLER_BASE;
    b = (b + a) % ADLER_BASE;
    for (int x = 0; x < width;) {
      const int start = x;
      uint32_t difference = 0;
      x += equal_pixels(row, above, x, width);
      if (x == start) {
        difference = pixel_difference(row[x], above[x]);
        for (x++; x < width; x++) {
          if (((row[x] ^ row[start]) | (above[x] ^ above[start])) & COLOR_MASK) break;
        }
      }
      const uint64_t n = (uint64_t)(x - start);
      const uint64_t red = difference >> 16, green = difference >> 8 & 255, blue = difference & 255;
      const uint64_t sum = red + green + blue;
      b = (b + 3 * n * a + n * (3 * red + 2 * green + blue) + 3 * sum * (n * (n - 1) / 2)) % ADLER_BASE;
      a = (a + n * sum) % ADLER_BASE;
      runs[run_count++] = (Run){difference, (uint32_t)n};
      frequencies[red]++;
      frequencies[green]++;
      frequencies[blue]++;
      const uint32_t rest = 3 * (uint32_t)(n - 1);
      frequencies[285] += rest / 258;
      // A multiple of 3, so never 1 or 2, which are shorter than the shortest match.
      if (rest % 258) frequencies[257 + length_symbol(rest % 258)]++;
    }
  }
  frequencies[256] = 1;

  uint8_t lengths[LITERAL_CODES];
  uint16_t codes[LITERAL_CODES];
  find_lengths(frequencies, LITERAL_CODES, 15, lengths);
  find_codes(lengths, LITERAL_CODES, codes);
  memcpy(file, "\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16);
  put_big_endian(file + 16, (uint32_t)width);
  put_big_endian(file + 20, (uint32_t)height);
  memcpy(file + 24, "\x08\x02\0\0\0", 5);
  put_big_endian(file + 29, (uint32_t)crc32(0, file + 12, 17));
  memcpy(file + 37, "IDAT\x78\x01", 6);
  BitWriter writer = {.next = file + 43};

  // The final block has dynamic codes; the only distance is 3, with a code of one bit.
  uint8_t all[LITERAL_CODES + 3] = {0};
  memcpy(all, lengths, LITERAL_CODES);
  all[LITERAL_CODES + 2] = 1;
  uint32_t length_frequencies[19] = {0};
  for (int i = 0; i < LITERAL_CODES + 3; i++) length_frequencies[all[i]]++;
  uint8_t length_lengths[19];
  uint16_t length_codes[19];
  find_lengths(length_frequencies, 19, 7, length_lengths);
  find_codes(length_lengths, 19, length_codes);
  static const uint8_t order[] = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};
  put(&writer, 1, 1);
  put(&writer, 2, 2);
  put(&writer, LITERAL_CODES - 257, 5);
  put(&writer, 2, 5);
  put(&writer, 15, 4);
  for (int i = 0; i < 19; i++) put(&writer, length_lengths[order[i]], 3);
  for (int i = 0; i < LITERAL_CODES + 3; i++) {
    put(&writer, length_codes[all[i]], length_lengths[all[i]]);
  }

  for (size_t i = 0; i < run_count; i++) {
    const Run run = runs[i];
    if (run.difference == ROW_START) {
      put(&writer, codes[2], lengths[2]);
      continue;
    }
    for (int shift = 16; shift >= 0; shift -= 8) {
      const uint32_t byte = run.difference >> shift & 255;
      put(&writer, codes[byte], lengths[byte]);
    }
    uint32_t rest = 3 * (run.count - 1);
    for (; rest >= 258; rest -= 258) {
      put(&writer, codes[285], lengths[285]);
      put(&writer, 0, 1);
    }
    if (rest == 0) continue;
    const int symbol = length_symbol(rest);
    put(&writer, codes[257 + symbol], lengths[257 + symbol]);
    put(&writer, rest - LENGTH_BASES[symbol], LENGTH_BITS[symbol]);
    put(&writer, 0, 1);
  }
  put(&writer, codes[256], lengths[256]);
  for (; writer.bit_count > 0; writer.bit_count -= 8) {
    *writer.next++ = (uint8_t)writer.bits;
    writer.bits >>= 8;
  }
  put_big_endian(writer.next, (uint32_t)(b << 16 | a));
  uint8_t *end = writer.next + 4;
  put_big_endian(file + 33, (uint32_t)(end - file - 41));
  put_big_endian(end, (uint32_t)crc32(0, file + 37, (uInt)(end - file - 37)));
  memcpy(end + 4, "\0\0\0\0IEND\xae\x42\x60\x82", 12);
  return (size_t)(end + 16 - file);
}
