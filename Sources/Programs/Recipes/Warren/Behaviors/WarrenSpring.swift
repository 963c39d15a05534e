internal import Dynamics
internal import Geometry
internal import StageKit

/// Slide 15: the attachment is a spring; a push or gravity makes the square oscillate.
struct WarrenSpring: Recipe {
  let id: String
  let title: String
  let source = warrenSlides
  let canvas = Size.phone
  let duration = 7.5
  let keyMoments: [Double]
  private let hasGravity: Bool
  @Parameter("frequency", 0...5, unit: "Hz") private var frequency = 1.0
  @Parameter("damping", 0...1) private var damping = 0.1

  /// Creates the recipe; with a push and without gravity by default.
  init(hasGravity: Bool = false) {
    self.hasGravity = hasGravity
    id = hasGravity ? "warren-spring-gravity" : "warren-spring"
    title = hasGravity ? "Spring, with gravity" : "Spring"
    keyMoments =
      hasGravity
      ? [0, 0.25, 31.0 / 60, 1, 1.5, 7.5] : [0, 14.0 / 60, 0.5, 0.75, 1.25, 1.75, 7.5]
  }

  func perform(on stage: Stage) {
    let view = stage.view
    let square = view.addSquare(center: Point(160, 180))

    let animator = stage.retain(DynamicAnimator(referenceView: view))

    let attachment = AttachmentBehavior(
      item: square, attachedToAnchor: Point(160, hasGravity ? 80 : 284))
    attachment.frequency = frequency
    attachment.damping = damping
    animator.addBehavior(attachment)
    AttachmentsView([attachment], in: view)

    if hasGravity {
      animator.addBehavior(GravityBehavior(items: [square]))
    } else {
      let push = PushBehavior(items: [square], mode: .instantaneous)
      push.pushDirection = Vector(dx: 0, dy: -3)
      animator.addBehavior(push)
    }
  }
}
