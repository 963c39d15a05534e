internal import CPixels
internal import Geometry

/// One premultiplied pixel that is laid over others.
///
/// Products of two bytes are divided by 255 and rounded: halves up, as pixman does where it blends
/// translucent colours, or down, as Cairo does where it draws the edges of opaque ones.
struct Ink {
  private let pixel: UInt32
  /// What is added before a division.
  private let half: UInt32

  private init(pixel: UInt32, half: UInt32) {
    self.pixel = pixel
    self.half = half
  }

  /// Creates the ink of a colour, with the rounding of Cairo's solid patterns.
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
    half = pixel >> 24 == 255 ? 127 : 128
  }

  /// The ink where it covers so many 255ths of a pixel.
  @inline(__always)
  func covered(_ alpha: UInt32) -> Ink {
    alpha == 255 ? self : Ink(pixel: product(pixel, alpha), half: half)
  }

  /// A pixel below the ink.
  @inline(__always)
  func blended(over other: UInt32) -> UInt32 {
    pixel &+ product(other, 255 &- pixel &>> 24)
  }

  /// Puts the ink in the place of a run of pixels.
  func fill(_ pixels: UnsafeMutablePointer<UInt32>, count: Int) {
    pixels.update(repeating: pixel, count: count)
  }

  /// Lays the ink over a run of pixels.
  func blend(over pixels: UnsafeMutablePointer<UInt32>, count: Int) {
    if pixel >> 24 == 255 { return fill(pixels, count: count) }
    guard pixel != 0 else { return }
    guard count < 8 else {
      return cpixels_blend(pixels, count, pixel, UInt16(255 - pixel >> 24), UInt16(half))
    }
    for index in 0..<count { pixels[index] = blended(over: pixels[index]) }
  }

  /// Each byte of a pixel times another one, divided by 255 and rounded.
  @inline(__always)
  private func product(_ pixel: UInt32, _ byte: UInt32) -> UInt32 {
    let halves = half &* 0x1_0001
    let even = (pixel & 0xff_00ff) &* byte &+ halves
    let odd = (pixel &>> 8 & 0xff_00ff) &* byte &+ halves
    return (even &+ (even &>> 8 & 0xff_00ff)) &>> 8 & 0xff_00ff
      | (odd &+ (odd &>> 8 & 0xff_00ff)) & 0xff00_ff00
  }
}
