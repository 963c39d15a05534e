internal import CPixels
internal import Geometry

/// A source of one color, as a premultiplied pixel.
///
/// Products of two bytes are divided by 255 and rounded as the reference rasterizer rounds them:
/// halves up for a translucent source, halves down for an opaque one at antialiased edges.
struct SolidSource {
  private let pixel: UInt32
  /// Added to a product before the division by 255: 128 rounds halves up, 127 down.
  private let rounding: UInt32

  private init(pixel: UInt32, rounding: UInt32) {
    self.pixel = pixel
    self.rounding = rounding
  }

  /// Creates the source of a color, with components rounded as in the reference rasterizer.
  init(_ color: Color) {
    func clamped(_ value: Double) -> Double { min(max(value, 0), 1) }
    let alpha = clamped(color.alpha)
    func byte(_ value: Double) -> UInt32 {
      let scaled = UInt32(value * 65536)
      return (scaled - scaled >> 16) >> 8
    }
    pixel =
      byte(alpha) << 24 | byte(clamped(color.red) * alpha) << 16
      | byte(clamped(color.green) * alpha) << 8 | byte(clamped(color.blue) * alpha)
    rounding = pixel >> 24 == 255 ? 127 : 128
  }

  /// Returns the source multiplied by the opacity of a group, 0...255; a group's pixels are always
  /// rounded halves up.
  @inline(__always)
  func inGroup(opacity: UInt32) -> SolidSource {
    SolidSource(pixel: pixel.multiplied(by: opacity), rounding: 128)
  }

  /// Returns the source multiplied by a coverage of 0...255.
  @inline(__always)
  func masked(by coverage: UInt32) -> SolidSource {
    coverage == 255
      ? self
      : SolidSource(
        pixel: pixel.multiplied(by: coverage, rounding: rounding), rounding: rounding)
  }

  /// Returns a pixel with the source blended over it.
  @inline(__always)
  func blended(over destination: UInt32) -> UInt32 {
    pixel &+ destination.multiplied(by: 255 &- pixel &>> 24, rounding: rounding)
  }

  /// Replaces a span of pixels by the source.
  func fill(_ pixels: UnsafeMutablePointer<UInt32>, count: Int) {
    pixels.update(repeating: pixel, count: count)
  }

  /// Blends the source over a span of pixels.
  func blend(over pixels: UnsafeMutablePointer<UInt32>, count: Int) {
    if pixel >> 24 == 255 { return fill(pixels, count: count) }
    guard pixel != 0 else { return }
    guard count < 8 else {
      return cpixels_blend(pixels, count, pixel, UInt16(255 - pixel >> 24), UInt16(rounding))
    }
    for index in 0..<count { pixels[index] = blended(over: pixels[index]) }
  }
}

extension SolidSource: ColorSource {
  var polygonSource: MonotoneFill.Source { .solid(self) }

  @inline(__always)
  func blend(over row: UnsafeMutablePointer<UInt32>, columns: Range<Int>, coverage: UInt32) {
    masked(by: coverage).blend(over: row + columns.lowerBound, count: columns.count)
  }

  @inline(__always)
  func blended(over destination: UInt32, column: Int, coverage: UInt32) -> UInt32 {
    masked(by: coverage).blended(over: destination)
  }

  func blend(
    over pixels: UnsafeMutablePointer<UInt32>, count: Int, coverages: UnsafePointer<UInt8>
  ) {
    cpixels_blend_coverages(pixels, count, pixel, coverages, UInt16(rounding))
  }
}
