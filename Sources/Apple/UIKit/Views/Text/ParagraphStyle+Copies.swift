public import PictureKit

extension ParagraphStyle {
  /// Returns the style.
  public func copy() -> Any { self }
  /// Returns the style.
  public func mutableCopy() -> Any { self }
}
