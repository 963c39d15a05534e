public import Geometry
import Physics

/// Draws an item to a point and upright, and holds it there.
///
/// Two corners of the item are tied by two springs each to anchors 50 points away from where the
/// corners belong, one aside and one above or below. The item turns a little as it flies.
open class SnapBehavior: DynamicBehavior {
  /// The item.
  public let item: any DynamicItem

  private var state: State

  private struct State {
    var snapPoint: Point
    var damping = 0.5
    var anchor: BodyID?
  }

  /// Creates a behavior that draws an item to a point, in reference coordinates.
  public init(item: any DynamicItem, snapTo point: Point) {
    requireFinite(point, "snapPoint")
    self.item = item
    state = State(snapPoint: point)
  }

  /// Where the item is drawn to, in reference coordinates.
  public var snapPoint: Point {
    get { state.snapPoint }
    set {
      requireFinite(newValue, "snapPoint")
      state.snapPoint = newValue
      guard let dynamicAnimator else { return }
      if let anchor = state.anchor {
        dynamicAnimator.world[anchor].position = Units.metres(newValue)
      }
      dynamicAnimator.wake(item)
      dynamicAnimator.resume()
    }
  }

  /// The damping of the springs, from 0, the most oscillation, to 1, the least; 0.5 by default.
  ///
  /// It is read when the behavior is added; changes of a snap under way wait for the next time.
  public var damping: Double {
    get { state.damping }
    set {
      requireNotNegative(newValue, "damping")
      state.damping = newValue
    }
  }

  override var isComposite: Bool { false }

  /// The springs' natural frequency, in hertz.
  private static let frequency = 4.0
  /// The springs' length at rest, in points.
  private static let reach = 50.0

  override func enter(_ animator: DynamicAnimator) {
    let body = animator.retain(item)
    let anchor = animator.world.addBody(
      Body(kind: .static, position: Units.metres(state.snapPoint)))
    state.anchor = anchor
    let (halfWidth, halfHeight) = (item.bounds.width / 2, item.bounds.height / 2)
    let reach = SnapBehavior.reach
    for side in [-1.0, 1.0] {
      let corner = Vector(dx: side * halfWidth, dy: side * halfHeight)
      for pull in [Vector(dx: side * reach, dy: 0), Vector(dx: 0, dy: side * reach)] {
        animator.world.addJoint(
          .distance(
            DistanceJoint(
              body, anchor, anchorA: Units.metres(corner), anchorB: Units.metres(corner + pull),
              length: Units.metres(reach),
              stiffness: Units.stiffness(
                frequency: SnapBehavior.frequency, damping: state.damping))))
      }
    }
  }

  override func leave(_ animator: DynamicAnimator) {
    if let anchor = state.anchor { animator.world.removeBody(anchor) }
    state.anchor = nil
    animator.release(item)
  }

  override func checkpoint() -> () -> Void {
    let base = super.checkpoint()
    let state = state
    return { [self] in
      base()
      self.state = state
    }
  }
}
