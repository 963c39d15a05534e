/// ICC profiles, written from the standard (ICC.1:2001) without Little CMS.
enum SampleProfile {
  /// Red and green change places, and samples are proportional to light.
  static let swapped: [UInt8] = {
    let (red, green, blue) = (
      [0.43607, 0.22249, 0.01392], [0.38515, 0.71687, 0.09708], [0.14307, 0.06061, 0.71410]
    )
    let tags =
      [("rXYZ", point(green)), ("gXYZ", point(red)), ("bXYZ", point(blue))]
      + ["rTRC", "gTRC", "bTRC"].map { ($0, linear) }
    return profile("mntr", "RGB ", "XYZ ", tags)
  }()

  /// Gray that is proportional to light.
  static let gray = profile("mntr", "GRAY", "XYZ ", [("kTRC", linear)])

  /// Inks that make grays: cyan leaves 60 % of the lightness, magenta 80 %, yellow 90 % and black
  /// nothing.
  static let inks: [UInt8] = {
    // A table with two points for each ink; the last ink changes first.
    let ramp = (0...255).map { UInt8($0) }
    let colors = (0..<16).flatMap { corner -> [UInt8] in
      var lightness = 255.0
      for (bit, factor) in [(8, 0.6), (4, 0.8), (2, 0.9), (1, 0)] where corner & bit != 0 {
        lightness *= factor
      }
      return [UInt8(lightness.rounded()), 128, 128]
    }
    let identity = [1.0, 0, 0, 0, 1, 0, 0, 0, 1].flatMap(fixed)
    let table =
      Array("mft1\0\0\0\0".utf8) + [4, 3, 2, 0] + identity
      + Array([ramp, ramp, ramp, ramp].joined())
      + colors + Array([ramp, ramp, ramp].joined())
    return profile("prtr", "CMYK", "Lab ", [("A2B0", table)])
  }()

  private static let linear = Array("curv\0\0\0\0".utf8) + bigEndian(0)

  private static func point(_ coordinates: [Double]) -> [UInt8] {
    Array("XYZ \0\0\0\0".utf8) + coordinates.flatMap(fixed)
  }

  private static func profile(
    _ kind: String, _ colors: String, _ connection: String, _ tags: [(String, [UInt8])]
  ) -> [UInt8] {
    let tags = tags + [("wtpt", point([0.9642, 1, 0.8249]))]
    var table = bigEndian(UInt32(tags.count))
    var data: [UInt8] = []
    let start = 132 + 12 * tags.count
    for (name, bytes) in tags {
      let padded = bytes + [UInt8](repeating: 0, count: (4 - bytes.count % 4) % 4)
      table += Array(name.utf8) + bigEndian(UInt32(start + data.count))
      table += bigEndian(UInt32(bytes.count))
      data += padded
    }
    var header = bigEndian(UInt32(start + data.count)) + bigEndian(0) + bigEndian(0x0240_0000)
    header += Array((kind + colors + connection).utf8) + [UInt8](repeating: 0, count: 12)
    header += Array("acsp".utf8) + [UInt8](repeating: 0, count: 28)
    header += [0.9642, 1, 0.8249].flatMap(fixed) + [UInt8](repeating: 0, count: 48)
    return header + table + data
  }

  /// Returns a signed number with 16 bits after the point.
  private static func fixed(_ number: Double) -> [UInt8] {
    bigEndian(UInt32(bitPattern: Int32((number * 65_536).rounded())))
  }
}
