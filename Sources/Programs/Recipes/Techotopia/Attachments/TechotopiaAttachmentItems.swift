internal import Dynamics
internal import Geometry
internal import StageKit

/// Two items joined by a rod: a push on one moves both.
struct TechotopiaAttachmentItems: Recipe {
  let id = "techotopia-attachment-items"
  let title = "Attachment: item to item"
  let source = techotopia
  let canvas = Size.phone
  let duration = 3.0
  let keyMoments = [0, 0.5, 1, 2, 3]

  func perform(on stage: Stage) {
    let view = stage.view
    let view1 = Tile("view1", center: Point(100, 150), side: 60)
    let view2 = Tile("view2", center: Point(220, 150), side: 60, color: .tileOrange)
    view.addSubview(view1)
    view.addSubview(view2)

    let animator = DynamicAnimator(referenceView: view)
    stage.retain(animator)

    let attachment = AttachmentBehavior(item: view1, attachedTo: view2)
    AttachmentsView([attachment], in: view)
    animator.addBehavior(attachment)

    let push = PushBehavior(items: [view2], mode: .instantaneous)
    push.pushDirection = Vector(dx: 0.36, dy: 0)
    animator.addBehavior(push)
  }
}
