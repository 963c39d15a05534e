internal import Dynamics
internal import Geometry
internal import StageKit

/// Collision mode `.boundaries`: items collide with boundaries and pass through each other.
struct TechotopiaCollisionBoundaries: Recipe {
  let id = "techotopia-collision-boundaries"
  let title = "Collision: boundaries only"
  let source = techotopia
  let canvas = Size.phone
  let duration = 3.0
  let keyMoments = [0, 0.5, 0.7, 0.9, 1.05, 3]

  func perform(on stage: Stage) {
    let view = stage.view
    let upper = Tile("upper", center: Point(160, 100), side: 80)
    let lower = Tile("lower", center: Point(160, 300), side: 80, color: .tileOrange)
    view.addSubview(upper)
    view.addSubview(lower)

    let animator = DynamicAnimator(referenceView: view)
    stage.retain(animator)

    let gravity = GravityBehavior(items: [upper, lower])
    animator.addBehavior(gravity)

    let collision = CollisionBehavior(items: [upper, lower])
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.collisionMode = .boundaries
    animator.addBehavior(collision)
  }
}
