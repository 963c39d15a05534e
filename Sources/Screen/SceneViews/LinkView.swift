public import Dynamics
public import Geometry

/// A line between items or points, such as a string, a rod or a spring, which follows the items.
///
/// The color is gray by default. UIKit draws nothing for an attachment.
///
/// ```swift
/// let string = LinkView(from: .point(Point(160, 40)), to: .item(ball))
/// stage.view.insertSubview(string, at: 0)
/// string.follow(animator)
/// ```
public final class LinkView: LineView {
  /// An end of a line.
  public enum End {
    /// A fixed point, in the coordinates of the superview.
    case point(Point)
    /// A point of an item, by its offset from the center in the item's own coordinates.
    case item(any DynamicItem, offset: Offset = .zero)
  }

  /// The look of a line.
  public enum Style: Sendable, CaseIterable {
    /// A straight line.
    case line
    /// A zigzag of ten coils, like a drawing of a spring.
    case zigzag
  }

  private let start: End
  private let end: End
  private let style: Style

  /// Creates a line.
  ///
  /// - Parameters:
  ///   - start: One end.
  ///   - end: The other end.
  ///   - style: The look; a straight line by default.
  public init(from start: End, to end: End, style: Style = .line) {
    self.start = start
    self.end = end
    self.style = style
    super.init(color: Color(white: 0.5))
  }

  override func path() -> Path { style.path(from: start.location, to: end.location) }
}

extension LinkView.End {
  /// The location, in the coordinates of the superview.
  package var location: Point {
    switch self {
    case .point(let point): point
    case .item(let item, let offset):
      item.center
        + (Point(offset.horizontal, offset.vertical).applying(item.transform) - .zero)
    }
  }
}

extension LinkView.Style {
  /// The number of turns of a zigzag.
  private static let turnCount = 20
  /// The distance of the turns from the line, in points.
  private static let amplitude = 5.0

  /// Returns the line between two points.
  package func path(from start: Point, to end: Point) -> Path {
    var path = Path()
    path.move(to: start)
    let offset = end - start
    if self == .zigzag, offset.length > 0 {
      let normal = Vector(dx: -offset.dy, dy: offset.dx) * (Self.amplitude / offset.length)
      for turn in 0..<Self.turnCount {
        let fraction = 0.1 + 0.8 * (Double(turn) + 0.5) / Double(Self.turnCount)
        path.addLine(to: start + offset * fraction + normal * (turn.isMultiple(of: 2) ? 1 : -1))
      }
    }
    path.addLine(to: end)
    return path
  }
}

@available(*, unavailable)
extension LinkView.End: Sendable {}
