internal import Dynamics
internal import Geometry
internal import StageKit

/// A spring to an anchor: at rest for one second, then gravity makes the item swing.
struct TechotopiaAttachmentAnchor: Recipe {
  let id = "techotopia-attachment-anchor"
  let title = "Attachment: a spring to an anchor"
  let source = techotopia
  let canvas = Size.phone
  let duration = 12.0
  let keyMoments = [0, 1, 1.3, 1.6, 2, 3, 5, 8, 12]
  @Parameter("frequency", 0...10, unit: "Hz") private var frequency = 4.0
  @Parameter("damping", 0...1) private var damping = 0.5

  func perform(on stage: Stage) {
    let view = stage.view
    let view1 = Tile("view1", center: Point(200, 100), side: 80)
    view.addSubview(view1)

    let animator = DynamicAnimator(referenceView: view)
    stage.retain(animator)

    let attachment = AttachmentBehavior(item: view1, attachedToAnchor: Point(100, 100))
    attachment.frequency = frequency
    attachment.damping = damping
    AttachmentsView([attachment], in: view)
    animator.addBehavior(attachment)

    stage.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in
      animator.addBehavior(GravityBehavior(items: [view1]))
    }
  }
}
