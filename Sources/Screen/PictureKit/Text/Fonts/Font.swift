private import Geometry

/// A typeface at a size: `UIFont`, as a value.
///
/// A font names a typeface; the glyphs and metrics come from the text shaper (``TextShaping``). A
/// family that is not installed falls back to the system font, and is named in
/// ``Picture/missingFonts``.
public struct Font: Hashable, Sendable {
  /// The typeface of a font.
  public enum Design: Hashable, Sendable {
    /// The system font: Inter, and Inter Display from 20 points, as wide as Apple's San Francisco.
    case system
    /// The system font with digits of equal width.
    case monospacedDigit
    /// The rounded system font, which is drawn as the system font.
    case rounded
    /// The system font with serifs, Noto Serif.
    case serif
    /// The monospaced system font, JetBrains Mono.
    case monospaced
    /// A family, a full name such as `Noto Sans Bold` or a PostScript name such as
    /// `NotoSans-Bold`; case does not matter.
    case named(String)
  }

  /// The typeface.
  public let design: Design
  /// The em size, in points.
  public let pointSize: Double
  /// The weight; the nearest one that is installed is used.
  public let weight: Weight
  /// Whether the font is italic; fonts without an italic face are slanted by 12 degrees.
  public let isItalic: Bool
  /// The width of the letters of the system font; `.standard` by default.
  public let width: Width
  /// The text style for which the font was created; nil if there is none.
  public let textStyle: TextStyle?
  /// How the size follows that of texts which the reader prefers; nil if there is no such rule.
  ///
  /// Fonts that differ in it alone are equal.
  package var scaling: Scaling? {
    get { rule.scaling }
    set { rule.scaling = newValue }
  }
  private var rule = ScalingRule()

  init(
    design: Design, size: Double, weight: Weight = .regular, isItalic: Bool = false,
    width: Width = .standard, textStyle: TextStyle? = nil
  ) {
    precondition(
      size.isFinite && size >= 0 && size <= Font.maxSize,
      "a font size must be 0...\(Font.maxSize), not \(size)")
    self.design = design
    // UIKit's size for 0 and below.
    pointSize = size > 0 ? size : Font.systemFontSize
    self.weight = weight
    self.isItalic = isItalic
    self.width = width
    self.textStyle = textStyle
  }

  /// The maximum size, in points.
  public static let maxSize = 100_000.0
}

extension Font {
  /// The size of the system font, in points: 14.
  public static let systemFontSize = 14.0
  /// The size of the small system font, in points: 12.
  public static let smallSystemFontSize = 12.0
  /// The size of labels, in points: 17.
  public static let labelFontSize = 17.0
  /// The size of button titles, in points: 18.
  public static let buttonFontSize = 18.0

  /// Creates a font of a family or face.
  ///
  /// If no font with the name is installed, the system font is used in the weight at the end of the
  /// name, as in `Avenir-Bold`, where UIKit returns nil; here, only an empty name does.
  ///
  /// - Parameters:
  ///   - name: The family, full or PostScript name.
  ///   - size: The size in points; 0 is 14 points.
  public init?(name: String, size: Double) {
    guard !name.isEmpty else { return nil }
    self.init(design: .named(name), size: size)
  }

  /// Returns the system font.
  ///
  /// - Parameters:
  ///   - size: The size in points; 0 is 14 points.
  ///   - weight: The weight; `.regular` by default.
  /// - Returns: The font.
  public static func systemFont(ofSize size: Double, weight: Weight = .regular) -> Font {
    Font(design: .system, size: size, weight: weight)
  }

  /// Returns the system font with letters of another width.
  ///
  /// - Parameters:
  ///   - size: The size in points; 0 is 14 points.
  ///   - weight: The weight.
  ///   - width: The width of the letters.
  /// - Returns: The font.
  public static func systemFont(ofSize size: Double, weight: Weight, width: Width) -> Font {
    Font(design: .system, size: size, weight: weight, width: width)
  }

  /// Returns the bold system font, whose weight is semibold as in UIKit.
  public static func boldSystemFont(ofSize size: Double) -> Font {
    systemFont(ofSize: size, weight: .semibold)
  }

  /// Returns the italic system font.
  public static func italicSystemFont(ofSize size: Double) -> Font {
    Font(design: .system, size: size, isItalic: true)
  }

  /// Returns the system font with digits of equal width.
  public static func monospacedDigitSystemFont(ofSize size: Double, weight: Weight) -> Font {
    Font(design: .monospacedDigit, size: size, weight: weight)
  }

  /// Returns the monospaced system font.
  public static func monospacedSystemFont(ofSize size: Double, weight: Weight) -> Font {
    Font(design: .monospaced, size: size, weight: weight)
  }

  /// Returns the font at another size, in points.
  public func withSize(_ size: Double) -> Font {
    Font(
      design: design, size: size, weight: weight, isItalic: isItalic, width: width,
      textStyle: size == pointSize ? textStyle : nil)
  }

  /// Returns the font in another weight.
  public func withWeight(_ weight: Weight) -> Font {
    Font(
      design: design, size: pointSize, weight: weight, isItalic: isItalic, width: width,
      textStyle: textStyle)
  }

  /// Returns the font, upright or italic.
  public func withItalic(_ isItalic: Bool = true) -> Font {
    Font(
      design: design, size: pointSize, weight: weight, isItalic: isItalic, width: width,
      textStyle: textStyle)
  }

  /// Returns the font with letters of another width.
  public func withWidth(_ width: Width) -> Font {
    Font(
      design: design, size: pointSize, weight: weight, isItalic: isItalic, width: width,
      textStyle: textStyle)
  }

  /// Returns the font in another typeface.
  public func withDesign(_ design: Design) -> Font {
    Font(
      design: design, size: pointSize, weight: weight, isItalic: isItalic, width: width,
      textStyle: textStyle)
  }
}
