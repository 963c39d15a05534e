internal import Dynamics
internal import Geometry
internal import StageKit

/// A spring attached off the item's center: the item swings and rotates.
struct TechotopiaAttachmentOffset: Recipe {
  let id = "techotopia-attachment-offset"
  let title = "Attachment: a spring to a point off the center"
  let source = techotopia
  let canvas = Size.phone
  let duration = 12.0
  let keyMoments = [0, 0.3, 0.6, 1, 2, 4, 8, 12]
  @Parameter("frequency", 0...10, unit: "Hz") private var frequency = 4.0
  @Parameter("damping", 0...1) private var damping = 0.5

  func perform(on stage: Stage) {
    let view = stage.view
    let offset = Offset(horizontal: 20, vertical: 20)
    let view1 = Tile("view1", center: Point(200, 100), side: 80, mark: offset)
    view.addSubview(view1)

    let animator = DynamicAnimator(referenceView: view)
    stage.retain(animator)

    let attachment = AttachmentBehavior(
      item: view1, offsetFromCenter: offset, attachedToAnchor: Point(100, 100))
    attachment.frequency = frequency
    attachment.damping = damping
    AttachmentsView([attachment], in: view)
    animator.addBehavior(attachment)

    let gravity = GravityBehavior(items: [view1])
    animator.addBehavior(gravity)
  }
}
