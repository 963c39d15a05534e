import ElementaryFunctions
import Imaging
import TestSupport
import Testing

@Suite struct `Colors of image files` {
  /// The curve of sRGB (IEC 61966-2-1): the level of a share of the light.
  private static func level(ofLight light: Double) -> Double {
    255 * (light <= 0.003_130_8 ? 12.92 * light : 1.055 * pow(light, 1 / 2.4) - 0.055)
  }

  /// The share of the light of a level of 255.
  private static func light(ofLevel level: Double) -> Double {
    let share = level / 255
    return share <= 0.040_45 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
  }

  /// The three pixels of the sample files, and their colors by the profile that swaps red and green.
  private static let pixels: [[Double]] = [[200, 40, 90], [0, 255, 0], [10, 20, 250]]
  private static let swapped = pixels.map { pixel in
    [pixel[1], pixel[0], pixel[2]].map { level(ofLight: $0 / 255) }
  }

  private func expect(
    _ image: Image, _ colors: [[Double]], within tolerance: Double = 1,
    _ location: SourceLocation = #_sourceLocation
  ) {
    for (x, color) in colors.enumerated() {
      let found = components(image[x, 0])
      #expect(
        zip(found, color).allSatisfy { abs($0 - $1) <= tolerance }, "\(found) \(color)",
        sourceLocation: location)
    }
  }

  /// A PNG of the three pixels with chunks before its image data.
  private static func png(_ chunks: [PNGChunk], depth: Int = 8) -> [UInt8] {
    let header = PNGChunk.header(width: 3, height: 1, depth: depth, colorType: 2)
    let samples = pixels.joined().flatMap { level in
      [UInt8](repeating: UInt8(level), count: depth / 8)
    }
    return PNGChunk.file([header] + chunks + [.imageData([0] + samples), .end])
  }

  /// A compressed profile, as PNG has it.
  private static func profileChunk(_ profile: [UInt8]) -> PNGChunk {
    PNGChunk(
      type: "iCCP", data: Array("a profile".utf8) + [0, 0] + PNGChunk.imageData(profile).data)
  }

  private static func gamma(_ exponent: Double) -> PNGChunk {
    PNGChunk(type: "gAMA", data: bigEndian(UInt32((exponent * 100_000).rounded())))
  }

  private static func chromaticities(_ numbers: [Double]) -> PNGChunk {
    PNGChunk(type: "cHRM", data: numbers.flatMap { bigEndian(UInt32(($0 * 100_000).rounded())) })
  }

  @Test(arguments: [8, 16])
  func `of a PNG are converted by its profile`(depth: Int) throws {
    let file = Self.png([Self.profileChunk(SampleProfile.swapped)], depth: depth)
    expect(try decodeImage(file), Self.swapped)
  }

  @Test func `of a PNG with a profile of sRGB stay exact`() throws {
    // The exponent and the primaries that programs write for sRGB.
    let primaries = Self.chromaticities([0.3127, 0.329, 0.64, 0.33, 0.3, 0.6, 0.15, 0.06])
    let sRGB = PNGChunk(type: "sRGB", data: [0])
    for chunks in [
      [], [sRGB], [Self.gamma(1 / 2.2)], [Self.gamma(1 / 2.2), primaries], [primaries],
      [sRGB, Self.gamma(1)],
    ] {
      let image = try decodeImage(Self.png(chunks))
      #expect(image.pixels == [0xFFC8_285A, 0xFF00_FF00, 0xFF0A_14FA])
    }
  }

  @Test(arguments: [8, 16])
  func `of a PNG are converted by its exponent`(depth: Int) throws {
    let colors = Self.pixels.map { $0.map { Self.level(ofLight: $0 / 255) } }
    expect(try decodeImage(Self.png([Self.gamma(1)], depth: depth)), colors)
  }

  @Test func `of a PNG are converted by its primaries`() throws {
    let primaries = Self.chromaticities([0.3127, 0.329, 0.68, 0.32, 0.265, 0.69, 0.15, 0.06])
    // From Display P3 to sRGB in light, by the chromaticities and Bradford's adaptation of none.
    let matrix = [
      [1.22494, -0.22494, 0], [-0.04206, 1.04206, 0], [-0.01964, -0.07864, 1.09828],
    ]
    let colors = Self.pixels.map { pixel in
      matrix.map { row in
        let light = zip(row, pixel).reduce(0) { $0 + $1.0 * Self.light(ofLevel: $1.1) }
        return Self.level(ofLight: min(1, max(0, light)))
      }
    }
    // Two levels: the library keeps the profile's numbers with 16 bits after the point.
    expect(try decodeImage(Self.png([primaries])), colors, within: 2)
  }

  @Test func `of samples are not converted`() throws {
    let file = Self.png([Self.profileChunk(SampleProfile.swapped)])
    let samples = try PNG.decodeSamples(file.span, name: "a.png")
    #expect(samples.image.pixels == [0xFFC8_285A, 0xFF00_FF00, 0xFF0A_14FA])
  }

  @Test(arguments: [8, 16])
  func `of gray files are converted by a gray profile`(depth: Int) throws {
    let header = PNGChunk.header(width: 3, height: 1, depth: depth, colorType: 0)
    let levels: [UInt8] = [0, 55, 255]
    let samples = levels.flatMap { [UInt8](repeating: $0, count: depth / 8) }
    let file = PNGChunk.file(
      [header, Self.profileChunk(SampleProfile.gray), .imageData([0] + samples), .end])
    expect(
      try decodeImage(file),
      levels.map { level in
        [Double](repeating: Self.level(ofLight: Double(level) / 255), count: 3) + [255]
      })
  }

  @Test func `of a translucent PNG are converted before they are premultiplied`() throws {
    let header = PNGChunk.header(width: 1, height: 1)
    let file = PNGChunk.file(
      [header, Self.profileChunk(SampleProfile.swapped), .imageData([0, 200, 40, 90, 128]), .end])
    let color = Self.swapped[0].map { $0 * 128 / 255 } + [128]
    expect(try decodeImage(file), [color])
  }

  @Test func `of a JPEG are converted by its profile, in one part or several`() throws {
    let photo = Image(width: 8, height: 8, filledWith: 0xFFC8_285A)
    let file = try JPEG.encode(photo, quality: 1)
    let profile = SampleProfile.swapped
    let half = profile.count / 2
    for parts in [[profile[...]], [profile[..<half], profile[half...]]] {
      let segments = parts.enumerated().flatMap { index, part in
        jpegSegment(
          0xE2, Array("ICC_PROFILE\0".utf8) + [UInt8(index + 1), UInt8(parts.count)] + part)
      }
      // Three levels: the file is lossy, by up to one level where the curve is steep.
      expect(
        try decodeImage(file[..<2] + segments + file[2...]), [Self.swapped[0]], within: 3)
    }
  }

  @Test(arguments: [cmyk, ycck])
  func `of inks are converted by their profile`(file: [UInt8]) throws {
    let segment = jpegSegment(0xE2, Array("ICC_PROFILE\0".utf8) + [1, 1] + SampleProfile.inks)
    let image = try decodeImage(file[..<2] + segment + file[2...])
    // Half black leaves half of the lightness: a light of 0.184 (CIE 1976).
    let gray = Self.level(ofLight: 0.184)
    // Two levels of the ink, as the files have, are two of the color.
    #expect(components(image[13, 4]).prefix(3).allSatisfy { abs($0 - gray) <= 3 })
    let mixed = components(image[2, 4])
    #expect(abs(mixed[0] - mixed[1]) <= 2 && abs(mixed[1] - mixed[2]) <= 2, "\(mixed)")
  }

  @Test func `of a WebP are converted by its profile`() async throws {
    let photo = Image(width: 8, height: 8, filledWith: 0xFFC8_285A)
    var png = PNGChunk.chunks(of: PNG.encode(photo)).filter { $0.type != "sRGB" }
    png.insert(Self.profileChunk(SampleProfile.swapped), at: 1)
    let file = try await output(
      of: "cwebp", ["-quiet", "-lossless", "-metadata", "icc", "-o", "-", "--", "-"],
      input: PNGChunk.file(png))
    expect(try decodeImage(file), [Self.swapped[0]])
  }

  @Test(arguments: [
    [1, 2, 3], [UInt8](repeating: 0, count: 200), SampleProfile.inks, SampleProfile.gray,
    Array(SampleProfile.swapped.prefix(200)),
  ])
  func `stay as they are with a profile that is damaged or of other colors`(
    profile: [UInt8]
  ) throws {
    let file = try JPEG.encode(samplePhoto(width: 9, height: 5), quality: 1)
    let segment = jpegSegment(0xE2, Array("ICC_PROFILE\0".utf8) + [1, 1] + profile)
    let isGray = profile == SampleProfile.gray
    let image = try decodeImage(file[..<2] + segment + file[2...])
    let plain = try decodeImage(file)
    #expect(isGray || image == plain)
    let png = Self.png([Self.profileChunk(profile)])
    #expect(try decodeImage(png).size == PixelSize(width: 3, height: 1))
  }

  private func jpegSegment(_ marker: UInt8, _ contents: [UInt8]) -> [UInt8] {
    let count = contents.count + 2
    return [0xFF, marker, UInt8(count >> 8), UInt8(count & 0xFF)] + contents
  }
}
