public import PictureKit

/// Scales fonts and lengths for the reader's preferred size of text, which is the default here.
public final class UIFontMetrics: NSObject {
  /// The style of text after which is scaled.
  public let textStyle: Font.TextStyle

  /// Creates metrics for a style of text.
  public init(forTextStyle textStyle: Font.TextStyle) {
    self.textStyle = textStyle
    super.init()
  }

  /// The metrics for body text.
  public static var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// Returns the font as it is.
  public func scaledFont(for font: Font) -> Font { font }

  /// Returns the font with at most a size, in points.
  public func scaledFont(for font: Font, maximumPointSize: Double) -> Font {
    font.withSize(min(font.pointSize, maximumPointSize))
  }

  /// Returns the length as it is.
  public func scaledValue(for value: Double) -> Double { value }
}
