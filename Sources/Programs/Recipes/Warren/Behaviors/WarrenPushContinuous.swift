internal import Dynamics
internal import Geometry
internal import StageKit

/// Slide 18: a continuous push.
///
/// Angle with magnitude and push direction set the same vector: the last assignment wins.
struct WarrenPushContinuous: Recipe {
  let id = "warren-push-continuous"
  let title = "Push, continuous"
  let source = warrenSlides
  let canvas = Size.phone
  let duration = 0.5
  let keyMoments = [0, 2.0 / 60, 6.0 / 60, 12.0 / 60, 0.25]

  func perform(on stage: Stage) {
    let view = stage.view
    let square = view.addSquare(center: Point(160, 284))

    let animator = stage.retain(DynamicAnimator(referenceView: view))

    let push = PushBehavior(items: [square], mode: .continuous)
    push.angle = .pi
    push.magnitude = 100
    push.pushDirection = Vector(dx: 0, dy: 100)
    animator.addBehavior(push)
  }
}
