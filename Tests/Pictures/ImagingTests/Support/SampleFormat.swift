import Testing

/// A combination of color type, bit depth, interlacing and transparency of a PNG.
struct SampleFormat: Hashable, CustomTestStringConvertible {
  enum ColorType: Int, CaseIterable {
    case gray = 0
    case rgb = 2
    case palette = 3
    case grayAlpha = 4
    case rgba = 6

    var channelCount: Int {
      switch self {
      case .gray, .palette: 1
      case .grayAlpha: 2
      case .rgb: 3
      case .rgba: 4
      }
    }

    /// The bit depths allowed by the standard, table 11.1.
    var depths: [Int] {
      switch self {
      case .gray: [1, 2, 4, 8, 16]
      case .palette: [1, 2, 4, 8]
      case .rgb, .grayAlpha, .rgba: [8, 16]
      }
    }

    var mayHaveTransparencyChunk: Bool { self == .gray || self == .rgb || self == .palette }
  }

  var colorType: ColorType
  var depth: Int
  var isInterlaced: Bool
  var hasTransparencyChunk: Bool

  var testDescription: String {
    "\(colorType) \(depth) bit" + (isInterlaced ? ", interlaced" : "")
      + (hasTransparencyChunk ? ", tRNS" : "")
  }

  /// All formats allowed by the standard.
  static let all: [SampleFormat] = ColorType.allCases.flatMap { colorType in
    colorType.depths.flatMap { depth in
      [false, true].flatMap { isInterlaced in
        (colorType.mayHaveTransparencyChunk ? [false, true] : [false]).map {
          SampleFormat(
            colorType: colorType, depth: depth, isInterlaced: isInterlaced,
            hasTransparencyChunk: $0)
        }
      }
    }
  }
}
