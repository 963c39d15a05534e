#include "CPixels.h"
#include "vectors.h"

typedef uint32_t Products __attribute__((ext_vector_type(16)));

// (a + a / 256) / 256, which is a / 255 for the product of two bytes and what rounding adds.
#define DIVIDED_BY_255(sum) \
  __builtin_convertvector(__builtin_convertvector(sum, Products) * 257 >> 16, Halves)

// Lays an ink over eight pixels.
INLINE void lay(const Pixels *ink, const uint32_t *pixels, uint16_t rest, uint16_t half,
                Bytes *blended) {
  Halves below;
  LOAD(below, pixels);
  // Blue and red, then green and alpha.
  const Halves even = DIVIDED_BY_255((below & 255) * rest + half);
  const Halves odd = DIVIDED_BY_255((below >> 8) * rest + half);
  *blended = (Bytes)(even | odd << 8) + (Bytes)*ink;
}

FOR_EACH_MACHINE
void cpixels_blend(uint32_t *pixels, ptrdiff_t count, uint32_t pixel, uint16_t rest, uint16_t half) {
  const Pixels ink = pixel;
  // Some of the last eight come twice, but both times from what they were before.
  Bytes last, next;
  lay(&ink, pixels + count - 8, rest, half, &last);
  for (ptrdiff_t i = 0; i + 8 < count; i += 8) {
    lay(&ink, pixels + i, rest, half, &next);
    STORE(pixels + i, next);
  }
  STORE(pixels + count - 8, last);
}
