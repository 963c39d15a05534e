public import Geometry
public import PictureKit

/// The colors of a listing.
public struct CodeTheme: Hashable, Sendable {
  /// The color behind the listing.
  public var background: Color
  /// The color of names of values, and of punctuation.
  public var text: Color
  /// The color of line numbers.
  public var lineNumber: Color
  /// The color behind highlighted lines.
  public var highlight: Color
  /// The colors of tokens; those that are not in it have the color of text.
  public var tokens: [CodeToken.Kind: Color]

  /// Creates a theme.
  ///
  /// - Parameters:
  ///   - background: The color behind the listing.
  ///   - text: The color of names of values, and of punctuation.
  ///   - lineNumber: The color of line numbers.
  ///   - highlight: The color behind highlighted lines.
  ///   - tokens: The colors of tokens; those that are not in it have the color of text.
  public init(
    background: Color, text: Color, lineNumber: Color, highlight: Color,
    tokens: [CodeToken.Kind: Color]
  ) {
    self.background = background
    self.text = text
    self.lineNumber = lineNumber
    self.highlight = highlight
    self.tokens = tokens
  }

  /// Dark text on white, in colors like those of Xcode.
  public static let light = CodeTheme { light, _ in light }
  /// Light text on dark gray, in colors like those of Xcode.
  public static let dark = CodeTheme { _, dark in dark }
  /// ``light`` in light appearance, ``dark`` in dark.
  public static let automatic = CodeTheme { Color(light: $0, dark: $1) }

  /// Creates a theme of one of two colors each, or of both.
  private init(_ color: (_ light: Color, _ dark: Color) -> Color) {
    func pair(_ light: UInt32, _ dark: UInt32) -> Color { color(Color(light), Color(dark)) }
    self.init(
      background: pair(0xFFFFFF, 0x1F1F24), text: pair(0x262626, 0xDFDFE0),
      lineNumber: pair(0xA6A6A6, 0x6C6C74), highlight: pair(0xFFF3C4, 0x3A3D4F),
      tokens: [
        .keyword: pair(0x9B2393, 0xFC5FA3), .type: pair(0x3900A0, 0xD0A8FF),
        .function: pair(0x326D74, 0x67B7A4), .string: pair(0xC41A16, 0xFC6A5D),
        .number: pair(0x1C00CF, 0xD0BF69), .comment: pair(0x5D6C79, 0x7F8C98),
        .attribute: pair(0x815F03, 0xCC9768), .directive: pair(0x643820, 0xFD8F3F),
        .key: pair(0x0F68A0, 0x5DD8FF),
      ])
  }
}

extension Color {
  /// Creates a color from its hexadecimal digits.
  fileprivate init(_ digits: UInt32) {
    func component(_ shift: UInt32) -> Double { Double(digits >> shift & 0xFF) / 255 }
    self.init(red: component(16), green: component(8), blue: component(0))
  }
}
