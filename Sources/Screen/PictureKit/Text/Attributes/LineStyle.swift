/// The style of an underline or strikethrough, `NSUnderlineStyle`.
public struct LineStyle: OptionSet, Hashable, Sendable {
  /// The bits, which are UIKit's.
  public let rawValue: Int

  /// Creates a style from UIKit's bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One line.
  public static let single = LineStyle(rawValue: 0x01)
  /// One line of twice the thickness.
  public static let thick = LineStyle(rawValue: 0x02)
  /// Two lines.
  public static let double = LineStyle(rawValue: 0x09)
  /// Dots.
  public static let patternDot = LineStyle(rawValue: 0x0100)
  /// Dashes.
  public static let patternDash = LineStyle(rawValue: 0x0200)
  /// Alternating dashes and dots.
  public static let patternDashDot = LineStyle(rawValue: 0x0300)
  /// Dashes alternating with two dots.
  public static let patternDashDotDot = LineStyle(rawValue: 0x0400)
  /// No line below spaces.
  public static let byWord = LineStyle(rawValue: 0x8000)

  /// The dashes and gaps of the pattern, in multiples of the thickness; empty for a solid line.
  var dashes: [Double] {
    switch rawValue & 0x0F00 {
    case Self.patternDot.rawValue: [3, 3]
    case Self.patternDash.rawValue: [10, 5]
    case Self.patternDashDot.rawValue: [10, 3, 3, 3]
    case Self.patternDashDotDot.rawValue: [10, 3, 3, 3, 3, 3]
    default: []
    }
  }

  /// The number of parallel lines, and their thickness as a multiple of the font's.
  var lines: (count: Int, thickness: Double) {
    switch rawValue & 0xF {
    case 0: (0, 0)
    case Self.thick.rawValue: (1, 2)
    case Self.double.rawValue: (2, 1)
    default: (1, 1)
    }
  }
}
