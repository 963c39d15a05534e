#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// A wrapper of Little CMS, which is loaded with the first profile that is read: most programs read none.

// The layout of the samples that are converted, in memory order.
typedef enum {
  // B, G, R, A of 8 bits.
  CColorLayoutPixels8,
  // B, G, R, A of 16 bits.
  CColorLayoutPixels16,
  // Gray of 8 bits.
  CColorLayoutGray8,
  // Gray of 16 bits.
  CColorLayoutGray16,
  // C, M, Y, K of 8 bits; 255 is no ink.
  CColorLayoutInks8,
} CColorLayout;

// The kinds of colors of a profile.
typedef enum {
  CColorModelOther,
  CColorModelGray,
  CColorModelRGB,
  CColorModelInks,
} CColorModel;

// The white and the primaries of red, green and blue: x and y of CIE 1931.
typedef struct {
  double white[2];
  double red[2];
  double green[2];
  double blue[2];
} CColorPrimaries;

typedef struct CColorProfile CColorProfile;
typedef struct CColorConversion CColorConversion;

// Reads an ICC profile. Returns NULL if it is damaged, or the library is missing.
CColorProfile *ccolor_profile_create(const uint8_t *bytes, size_t count);

// Creates a profile of primaries. An exponent of 0 is the curve of sRGB.
CColorProfile *ccolor_profile_create_calibrated(const CColorPrimaries *primaries, double exponent);

CColorModel ccolor_profile_model(CColorProfile *profile);

void ccolor_profile_destroy(CColorProfile *profile);

// Creates the conversion of samples to B, G, R, A of 8 bits in sRGB, with the rendering intent of the
// profile. Returns NULL if the profile has no such conversion.
CColorConversion *ccolor_conversion_create(CColorProfile *profile, CColorLayout layout);

// Converts samples. Alpha is that of the samples, or 0 if they have none.
void ccolor_convert(
  const CColorConversion *conversion, const void *samples, uint32_t *pixels, uint32_t count);

void ccolor_conversion_destroy(CColorConversion *conversion);
