import Dynamics
import Geometry

/// A call that violates a precondition, and the message of the trap or its beginning.
struct PreconditionViolation: Sendable {
  let message: String
  let trigger: @Sendable () -> Void

  init(_ message: String, _ trigger: @escaping @Sendable () -> Void) {
    self.message = message
    self.trigger = trigger
  }
}

extension PreconditionViolation {
  static let all = invalidItems + invalidNumbers + invalidHierarchies + invalidSteps

  /// Adds an item to an animator.
  private static func animate(_ item: any DynamicItem) {
    DynamicAnimator().addBehavior(GravityBehavior(items: [item]))
  }

  private static let invalidItems = [
    PreconditionViolation("Invalid size {0, 10} for item DynamicsTests.Box in Dynamics") {
      animate(Box(0, 0, 0, 10))
    },
    PreconditionViolation("Invalid size {10, -1} for item DynamicsTests.Box in Dynamics") {
      animate(Box(0, 0, 10, -1))
    },
    PreconditionViolation("the center of a dynamic item must be finite, but is ") {
      animate(Box(.nan, 0))
    },
    PreconditionViolation("the center of a dynamic item must be finite, but is ") {
      let item = Box(0, 0)
      let animator = DynamicAnimator()
      animator.addBehavior(GravityBehavior(items: [item]))
      item.center.y = .infinity
      animator.updateItem(usingCurrentState: item)
    },
    PreconditionViolation(
      "View item (DynamicsTests.Box) should be a descendant of the reference view"
    ) {
      let view = ReferenceView()
      let item = Box(10, 10)
      view.unrelatedItems = [ObjectIdentifier(item)]
      DynamicAnimator(referenceView: view).addBehavior(GravityBehavior(items: [item]))
    },
    PreconditionViolation(
      "an animator of a layout moves LayoutAttributes, but was given DynamicsTests.Box"
    ) {
      let layout = EmptyLayout()
      DynamicAnimator(collectionViewLayout: layout)
        .addBehavior(GravityBehavior(items: [Box(0, 0)]))
    },
    PreconditionViolation(
      "item DynamicsTests.Box provided an invalid bounding path: it must span an area and"
    ) {
      let bow = [Point(-50, -50), Point(50, 50), Point(50, -50), Point(-50, 50)]
      animate(Box.shaped(0, 0, bow))
    },
    PreconditionViolation("an item cannot be attached to itself") {
      let item = Box(0, 0)
      _ = AttachmentBehavior(item: item, attachedTo: item)
    },
    PreconditionViolation("a group cannot hold another group of items") {
      _ = DynamicItemGroup(items: [DynamicItemGroup(items: [Box(0, 0)])])
    },
    PreconditionViolation("a group needs at least one item") { _ = DynamicItemGroup(items: []) },
  ]

  private static let invalidNumbers = [
    PreconditionViolation("a velocity must be finite, but is ") {
      let item = Box(0, 0)
      DynamicItemBehavior(items: [item]).addLinearVelocity(Point(.nan, 0), for: item)
    },
    PreconditionViolation("an angular velocity must be a finite number, but is nan") {
      let item = Box(0, 0)
      let properties = DynamicItemBehavior(items: [item])
      let animator = DynamicAnimator()
      animator.addBehavior(properties)
      properties.addAngularVelocity(.nan, for: item)
    },
    PreconditionViolation("density must be finite and above 0, but is 0.0") {
      DynamicItemBehavior().density = 0
    },
    PreconditionViolation("resistance must be finite and not negative, but is -1.0") {
      DynamicItemBehavior().resistance = -1
    },
    PreconditionViolation("pushDirection must be finite, but is ") {
      PushBehavior(items: [], mode: .continuous).pushDirection = Vector(dx: 0, dy: .infinity)
    },
    PreconditionViolation("magnitude must be a finite number, but is nan") {
      let push = PushBehavior(items: [], mode: .continuous)
      push.pushDirection = Vector(dx: 0, dy: 1)
      push.magnitude = .nan
    },
    PreconditionViolation("gravityDirection must be finite, but is ") {
      GravityBehavior().gravityDirection = Vector(dx: .nan, dy: 0)
    },
    PreconditionViolation("snapPoint must be finite, but is ") {
      _ = SnapBehavior(item: Box(0, 0), snapTo: Point(.nan, 0))
    },
    PreconditionViolation("anchorPoint must be finite, but is ") {
      _ = AttachmentBehavior(item: Box(0, 0), attachedToAnchor: Point(0, .nan))
    },
    PreconditionViolation("frequency must be finite and not negative, but is -2.0") {
      AttachmentBehavior(item: Box(0, 0), attachedToAnchor: .zero).frequency = -2
    },
    PreconditionViolation("axisOfTranslation must be finite and not zero, but is ") {
      _ = AttachmentBehavior.slidingAttachment(
        with: Box(0, 0), attachmentAnchor: .zero, axisOfTranslation: .zero)
    },
  ]

  private static let addedTwiceMessage =
    "Adding the same behavior twice to the same animator is not supported: remove it first from the"
    + " behavior or animator it belongs to"

  private static let invalidHierarchies = [
    PreconditionViolation(addedTwiceMessage) {
      let gravity = GravityBehavior()
      let (first, second) = (DynamicAnimator(), DynamicAnimator())
      first.addBehavior(gravity)
      second.addBehavior(gravity)
      withExtendedLifetime(first) {}
    },
    PreconditionViolation(addedTwiceMessage) {
      let parent = DynamicBehavior()
      let child = GravityBehavior()
      parent.addChildBehavior(child)
      let animator = DynamicAnimator()
      animator.addBehavior(parent)
      animator.addBehavior(child)
    },
    PreconditionViolation("a behavior cannot be a child of its own child") {
      let (parent, child) = (DynamicBehavior(), DynamicBehavior())
      parent.addChildBehavior(child)
      child.addChildBehavior(parent)
    },
  ]

  private static let invalidSteps = [
    PreconditionViolation("an animator cannot be stepped from an action or a delegate's method") {
      let animator = DynamicAnimator()
      let gravity = GravityBehavior(items: [Box(0, 0)])
      gravity.action = { animator.step(1) }
      animator.addBehavior(gravity)
      animator.step(1.0 / 60)
    },
    PreconditionViolation("a step must be finite and not negative, but is -1.0") {
      DynamicAnimator().step(-1)
    },
    PreconditionViolation("the force of a custom field must be finite, but is ") {
      let animator = DynamicAnimator()
      let field = FieldBehavior.field { _, _, _, _, _, _ in Vector(dx: .nan, dy: 0) }
      field.addItem(Box(0, 0))
      animator.addBehavior(field)
      animator.step(1.0 / 60)
    },
  ]
}

/// A layout without attributes.
private final class EmptyLayout: DynamicLayout {
  let contentSize = Size(100, 100)
  func invalidateLayout() {}
}
