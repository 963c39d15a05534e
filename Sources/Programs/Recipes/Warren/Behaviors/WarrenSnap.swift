internal import Dynamics
internal import Geometry
internal import StageKit

/// Slide 16: a square snaps to a point.
struct WarrenSnap: Recipe {
  let id = "warren-snap"
  let title = "Snap"
  let source = warrenSlides
  let canvas = Size.phone
  let duration = 2.0
  let keyMoments = [0, 5.0 / 60, 10.0 / 60, 20.0 / 60, 0.5, 2]
  @Parameter("damping", 0...1) private var damping = 0.5

  func perform(on stage: Stage) {
    let view = stage.view
    let square = view.addSquare(center: Point(160, 110))

    let animator = stage.retain(DynamicAnimator(referenceView: view))

    let snap = SnapBehavior(item: square, snapTo: Point(80, 450))
    snap.damping = damping
    animator.addBehavior(snap)
  }
}
