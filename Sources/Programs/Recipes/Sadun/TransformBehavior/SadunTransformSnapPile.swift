internal import Dynamics
internal import Geometry
internal import StageKit

/// Figure 6-2: four views snap to one point while a second behavior rotates each of them.
struct SadunTransformSnapPile: Recipe {
  let id = "sadun-transform-snap-pile"
  let title = "A snap and a transform behavior"
  let source = sadun
  let canvas = Size.phone
  let duration = 2.0
  let keyMoments = [0, 0.1, 0.2, 0.3, 0.5, 1.3, 2]
  @Parameter("damping", 0...1) private var damping = 0.5

  func perform(on stage: Stage) {
    let animator = DynamicAnimator(referenceView: stage.view)
    stage.retain(animator)

    let views: [(name: String, center: Point, color: Color, angle: Double)] = [
      ("view1", Point(60, 100), .tileBlue, .pi / 12),
      ("view2", Point(260, 100), .tileOrange, -.pi / 12),
      ("view3", Point(60, 470), .tileGreen, .pi / 6),
      ("view4", Point(260, 470), .tileGray, -.pi / 6),
    ]
    for (name, center, color, angle) in views {
      let view = Tile(name, center: center, side: 80, color: color)
      stage.view.addSubview(view)

      let snap = SnapBehavior(item: view, snapTo: Point(160, 284))
      snap.damping = damping
      animator.addBehavior(snap)

      animator.addBehavior(
        TransformBehavior(item: view, transform: Transform(rotationAngle: angle)))
    }
  }
}
