public import PictureKit
public import StageKit

/// Scales fonts and lengths for the size of texts that the reader prefers, as a text style grows.
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

  /// Returns a font in the size for the reader.
  ///
  /// Views whose `adjustsFontForContentSizeCategory` is true change it when the reader prefers
  /// another size.
  public func scaledFont(for font: Font) -> Font { scaledFont(for: font, compatibleWith: nil) }

  /// Returns a font in the size for the reader, at most of a size in points.
  public func scaledFont(for font: Font, maximumPointSize: Double) -> Font {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// Returns a font in the size that an environment prefers; nil is that of the application.
  public func scaledFont(
    for font: Font, compatibleWith traitCollection: UITraitCollection?
  ) -> Font {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  /// Returns a font in the size that an environment prefers, at most of a size in points.
  public func scaledFont(
    for font: Font, maximumPointSize: Double, compatibleWith traitCollection: UITraitCollection?
  ) -> Font {
    let scaling = Font.Scaling(
      style: textStyle, size: font.pointSize, maxSize: max(maximumPointSize, 0))
    var scaled = font.withSize(scaling.pointSize(at: contentSize(of: traitCollection)))
    scaled.scaling = scaling
    return scaled
  }

  /// Returns a length, multiplied as the size of the text style is for the reader.
  public func scaledValue(for value: Double) -> Double {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// Returns a length, multiplied as the size of the text style is in an environment; nil is that
  /// of the application.
  public func scaledValue(
    for value: Double, compatibleWith traitCollection: UITraitCollection?
  ) -> Double {
    value * textStyle.pointSize(at: contentSize(of: traitCollection)) / textStyle.pointSize
  }

  private func contentSize(of traitCollection: UITraitCollection?) -> Font.ContentSize {
    traitCollection?.preferredContentSizeCategory.contentSize ?? TextSettings.current.contentSize
  }
}
