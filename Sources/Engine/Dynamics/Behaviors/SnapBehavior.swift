public import Geometry
import Physics

/// Moves an item to a point, upright, with a spring-like motion.
///
/// Two opposite corners of the item are each connected by two springs to anchors 50 points away
/// from the corner's final position, one horizontally and one vertically. The item rotates slightly
/// during the motion.
open class SnapBehavior: DynamicBehavior {
  /// The item.
  public let item: any DynamicItem

  private var state: State

  private struct State {
    var snapPoint: Point
    var damping = 0.5
    var anchor: BodyID?
    var joints: [JointID] = []
  }

  /// The springs, while the behavior is in an animator.
  var joints: [JointID] { state.joints }

  /// Creates a snap behavior.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - point: The point to which the item's center moves, in reference coordinates.
  public init(item: any DynamicItem, snapTo point: Point) {
    requireFinite(point, "snapPoint")
    self.item = item
    state = State(snapPoint: point)
  }

  /// The point to which the item moves, in reference coordinates.
  public var snapPoint: Point {
    get { state.snapPoint }
    set {
      requireFinite(newValue, "snapPoint")
      state.snapPoint = newValue
      guard let dynamicAnimator else { return }
      if let anchor = state.anchor {
        dynamicAnimator.world[anchor].position = Units.meters(newValue)
      }
      dynamicAnimator.wake(item)
      dynamicAnimator.resume()
    }
  }

  /// The damping ratio of the springs, from 0 for the most oscillation to 1 for the least; 0.5 by
  /// default.
  ///
  /// It is read when the behavior is added; a later change takes effect the next time it is added.
  /// A negative value counts as 0.
  public var damping: Double {
    get { state.damping }
    set {
      requireFinite(newValue, "damping")
      state.damping = max(0, newValue)
    }
  }

  override var isComposite: Bool { false }

  /// The natural frequency of the springs, in hertz.
  private static let frequency = 4.0
  /// The rest length of the springs, in points.
  private static let restLength = 50.0

  override func install(in animator: DynamicAnimator) {
    let body = animator.retain(item)
    let anchor = animator.world.addBody(
      Body(kind: .static, position: Units.meters(state.snapPoint)))
    state.anchor = anchor
    let (halfWidth, halfHeight) = (item.bounds.width / 2, item.bounds.height / 2)
    let restLength = SnapBehavior.restLength
    for side in [-1.0, 1.0] {
      let corner = Vector(dx: side * halfWidth, dy: side * halfHeight)
      for offset in [Vector(dx: side * restLength, dy: 0), Vector(dx: 0, dy: side * restLength)] {
        state.joints.append(
          animator.world.addJoint(
            .distance(
              DistanceJoint(
                body, anchor, anchorA: Units.meters(corner),
                anchorB: Units.meters(corner + offset), length: Units.meters(restLength),
                stiffness: Units.stiffness(
                  frequency: SnapBehavior.frequency, damping: state.damping)))))
      }
    }
  }

  override func uninstall(from animator: DynamicAnimator) {
    if let anchor = state.anchor { animator.world.removeBody(anchor) }
    state.anchor = nil
    state.joints = []
    animator.release(item)
  }

  override func makeRestoreClosure() -> () -> Void {
    let base = super.makeRestoreClosure()
    let state = state
    return { [self] in
      base()
      self.state = state
    }
  }
}
