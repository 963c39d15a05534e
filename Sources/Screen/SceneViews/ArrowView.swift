public import Dynamics
package import Geometry

/// An arrow from the center of an item that shows its velocity; red by default.
///
/// ```swift
/// let arrow = ArrowView(of: ball)
/// stage.view.addSubview(arrow)
/// arrow.follow(animator)
/// ```
public final class ArrowView: LineView {
  /// The longest barb of the head, in points.
  private static let maxBarb = 10.0
  /// The angle between the line and a barb, in radians.
  private static let barbAngle = 0.45

  private let item: any DynamicItem
  private let scale: Double
  private weak var animator: DynamicAnimator?

  /// Creates an arrow.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - scale: The length in points for a velocity of 1 point/s; 0.2 by default.
  public init(of item: any DynamicItem, scale: Double = 0.2) {
    self.item = item
    self.scale = scale
    super.init(color: .systemRed)
    lineWidth = 2
  }

  override public func follow(_ animator: DynamicAnimator) {
    self.animator = animator
    super.follow(animator)
  }

  override func path() -> Path {
    guard let animator else { return Path() }
    return Self.path(from: item.center, along: scale * animator.velocity(of: item))
  }

  /// Returns an arrow; an empty path for one shorter than half a point.
  package static func path(from start: Point, along way: Vector) -> Path {
    var path = Path()
    guard way.length >= 0.5 else { return path }
    let end = start + way
    path.move(to: start)
    path.addLine(to: end)
    let barb = (min(maxBarb, way.length / 2) / -way.length) * way
    func endOfBarb(_ angle: Double) -> Point {
      end + (Point(barb.dx, barb.dy).applying(Transform(rotationAngle: angle)) - Point.zero)
    }
    path.move(to: endOfBarb(barbAngle))
    path.addLine(to: end)
    path.addLine(to: endOfBarb(-barbAngle))
    return path
  }
}
