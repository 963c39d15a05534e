internal import Dynamics
internal import Geometry
internal import StageKit

/// Slide 12: a square falls.
struct WarrenGravity: Recipe {
  let id = "warren-gravity"
  let title = "Gravity"
  let source = warrenSlides
  let canvas = Size.phone
  let duration = 1.5
  let keyMoments = [0, 0.25, 0.5, 0.75, 1]

  func perform(on stage: Stage) {
    let view = stage.view
    let square = view.addSquare(center: Point(160, 110))

    let animator = stage.retain(DynamicAnimator(referenceView: view))

    let gravity = GravityBehavior(items: [square])
    animator.addBehavior(gravity)
  }
}
