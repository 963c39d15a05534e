#include "CColorProfile.h"

#include <dlfcn.h>
#include <pthread.h>

// The declarations of Little CMS 2 that are used. It is loaded when it is needed, and then by its name.
typedef void *cmsHPROFILE;
typedef void *cmsHTRANSFORM;
typedef struct {
  double x;
  double y;
  double Y;
} cmsCIExyY;
typedef struct {
  cmsCIExyY red;
  cmsCIExyY green;
  cmsCIExyY blue;
} cmsCIExyYTriple;
typedef struct cmsToneCurve cmsToneCurve;

// The fields of the library's format of samples.
enum { Gray = 3, RGB = 4, CMYK = 6 };
#define FORMAT(space, channels, extra, bytes) \
  ((uint32_t)(space) << 16 | (uint32_t)(extra) << 7 | (uint32_t)(channels) << 3 | (bytes))
static const uint32_t reversed_order = 1 << 10;
static const uint32_t reversed_levels = 1 << 13;
static const uint32_t first_is_last = 1 << 14;
static const uint32_t copies_alpha = 0x04000000;

static struct {
  cmsHPROFILE (*open)(const void *bytes, uint32_t count);
  cmsHPROFILE (*create_rgb)(
    const cmsCIExyY *white, const cmsCIExyYTriple *primaries, cmsToneCurve *const curves[3]);
  cmsHPROFILE (*create_srgb)(void);
  int (*close)(cmsHPROFILE profile);
  uint32_t (*color_space)(cmsHPROFILE profile);
  uint32_t (*intent)(cmsHPROFILE profile);
  cmsToneCurve *(*gamma)(void *context, double exponent);
  cmsToneCurve *(*curve)(void *context, int32_t type, const double parameters[]);
  void (*free_curve)(cmsToneCurve *curve);
  cmsHTRANSFORM (*create)(
    cmsHPROFILE input, uint32_t input_format, cmsHPROFILE output, uint32_t output_format,
    uint32_t intent, uint32_t flags);
  void (*convert)(cmsHTRANSFORM transform, const void *input, void *output, uint32_t count);
  void (*destroy)(cmsHTRANSFORM transform);
} cms;

static bool is_loaded;

static void load(void) {
  void *library = dlopen("liblcms2.so.2", RTLD_NOW | RTLD_LOCAL);
  if (!library) return;
  cms.open = dlsym(library, "cmsOpenProfileFromMem");
  cms.create_rgb = dlsym(library, "cmsCreateRGBProfile");
  cms.create_srgb = dlsym(library, "cmsCreate_sRGBProfile");
  cms.close = dlsym(library, "cmsCloseProfile");
  cms.color_space = dlsym(library, "cmsGetColorSpace");
  cms.intent = dlsym(library, "cmsGetHeaderRenderingIntent");
  cms.gamma = dlsym(library, "cmsBuildGamma");
  cms.curve = dlsym(library, "cmsBuildParametricToneCurve");
  cms.free_curve = dlsym(library, "cmsFreeToneCurve");
  cms.create = dlsym(library, "cmsCreateTransform");
  cms.convert = dlsym(library, "cmsDoTransform");
  cms.destroy = dlsym(library, "cmsDeleteTransform");
  is_loaded = cms.open && cms.create_rgb && cms.create_srgb && cms.close && cms.color_space && cms.intent
    && cms.gamma && cms.curve && cms.free_curve && cms.create && cms.convert && cms.destroy;
}

static bool has_library(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  return is_loaded;
}

CColorProfile *ccolor_profile_create(const uint8_t *bytes, size_t count) {
  if (count > UINT32_MAX || !has_library()) return NULL;
  return cms.open(bytes, (uint32_t)count);
}

CColorProfile *ccolor_profile_create_calibrated(const CColorPrimaries *primaries, double exponent) {
  if (!has_library()) return NULL;
  const cmsCIExyY white = {primaries->white[0], primaries->white[1], 1};
  const cmsCIExyYTriple colors = {
    {primaries->red[0], primaries->red[1], 1},
    {primaries->green[0], primaries->green[1], 1},
    {primaries->blue[0], primaries->blue[1], 1},
  };
  // IEC 61966-2-1: a power with an offset above a straight line.
  const double srgb[] = {2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045};
  cmsToneCurve *curve = exponent > 0 ? cms.gamma(NULL, exponent) : cms.curve(NULL, 4, srgb);
  if (!curve) return NULL;
  cmsToneCurve *const curves[3] = {curve, curve, curve};
  cmsHPROFILE profile = cms.create_rgb(&white, &colors, curves);
  cms.free_curve(curve);
  return profile;
}

CColorModel ccolor_profile_model(CColorProfile *profile) {
  switch (cms.color_space(profile)) {
  case 0x47524159: return CColorModelGray;
  case 0x52474220: return CColorModelRGB;
  case 0x434d594b: return CColorModelInks;
  default: return CColorModelOther;
  }
}

void ccolor_profile_destroy(CColorProfile *profile) {
  if (profile) cms.close(profile);
}

static uint32_t format_of(CColorLayout layout) {
  switch (layout) {
  case CColorLayoutPixels8: return FORMAT(RGB, 3, 1, 1) | reversed_order | first_is_last;
  case CColorLayoutPixels16: return FORMAT(RGB, 3, 1, 2) | reversed_order | first_is_last;
  case CColorLayoutGray8: return FORMAT(Gray, 1, 0, 1);
  case CColorLayoutGray16: return FORMAT(Gray, 1, 0, 2);
  case CColorLayoutInks8: return FORMAT(CMYK, 4, 0, 1) | reversed_levels;
  }
  return 0;
}

CColorConversion *ccolor_conversion_create(CColorProfile *profile, CColorLayout layout) {
  cmsHPROFILE srgb = cms.create_srgb();
  if (!srgb) return NULL;
  const bool has_alpha = layout == CColorLayoutPixels8 || layout == CColorLayoutPixels16;
  const uint32_t intent = cms.intent(profile) & 3;
  cmsHTRANSFORM transform = cms.create(
    profile, format_of(layout), srgb, format_of(CColorLayoutPixels8), intent,
    has_alpha ? copies_alpha : 0);
  cms.close(srgb);
  return transform;
}

void ccolor_convert(
  const CColorConversion *conversion, const void *samples, uint32_t *pixels, uint32_t count
) {
  cms.convert((void *)conversion, samples, pixels, count);
}

void ccolor_conversion_destroy(CColorConversion *conversion) {
  if (conversion) cms.destroy(conversion);
}
