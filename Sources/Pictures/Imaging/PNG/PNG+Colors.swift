internal import CPNG

/// What the samples of a PNG mean, by its chunks iCCP, sRGB, gAMA and cHRM: the first of them that
/// is there counts, as the standard says.
extension PNG {
  /// Returns whether a chunk before the image data may say that the samples are not those of sRGB.
  static func hasColors(_ bytes: Span<UInt8>) -> Bool {
    func number(at offset: Int) -> Int {
      (offset..<offset + 4).reduce(0) { $0 << 8 | Int(bytes[$1]) }
    }
    let (profile, gamma, chromaticities, imageData) =
      (0x6943_4350, 0x6741_4D41, 0x6348_524D, 0x4944_4154)
    var offset = 8
    while offset + 12 <= bytes.count {
      let type = number(at: offset + 4)
      if [profile, gamma, chromaticities].contains(type) { return true }
      if type == imageData { return false }
      offset += 12 + number(at: offset)
    }
    return false
  }

  /// Decodes to straight pixels of sRGB.
  static func colorPixels(
    _ bytes: Span<UInt8>, _ header: PNGHeader, name: String
  ) throws(PNGError) -> (pixels: [UInt32], hasAlpha: Bool) {
    var profile: ColorProfile?
    func useColors(_ colors: CPNGColors) { profile = self.profile(of: colors) }
    if header.isDeep {
      // Of samples that are proportional to light 8 bits would be too few.
      let (pixels, hasAlpha) = try straightPixels(
        UInt64.self, bytes, size: header.size, name: name, useColors: useColors)
      return (profile?.converted(pixels) ?? pixels.map(Samples.flattened), hasAlpha)
    }
    var (pixels, hasAlpha) = try straightPixels(
      UInt32.self, bytes, size: header.size, name: name, useColors: useColors)
    if let profile { pixels.withUnsafeMutableBufferPointer { profile.convert($0) } }
    return (pixels, hasAlpha)
  }

  /// Returns the profile of samples; nil if they are those of sRGB.
  private static func profile(of colors: CPNGColors) -> ColorProfile? {
    if let start = colors.profile {
      return ColorProfile(UnsafeBufferPointer(start: start, count: colors.profile_count))
    }
    if colors.is_srgb { return nil }
    let c = colors.chromaticities
    var primaries = ColorPrimaries(
      white: ColorPrimaries.Point(c.0, c.1), red: ColorPrimaries.Point(c.2, c.3),
      green: ColorPrimaries.Point(c.4, c.5), blue: ColorPrimaries.Point(c.6, c.7))
    // Programs write the primaries of sRGB with more or fewer digits, and 1/2.2 for its curve.
    let isSRGB = !primaries.isValid || primaries.isClose(to: .sRGB, tolerance: 0.005)
    if isSRGB { primaries = .sRGB }
    let hasCurve =
      !(0.01...100).contains(colors.gamma) || isSRGB && abs(colors.gamma * 2.2 - 1) < 0.05
    if isSRGB, hasCurve { return nil }
    return ColorProfile(primaries, exponent: hasCurve ? nil : 1 / colors.gamma)
  }
}
