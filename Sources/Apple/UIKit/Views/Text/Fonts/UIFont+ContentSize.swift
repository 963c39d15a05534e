public import PictureKit
public import StageKit

extension UIContentSizeCategory {
  /// The categories from the smallest to the largest, in the order of those of fonts.
  static let all: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// Creates the category of a size of texts.
  init(_ size: UIFont.ContentSize) { self = Self.all[size.rawValue] }

  /// The size of texts; the default one of an unknown category.
  var contentSize: UIFont.ContentSize {
    Self.all.firstIndex(of: self).flatMap { UIFont.ContentSize(rawValue: $0) } ?? .large
  }
}

extension UIFont {
  /// Returns the system font of a text style, at the size that an environment prefers.
  ///
  /// - Parameters:
  ///   - style: The text style.
  ///   - traitCollection: The environment; nil is that of the application.
  /// - Returns: The font.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    guard let traitCollection else { return preferredFont(forTextStyle: style) }
    return preferredFont(
      forTextStyle: style,
      contentSize: traitCollection.preferredContentSizeCategory.contentSize)
  }

  /// Returns the font at another content size: that of its text style, or the one that
  /// `UIFontMetrics` have scaled; another font as it is.
  func adjusted(to size: ContentSize) -> UIFont {
    if let scaling {
      var scaled = withSize(scaling.pointSize(at: size))
      scaled.scaling = scaling
      return scaled
    }
    guard let textStyle, pointSize != textStyle.pointSize(at: size) else { return self }
    return UIFont.preferredFont(forTextStyle: textStyle, contentSize: size)
      .withDesign(design).withWeight(weight).withItalic(isItalic).withWidth(width)
  }
}

extension UIFontDescriptor {
  /// Returns the descriptor of the system font of a text style, at the size that an environment
  /// prefers; nil is that of the application.
  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFontDescriptor(of: .preferredFont(forTextStyle: style, compatibleWith: traitCollection))
  }
}
