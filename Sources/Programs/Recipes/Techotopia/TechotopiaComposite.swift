internal import Dynamics
internal import Geometry
internal import StageKit

/// A composite behavior with four children.
struct TechotopiaComposite: Recipe {
  let id = "techotopia-composite"
  let title = "A custom behavior made of four"
  let source = techotopia
  let canvas = Size.phone
  let duration = 6.0
  let keyMoments = [0, 0.25, 0.5, 1, 2, 4, 6]
  @Parameter("frequency", 0...10, unit: "Hz") private var frequency = 4.0
  @Parameter("damping", 0...1) private var damping = 0.5

  func perform(on stage: Stage) {
    let view = stage.view
    let view1 = Tile("view1", center: Point(160, 150), side: 80)
    view.addSubview(view1)

    let behavior = DynamicItemBehavior(items: [view1])
    behavior.elasticity = 0.2
    behavior.resistance = 0.5

    let attachment = AttachmentBehavior(item: view1, attachedToAnchor: Point(100, 100))
    attachment.frequency = frequency
    attachment.damping = damping
    AttachmentsView([attachment], in: view)

    let gravity = GravityBehavior(items: [view1])

    let push = PushBehavior(items: [view1], mode: .instantaneous)
    push.pushDirection = Vector(dx: 0.2, dy: 0.2)

    let customBehavior = DynamicBehavior()
    for child in [behavior, attachment, gravity, push] { customBehavior.addChildBehavior(child) }

    let animator = DynamicAnimator(referenceView: view)
    stage.retain(animator)
    animator.addBehavior(customBehavior)
    stage.log(
      "behaviors: \(animator.behaviors.count), children: \(customBehavior.childBehaviors.count)")
  }
}
