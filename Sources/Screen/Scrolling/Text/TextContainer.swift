public import Geometry
public import PictureKit

/// The area in which a text view lays out its lines: `NSTextContainer`.
public final class TextContainer: CreationHashable {
  package let creationNumber = CreationNumber()
  /// The space at both ends of a line, in points; 5 by default.
  public var lineFragmentPadding = 5.0 { didSet { didChange() } }
  /// The maximum number of lines; 0, the default, sets none.
  public var maximumNumberOfLines = 0 {
    didSet {
      precondition(
        maximumNumberOfLines >= 0,
        "a maximum number of lines must be 0 or more, not \(maximumNumberOfLines)")
      didChange()
    }
  }
  /// The treatment of the last line that fits; `.byWordWrapping` by default.
  public var lineBreakMode = ParagraphStyle.LineBreakMode.byWordWrapping { didSet { didChange() } }
  /// The areas that lines leave free, in the coordinates of the container; none by default.
  package var exclusions: [Path] = [] { didSet { if exclusions != oldValue { didChange() } } }
  /// The size, in points: the view's width without its insets, and an infinite height.
  public var size = Size(0, .infinity)

  /// Creates an area.
  ///
  /// - Parameter size: The size, in points; 0 is any.
  public init(size: Size) { self.size = size }

  init() {}

  /// Called after a change.
  var didChange: () -> Void = {}

  /// The width of the lines, in points.
  var lineWidth: Double { max(size.width - 2 * lineFragmentPadding, 0) }
}

@available(*, unavailable)
extension TextContainer: Sendable {}
