internal import Dynamics
internal import Geometry
internal import StageKit

/// Slide 14: a square is attached to an anchor by a point off its center; then the anchor moves.
struct WarrenAttachment: Recipe {
  let id = "warren-attachment"
  let title = "Attachment"
  let source = warrenSlides
  let canvas = Size.phone
  let duration = 3.0
  let keyMoments = [0, 0.5, 31.0 / 60, 0.6, 1, 3]

  func perform(on stage: Stage) {
    let view = stage.view
    let square = view.addSquare(center: Point(160, 380))

    let animator = stage.retain(DynamicAnimator(referenceView: view))

    let attachmentPoint = Offset(horizontal: -25, vertical: -25)
    let attachment = AttachmentBehavior(
      item: square, offsetFromCenter: attachmentPoint, attachedToAnchor: view.center)
    animator.addBehavior(attachment)
    AttachmentsView([attachment], in: view)

    stage.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in
      attachment.anchorPoint = Point(240, 284)
    }
  }
}
