public import Dynamics
package import Geometry

/// An arrow from the center of an item that shows its velocity, its acceleration, the sum of its
/// forces or the forces of one kind; red by default.
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

  /// What an arrow shows.
  public enum Quantity: Sendable, CaseIterable {
    /// The velocity, in points/s.
    case velocity
    /// The acceleration by all forces, in points/s². There is none at an impact, and with profiles
    /// other than `Profile.accurate`.
    case acceleration
    /// The sum of all forces, in newtons, where a meter has 100 points: the mass times the
    /// acceleration.
    case force
    /// The weight, in newtons as ``force``.
    case weight
    /// The sum of active continuous pushes, in newtons.
    case push
    /// The sum of the forces of attachments, in newtons: the tension of a pendulum's string.
    case attachments
    /// The sum of the forces of fields, in newtons.
    case fields
    /// The force of resistance, in newtons.
    case resistance
    /// The force of contacts, normal and by friction, in newtons. There is none at an impact, and
    /// with profiles other than `Profile.accurate`.
    case contacts

    /// The length for one unit unless given, in points.
    package var defaultScale: Double {
      switch self {
      case .velocity: 0.2
      case .acceleration: 0.05
      case .force, .weight, .push, .attachments, .fields, .resistance, .contacts: 5
      }
    }

    /// The kind of a single force; nil for others.
    fileprivate var kind: DynamicAnimator.ForceKind? {
      switch self {
      case .velocity, .acceleration, .force: nil
      case .weight: .weight
      case .push: .push
      case .attachments: .attachments
      case .fields: .fields
      case .resistance: .resistance
      case .contacts: .contacts
      }
    }
  }

  private let item: any DynamicItem
  private let quantity: Quantity
  private let scale: Double
  private weak var animator: DynamicAnimator?

  /// Creates an arrow.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - quantity: What it shows; the velocity by default.
  ///   - scale: The length in points for one unit of the quantity; by default 0.2 for a velocity of
  ///     1 point/s, 0.05 for an acceleration of 1 point/s², 5 for a force of 1 N.
  public init(
    of item: any DynamicItem, showing quantity: Quantity = .velocity, scale: Double? = nil
  ) {
    self.item = item
    self.quantity = quantity
    self.scale = scale ?? quantity.defaultScale
    super.init(color: .systemRed)
    lineWidth = 2
  }

  override public func follow(_ animator: DynamicAnimator) {
    self.animator = animator
    if quantity != .velocity { animator.showsForces = true }
    super.follow(animator)
  }

  override func path() -> Path {
    guard let animator else { return Path() }
    return Self.path(from: item.center, along: scale * value(in: animator))
  }

  /// Returns the quantity of the item, in its unit.
  package func value(in animator: DynamicAnimator) -> Vector {
    switch quantity {
    case .velocity: return animator.velocity(of: item)
    case .acceleration: return animator.inspectBody(of: item)?.acceleration ?? .zero
    case .force:
      guard let body = animator.inspectBody(of: item), let acceleration = body.acceleration else {
        return .zero
      }
      return body.mass / DynamicAnimator.pointsPerMeter * acceleration
    case .weight, .push, .attachments, .fields, .resistance, .contacts:
      return quantity.kind.map { animator.force($0, on: item) } ?? .zero
    }
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
