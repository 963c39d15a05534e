// Premultiplying rounds c * a / 255 to nearest; unpremultiplying rounds 255 * p / a to nearest. The
// first undoes the second for every p <= a: its c is at most 1/2 from 255 * p / a, so c * a / 255
// is at most a / 510 from p, which is below 1/2 for a < 255, and at a = 255 both are the identity.

/// Multiplies the color components of a straight `0xAARRGGBB` pixel by its alpha.
package func premultiplied(_ straight: UInt32) -> UInt32 {
  let alpha = straight >> 24
  // Red and blue share a word, 16 bits each. x / 255 to nearest is (t + t / 256) / 256 with
  // t = x + 128, exact for all products of two bytes.
  var redBlue = (straight & 0x00FF_00FF) * alpha + 0x0080_0080
  redBlue = (redBlue + (redBlue >> 8 & 0x00FF_00FF)) >> 8 & 0x00FF_00FF
  var green = (straight >> 8 & 0xFF) * alpha + 0x80
  green = (green + (green >> 8)) >> 8
  return alpha << 24 | redBlue | green << 8
}

/// Divides the color components of a premultiplied `0xAARRGGBB` pixel by its alpha.
///
/// A component above alpha, which no premultiplied pixel has, gives 255; alpha 0 gives 0.
func unpremultiplied(_ pixel: UInt32) -> UInt32 {
  let alpha = pixel >> 24
  if alpha == 255 { return pixel }
  if alpha == 0 { return 0 }
  // n / alpha is n * ceil(2^32 / alpha) / 2^32, exact as n * alpha stays below 2^32.
  let reciprocal = UInt64(UInt32.max / alpha) + 1
  func divided(_ component: UInt32) -> UInt32 {
    let numerator = min(component, alpha) * 255 + alpha / 2
    return UInt32(truncatingIfNeeded: (UInt64(numerator) * reciprocal) >> 32)
  }
  let red = divided(pixel >> 16 & 0xFF)
  let green = divided(pixel >> 8 & 0xFF)
  let blue = divided(pixel & 0xFF)
  return alpha << 24 | red << 16 | green << 8 | blue
}

extension Image {
  /// The straight `0xAARRGGBB` pixels, color components not multiplied by alpha, as file formats
  /// store them.
  ///
  /// Components are rounded to nearest, so premultiplying again gives the image's pixels.
  /// Transparent pixels are 0.
  package var straightPixels: [UInt32] { pixels.map(unpremultiplied) }
}
