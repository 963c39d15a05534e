/// A place in a line that a tab moves to: `NSTextTab`.
public struct TextTab: Hashable, Sendable {
  /// How the text behind the tab should be aligned; it begins there, whatever is given.
  public let alignment: TextAlignment
  /// The distance from the beginning of the line, in points.
  public let location: Double

  /// Creates a place.
  ///
  /// - Parameters:
  ///   - alignment: How the text behind the tab should be aligned; it has no effect.
  ///   - location: The distance from the beginning of the line, in points.
  public init(textAlignment alignment: TextAlignment, location: Double) {
    self.alignment = alignment
    self.location = location
  }
}
