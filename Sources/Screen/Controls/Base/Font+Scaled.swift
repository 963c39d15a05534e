package import PictureKit

extension Font {
  /// Returns the system font in the size that a text style has for the reader, as standard texts of
  /// cells and of configured buttons have it.
  ///
  /// - Parameters:
  ///   - style: The text style, whose weight is not used.
  ///   - weight: The weight; regular by default.
  /// - Returns: The font.
  package static func scaled(_ style: TextStyle, weight: Weight = .regular) -> Font {
    .systemFont(ofSize: preferredFont(forTextStyle: style).pointSize, weight: weight)
  }
}
