internal import Artwork
internal import Dynamics
internal import Geometry
internal import StageKit

/// Recipe 13-2 of the book, springs: a ball hangs from an anchor point and a star from the ball.
///
/// The star is attached off its center, so it rotates. The variant with rigid attachments, which
/// the book mentions, is a recipe of its own.
struct SpringAttachment: Recipe {
  let id: String
  let title: String
  let source = book
  let canvas = Size.phone
  let duration = 8.0
  let keyMoments = [0, 0.25, 0.5, 1, 1.5, 2, 4, 8]
  private let springs: Springs?

  /// The parameters of both springs.
  private struct Springs {
    @Parameter("frequency", 0.1...5, unit: "Hz") var frequency = 1.0
    @Parameter("damping", 0...1) var damping = 0.65
  }

  /// Creates the recipe; with springs by default.
  init(isRigid: Bool = false) {
    id = isRigid ? "book-13-2-rigid-attachment" : "book-13-2-spring-attachment"
    title = isRigid ? "Rigid Attachment" : "Spring Attachment"
    springs = isRigid ? nil : Springs()
  }

  func perform(on stage: Stage) {
    let view = stage.view
    let ball = view.addImageView(.ball, named: "ball", center: Point(160, 132))
    let star = view.addImageView(.star, named: "star", center: Point(160, 232))

    let animator = stage.retain(DynamicAnimator(referenceView: view))

    let gravityBehavior = GravityBehavior(items: [ball, star])
    let collisionBehavior = CollisionBehavior(items: [ball, star])

    let anchorPoint = Point(view.frame.width / 2, 20)

    let ballAttachmentBehavior = AttachmentBehavior(item: ball, attachedToAnchor: anchorPoint)

    let starAttachmentBehavior = AttachmentBehavior(
      item: star, offsetFromCenter: Offset(horizontal: -20, vertical: 0), attachedTo: ball,
      offsetFromCenter: .zero)

    collisionBehavior.translatesReferenceBoundsIntoBoundary = true

    if let springs {
      ballAttachmentBehavior.frequency = springs.frequency
      ballAttachmentBehavior.damping = springs.damping

      starAttachmentBehavior.frequency = springs.frequency
      starAttachmentBehavior.damping = springs.damping
    }

    animator.addBehavior(ballAttachmentBehavior)
    animator.addBehavior(starAttachmentBehavior)
    animator.addBehavior(collisionBehavior)
    animator.addBehavior(gravityBehavior)

    AttachmentsView([ballAttachmentBehavior, starAttachmentBehavior], in: view)
  }
}
