internal import Dynamics
internal import Geometry
internal import StageKit

/// Collision mode `.items`: items collide with each other and pass through boundaries.
struct TechotopiaCollisionItems: Recipe {
  let id = "techotopia-collision-items"
  let title = "Collision: items only"
  let source = techotopia
  let canvas = Size.phone
  let duration = 3.0
  let keyMoments = [0, 0.4, 0.5, 1, 1.5, 3]

  func perform(on stage: Stage) {
    let view = stage.view
    let view1 = Tile("view1", center: Point(80, 284), side: 80)
    let view2 = Tile("view2", center: Point(240, 284), side: 80, color: .tileOrange)
    view.addSubview(view1)
    view.addSubview(view2)

    let animator = DynamicAnimator(referenceView: view)
    stage.retain(animator)

    let collision = CollisionBehavior(items: [view1, view2])
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.collisionMode = .items
    animator.addBehavior(collision)

    let behavior = DynamicItemBehavior(items: [view1])
    behavior.addLinearVelocity(Point(200, 0), for: view1)
    animator.addBehavior(behavior)
  }
}
