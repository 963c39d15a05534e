#include "CPixels.h"
#include "vectors.h"

typedef uint8_t UInt8x4 __attribute__((ext_vector_type(4)));
typedef float Float32x4 __attribute__((ext_vector_type(4)));
typedef float Float32x8 __attribute__((ext_vector_type(8)));

// Loads the bytes of a pixel as numbers.
#define TEXEL(result, address)                                \
  do {                                                        \
    UInt8x4 bytes;                                            \
    LOAD(bytes, address);                                     \
    (result) = __builtin_convertvector(bytes, Float32x4);     \
  } while (0)

// Adds the texture at eight points to eight sums.
#define ADD_SAMPLES(sums, texture, x, y)                                                     \
  do {                                                                                       \
    const Int32x8 left = __builtin_convertvector(x, Int32x8);                                \
    const Int32x8 top = __builtin_convertvector(y, Int32x8);                                 \
    const Float32x8 u = __builtin_convertvector((x) - FLOAT64(left), Float32x8);             \
    const Float32x8 v = __builtin_convertvector((y) - FLOAT64(top), Float32x8);              \
    for (int i = 0; i < 8; i++) {                                                            \
      /* At the right and lower edge the weight of the next texel is 0. */                   \
      const ptrdiff_t right = left[i] + 1 < (texture).width;                                 \
      const ptrdiff_t below = top[i] + 1 < (texture).height ? (texture).width : 0;           \
      const uint32_t *address = (texture).pixels + (ptrdiff_t)top[i] * (texture).width + left[i]; \
      Float32x4 upper_left, upper_right, lower_left, lower_right;                            \
      TEXEL(upper_left, address);                                                            \
      TEXEL(upper_right, address + right);                                                   \
      TEXEL(lower_left, address + below);                                                    \
      TEXEL(lower_right, address + below + right);                                           \
      const Float32x4 upper = upper_left + u[i] * (upper_right - upper_left);                \
      const Float32x4 lower = lower_left + u[i] * (lower_right - lower_left);                \
      (sums)[i] += upper + v[i] * (lower - upper);                                           \
    }                                                                                        \
  } while (0)

// Limits the lanes of a vector.
#define CLAMPED(vector, limit)                                                    \
  ((vector) > 0 ? ((vector) < (limit) ? (vector) : (Float64x8)(limit)) : (Float64x8)0)

TARGET_CLONES
void cpixels_project(uint32_t *pixels, ptrdiff_t count, cpixels_texture texture,
                     cpixels_projection projection, double x, double y, int across, int down) {
  const Float64x8 lanes = {0, 1, 2, 3, 4, 5, 6, 7};
  const double max_x = (double)texture.width - 1, max_y = (double)texture.height - 1;
  const float share = 1.0f / (float)(across * down);
  for (ptrdiff_t start = 0; start < count; start += 8) {
    Float32x4 sums[8] = {0};
    for (int row = 0; row < down; row++) {
      const double sample_y = y + (row + 0.5) / down;
      for (int column = 0; column < across; column++) {
        const Float64x8 sample_x = x + (double)start + lanes + (column + 0.5) / across;
        const Float64x8 weights =
          projection.m13 * sample_x + projection.m23 * sample_y + projection.m33;
        const Float64x8 u =
          (projection.m11 * sample_x + projection.m21 * sample_y + projection.m31) / weights - 0.5;
        const Float64x8 v =
          (projection.m12 * sample_x + projection.m22 * sample_y + projection.m32) / weights - 0.5;
        const Float64x8 texture_x = CLAMPED(u, max_x), texture_y = CLAMPED(v, max_y);
        ADD_SAMPLES(sums, texture, texture_x, texture_y);
      }
    }
    for (int i = 0; i < 8 && start + i < count; i++) {
      const UInt8x4 bytes = __builtin_convertvector(sums[i] * share + 0.5f, UInt8x4);
      STORE(pixels + start + i, bytes);
    }
  }
}
