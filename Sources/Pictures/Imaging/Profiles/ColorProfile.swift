internal import CColorProfile

/// The colors of an image file: an ICC profile, or primaries and an exponent.
///
/// Little CMS converts them to sRGB. A profile that is damaged, or of colors that an image has not,
/// is as none.
package final class ColorProfile {
  private let handle: OpaquePointer

  /// Reads an ICC profile; nil if it is damaged.
  package init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard !bytes.isEmpty, let handle = ccolor_profile_create(bytes.baseAddress, bytes.count) else {
      return nil
    }
    self.handle = handle
  }

  /// Creates the profile of primaries.
  ///
  /// - Parameters:
  ///   - primaries: White, red, green and blue.
  ///   - exponent: The power of a sample that is proportional to light; nil is the curve of sRGB.
  package init?(_ primaries: ColorPrimaries, exponent: Double?) {
    func pair(_ point: ColorPrimaries.Point) -> (Double, Double) { (point.x, point.y) }
    var colors = CColorPrimaries(
      white: pair(primaries.white), red: pair(primaries.red), green: pair(primaries.green),
      blue: pair(primaries.blue))
    guard let handle = ccolor_profile_create_calibrated(&colors, exponent ?? 0) else { return nil }
    self.handle = handle
  }

  deinit { ccolor_profile_destroy(handle) }

  /// Converts straight `0xAARRGGBB` pixels of an image to sRGB.
  package func convert(_ pixels: UnsafeMutableBufferPointer<UInt32>) {
    switch ccolor_profile_model(handle) {
    case CColorModelRGB:
      guard let conversion = Conversion(handle, CColorLayoutPixels8), !conversion.keepsColors else {
        return
      }
      conversion.convert(UnsafeRawBufferPointer(pixels), to: pixels)
    case CColorModelGray:
      guard let colors = grayColors(UInt8.self, CColorLayoutGray8) else { return }
      for index in pixels.indices {
        let pixel = pixels[index]
        pixels[index] = pixel & 0xFF00_0000 | colors[Int(pixel & 0xFF)]
      }
    default: break
    }
  }

  /// Converts straight `0xAAAARRRRGGGGBBBB` pixels of an image to sRGB of 8 bits; nil if the
  /// profile is of other colors, or is that of sRGB.
  package func converted(_ pixels: [UInt64]) -> [UInt32]? {
    switch ccolor_profile_model(handle) {
    case CColorModelRGB:
      guard let shallow = Conversion(handle, CColorLayoutPixels8), !shallow.keepsColors,
        let conversion = Conversion(handle, CColorLayoutPixels16)
      else { return nil }
      return [UInt32](unsafeUninitializedCapacity: pixels.count) { target, count in
        pixels.withUnsafeBytes { conversion.convert($0, to: target) }
        count = pixels.count
      }
    case CColorModelGray:
      guard let colors = grayColors(UInt16.self, CColorLayoutGray16) else { return nil }
      return pixels.map { pixel in
        let alpha = (UInt32(pixel >> 48) + 128) / 257
        return alpha << 24 | colors[Int(pixel & 0xFFFF)]
      }
    default: return nil
    }
  }

  /// Whether its colors are cyan, magenta, yellow and black, and can be converted.
  package var hasInks: Bool {
    guard ccolor_profile_model(handle) == CColorModelInks else { return false }
    return Conversion(handle, CColorLayoutInks8) != nil
  }

  /// Converts four bytes a pixel, cyan, magenta, yellow and black of which 255 is no ink, to opaque
  /// pixels of sRGB.
  package func convertInks(_ pixels: UnsafeMutableBufferPointer<UInt32>) {
    guard let conversion = Conversion(handle, CColorLayoutInks8) else { return }
    conversion.convert(UnsafeRawBufferPointer(pixels), to: pixels)
    for index in pixels.indices { pixels[index] |= 0xFF00_0000 }
  }

  /// Returns the color of each level of gray, without alpha.
  private func grayColors<Level: FixedWidthInteger & UnsignedInteger>(
    _: Level.Type, _ layout: CColorLayout
  ) -> [UInt32]? {
    guard let conversion = Conversion(handle, layout) else { return nil }
    let levels = Array(Level.min...Level.max)
    var colors = [UInt32](repeating: 0, count: levels.count)
    levels.withUnsafeBytes { levels in
      colors.withUnsafeMutableBufferPointer { conversion.convert(levels, to: $0) }
    }
    return colors.map { $0 & 0xFF_FFFF }
  }
}

/// A conversion of samples of one layout.
private struct Conversion: ~Copyable {
  private let handle: OpaquePointer

  init?(_ profile: OpaquePointer, _ layout: CColorLayout) {
    guard let handle = ccolor_conversion_create(profile, layout) else { return nil }
    self.handle = handle
  }

  deinit { ccolor_conversion_destroy(handle) }

  /// Converts as many pixels as the target has, a block at a time; both may be the same memory.
  func convert(_ samples: UnsafeRawBufferPointer, to pixels: UnsafeMutableBufferPointer<UInt32>) {
    let stride = samples.count / max(1, pixels.count)
    let blockSize = 1 << 14
    let block = UnsafeMutableRawPointer.allocate(byteCount: blockSize * stride, alignment: 8)
    defer { block.deallocate() }
    for start in Swift.stride(from: 0, to: pixels.count, by: blockSize) {
      let count = min(blockSize, pixels.count - start)
      guard let source = samples.baseAddress, let target = pixels.baseAddress else { return }
      block.copyMemory(from: source + start * stride, byteCount: count * stride)
      ccolor_convert(handle, block, target + start, UInt32(count))
    }
  }

  /// Whether colors of 8 bits stay what they are, up to a level, as those of the many profiles of
  /// sRGB itself.
  var keepsColors: Bool {
    let levels = stride(from: 0 as UInt32, through: 255, by: 15)
    let colors = levels.flatMap { red in
      levels.flatMap { green in levels.map { red << 16 | green << 8 | $0 } }
    }
    var converted = [UInt32](repeating: 0, count: colors.count)
    colors.withUnsafeBytes { colors in
      converted.withUnsafeMutableBufferPointer { convert(colors, to: $0) }
    }
    return zip(colors, converted).allSatisfy { color, converted in
      [0, 8, 16].allSatisfy { shift in
        abs(Int(color >> shift & 0xFF) - Int(converted >> shift & 0xFF)) <= 1
      }
    }
  }
}
