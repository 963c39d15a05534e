public import Geometry
import Physics

/// A relationship between two dynamic items, or between an item and an anchor point.
///
/// By default an attachment is a rigid rod, which keeps its length. With a `frequency` above 0 it
/// is a spring. The class methods create sliding, limit, fixed and pin attachments.
///
/// A rod whose initial length is less than 1 point and whose `length` is not set is a pin: the item
/// hangs from the point at which it was touched.
open class AttachmentBehavior: DynamicBehavior {
  /// The type of the object at the second end of an attachment.
  public enum AttachmentType: Int, Sendable, Hashable, CaseIterable {
    /// A dynamic item.
    case items
    /// An anchor point.
    case anchor
  }

  enum Kind: Equatable {
    case distance
    /// Slides along an axis, a unit vector in reference coordinates.
    case sliding(axis: Vector)
    case limit
    case fixed
    case pin
  }

  struct State {
    var anchorPoint: Point
    /// The length that was set.
    var length: Double?
    /// The distance between the ends when the behavior was added, in points.
    var measuredLength = 0.0
    var damping = 0.0
    var frequency = 0.0
    var frictionTorque = 0.0
    var range: FloatRange
    var joint: JointID?
    var anchor: BodyID?
    /// Whether a distance attachment uses a pin joint.
    var isPinned = false
  }

  /// The kind of an attachment and its ends, which a class method passes to the initializer.
  public struct Definition {
    let kind: Kind
    let items: [any DynamicItem]
    let offsets: [Offset]
    var anchorPoint = Point.zero

    /// The state of a new attachment; traps if the definition is invalid.
    fileprivate var initialState: State {
      requireFinite(anchorPoint, "anchorPoint")
      for offset in offsets {
        precondition(offset.isFinite, "an attachment's offset must be finite, but is \(offset)")
      }
      precondition(
        items.count < 2 || items[0] !== items[1], "an item cannot be attached to itself")
      let hasRange =
        switch kind {
        case .sliding, .pin: true
        case .distance, .limit, .fixed: false
        }
      return State(anchorPoint: anchorPoint, range: hasRange ? .infinite : .zero)
    }
  }

  private let definition: Definition
  var state: State

  /// The name by which plots, traces and scene files call the attachment; nil by default.
  ///
  /// With a name the animator's ``DynamicAnimator/showsForces`` is true.
  public var name: String? { didSet { showForces() } }

  private func showForces() { if name != nil { dynamicAnimator?.showsForces = true } }

  /// Creates the attachment of a class method.
  ///
  /// A subclass with initializers of its own overrides this one and passes the definition on, so
  /// that the class methods create instances of the subclass.
  public required init(_ definition: Definition) {
    self.definition = definition
    state = definition.initialState
  }

  /// Creates an attachment between a point of an item and an anchor point.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - offset: The attachment point, from the item's center in the item's own coordinate system.
  ///   - point: The anchor point, in reference coordinates.
  public init(
    item: any DynamicItem, offsetFromCenter offset: Offset, attachedToAnchor point: Point
  ) {
    definition = Definition(
      kind: .distance, items: [item], offsets: [offset], anchorPoint: point)
    state = definition.initialState
  }

  /// Creates an attachment between points of two items, which may still collide.
  ///
  /// - Parameters:
  ///   - item1: The first item.
  ///   - offset1: Its attachment point, from its center in its own coordinate system.
  ///   - item2: The second item.
  ///   - offset2: Its attachment point, in the same way.
  public init(
    item item1: any DynamicItem, offsetFromCenter offset1: Offset,
    attachedTo item2: any DynamicItem, offsetFromCenter offset2: Offset
  ) {
    definition = Definition(
      kind: .distance, items: [item1, item2], offsets: [offset1, offset2])
    state = definition.initialState
  }

  /// The items of the attachment, one or two.
  public var items: [any DynamicItem] { definition.items }

  var kind: Kind { definition.kind }

  /// The attachment points, from each item's center in its own coordinate system.
  package var offsets: [Offset] { definition.offsets }

  /// The type of the object at the second end.
  public var attachedBehaviorType: AttachmentType { items.count == 1 ? .anchor : .items }

  /// The anchor point, in reference coordinates.
  ///
  /// With two items it is the point at which a class method joined them, or (0, 0) without one.
  /// Setting it moves the second end and keeps the length.
  public var anchorPoint: Point {
    get { state.anchorPoint }
    set {
      requireFinite(newValue, "anchorPoint")
      state.anchorPoint = newValue
      if let anchor = state.anchor, let dynamicAnimator {
        dynamicAnimator.world[anchor].position = Units.meters(newValue)
      }
      didChange()
    }
  }

  /// The length of the rod, the rest length of the spring or the maximum length of the limit, in
  /// points.
  ///
  /// By default it is the distance between the ends when the behavior is added to an animator;
  /// before, it is 0.
  public var length: Double {
    get { state.length ?? state.measuredLength }
    set {
      requireNotNegative(newValue, "length")
      state.length = newValue
      updateJoint()
    }
  }

  /// The damping ratio of the spring; 0 by default.
  ///
  /// 1 is critical damping. It has no effect on a rod.
  public var damping: Double {
    get { state.damping }
    set {
      requireNotNegative(newValue, "damping")
      state.damping = newValue
      updateJoint()
    }
  }

  /// The natural frequency of the spring in hertz; 0, the default, is a rigid rod.
  ///
  /// The frequency does not depend on the item's mass.
  public var frequency: Double {
    get { state.frequency }
    set {
      requireNotNegative(newValue, "frequency")
      state.frequency = newValue
      updateJoint()
    }
  }

  /// The maximum torque of a pin's friction, in N m; 0 by default.
  public var frictionTorque: Double {
    get { state.frictionTorque }
    set {
      requireNotNegative(newValue, "frictionTorque")
      state.frictionTorque = newValue
      updateJoint()
    }
  }

  /// The range of motion: the translation of a sliding attachment in points, or the rotation of a
  /// pin in radians.
  ///
  /// The range is relative to the positions when the behavior is added, and measures the motion of
  /// the first item relative to the other end: along the axis, or clockwise. The default is
  /// infinite for sliding and pin attachments. Other attachments have the zero range and ignore it.
  /// Setting a range that does not contain 0 has no effect.
  public var attachmentRange: FloatRange {
    get { state.range }
    set {
      guard newValue.contains(0) else { return }
      state.range = newValue
      updateJoint()
    }
  }

  override var isComposite: Bool { false }

  override func install(in animator: DynamicAnimator) {
    for item in items { animator.retain(item) }
    state.joint = nil
    state.anchor = nil
    if items.count == 1 {
      state.anchor = animator.world.addBody(
        Body(kind: .static, position: Units.meters(state.anchorPoint)))
    }
    measureLength(in: animator)
    makeJoint(in: animator)
    showForces()
  }

  override func uninstall(from animator: DynamicAnimator) {
    if let joint = state.joint { animator.world.removeJoint(joint) }
    if let anchor = state.anchor { animator.world.removeBody(anchor) }
    state.joint = nil
    state.anchor = nil
    state.isPinned = false
    state.measuredLength = 0
    for item in items { animator.release(item) }
  }

  override func makeRestoreClosure() -> () -> Void {
    let base = super.makeRestoreClosure()
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

@available(*, unavailable)
extension AttachmentBehavior.Definition: Sendable {}
