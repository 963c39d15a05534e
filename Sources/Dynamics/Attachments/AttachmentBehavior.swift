public import Geometry
import Physics

/// Ties an item to a point or to another item.
///
/// By default an attachment is a rigid rod: it neither stretches nor goes slack. With a `frequency`
/// it is a spring. The factories make sliding, limit, fixed and pin attachments.
///
/// A rod that begins less than 1 point long, with no length set, is a pin at that place, which is
/// what makes an item hang from the point at which it was touched.
open class AttachmentBehavior: DynamicBehavior {
  /// What the other end is.
  public enum AttachmentType: Int, Sendable, Hashable, CaseIterable {
    /// Another item.
    case items
    /// A point.
    case anchor
  }

  enum Link: Equatable {
    case distance
    /// Slides along an axis, in reference coordinates.
    case sliding(axis: Vector)
    case limit
    case fixed
    case pin
  }

  struct State {
    var anchorPoint: Point
    /// The length that was asked for.
    var length: Double?
    /// The length that the two ends had at the moment of association.
    var measuredLength = 0.0
    var damping = 0.0
    var frequency = 0.0
    var frictionTorque = 0.0
    var range: FloatRange
    var joint: JointID?
    var anchor: BodyID?
    /// Whether a distance attachment has become a pin.
    var isPinned = false
  }

  /// The one or two items.
  public let items: [any DynamicItem]

  let link: Link
  /// The ends on the items, in each one's own coordinates about its center.
  package let offsets: [Offset]
  var state: State

  init(
    _ link: Link, items: [any DynamicItem], offsets: [Offset], anchorPoint: Point = .zero
  ) {
    requireFinite(anchorPoint, "anchorPoint")
    for offset in offsets {
      precondition(offset.isFinite, "an attachment's offset must be finite, but is \(offset)")
    }
    precondition(
      items.count < 2 || items[0] !== items[1], "an item cannot be attached to itself")
    self.link = link
    self.items = items
    self.offsets = offsets
    let hasRange =
      switch link {
      case .sliding, .pin: true
      case .distance, .limit, .fixed: false
      }
    state = State(anchorPoint: anchorPoint, range: hasRange ? .infinite : .zero)
  }

  /// What the other end is.
  public var attachedBehaviorType: AttachmentType { items.count == 1 ? .anchor : .items }

  /// The fixed end in reference coordinates.
  ///
  /// Of two items it is the place where a factory joined them, and (0, 0) without one.
  /// Moving it moves the end and leaves the length as it is.
  public var anchorPoint: Point {
    get { state.anchorPoint }
    set {
      requireFinite(newValue, "anchorPoint")
      state.anchorPoint = newValue
      if let anchor = state.anchor, let dynamicAnimator {
        dynamicAnimator.world[anchor].position = Units.metres(newValue)
      }
      didChange()
    }
  }

  /// The length of the rod, the rest length of the spring or the greatest length of the limit, in
  /// points.
  ///
  /// By default it is the distance of the ends when the behavior is added to an animator; until
  /// then it reads 0.
  public var length: Double {
    get { state.length ?? state.measuredLength }
    set {
      requireNotNegative(newValue, "length")
      state.length = newValue
      updateJoint()
    }
  }

  /// The damping ratio of the spring, in which 1 is critical; 0 by default, of no effect on a rod.
  public var damping: Double {
    get { state.damping }
    set {
      requireNotNegative(newValue, "damping")
      state.damping = newValue
      updateJoint()
    }
  }

  /// The frequency in hertz at which the item would swing on the spring; 0, the default, is a rod.
  ///
  /// It is the same for light and heavy items: stiffness grows with mass.
  public var frequency: Double {
    get { state.frequency }
    set {
      requireNotNegative(newValue, "frequency")
      state.frequency = newValue
      updateJoint()
    }
  }

  /// The greatest torque in N m by which a pin brakes turning; 0 by default.
  public var frictionTorque: Double {
    get { state.frictionTorque }
    set {
      requireNotNegative(newValue, "frictionTorque")
      state.frictionTorque = newValue
      updateJoint()
    }
  }

  /// How far a sliding attachment may slide, in points, or a pin may turn, in radians.
  ///
  /// It counts from where the items are when the behavior is added: along the axis, or clockwise,
  /// as the first item moves against the other end. Sliding and pin attachments begin with the
  /// infinite range, all others have the zero range and no use for it. A range that does not hold 0
  /// is ignored.
  public var attachmentRange: FloatRange {
    get { state.range }
    set {
      guard newValue.contains(0) else { return }
      state.range = newValue
      updateJoint()
    }
  }

  override var isComposite: Bool { false }

  override func enter(_ animator: DynamicAnimator) {
    for item in items { animator.retain(item) }
    state.joint = nil
    state.anchor = nil
    if items.count == 1 {
      state.anchor = animator.world.addBody(
        Body(kind: .static, position: Units.metres(state.anchorPoint)))
    }
    measure(in: animator)
    makeJoint(in: animator)
  }

  override func leave(_ animator: DynamicAnimator) {
    if let joint = state.joint { animator.world.removeJoint(joint) }
    if let anchor = state.anchor { animator.world.removeBody(anchor) }
    state.joint = nil
    state.anchor = nil
    state.isPinned = false
    state.measuredLength = 0
    for item in items { animator.release(item) }
  }

  override func checkpoint() -> () -> Void {
    let base = super.checkpoint()
    let state = state
    return { [self] in
      base()
      self.state = state
    }
  }

  func didChange() {
    guard let dynamicAnimator else { return }
    for item in items { dynamicAnimator.wake(item) }
    dynamicAnimator.resume()
  }
}
