internal import Dynamics
internal import Geometry
internal import StageKit

/// A boundary along a closed path around the item.
struct TechotopiaCollisionPath: Recipe {
  let id = "techotopia-collision-path"
  let title = "Collision: a closed path"
  let source = techotopia
  let canvas = Size.phone
  let duration = 3.0
  let keyMoments = [0, 0.3, 0.55, 0.65, 3]

  func perform(on stage: Stage) {
    let view = stage.view
    let path = Path(rect: Rect(x: 40, y: 200, width: 240, height: 240))
    view.addSubview(Outline(path, in: view))
    let view1 = Tile("view1", center: Point(160, 260), side: 60)
    view.addSubview(view1)

    let animator = DynamicAnimator(referenceView: view)
    stage.retain(animator)

    let gravity = GravityBehavior(items: [view1])
    animator.addBehavior(gravity)

    let collision = CollisionBehavior(items: [view1])
    collision.addBoundary(withIdentifier: "cage", for: path)
    animator.addBehavior(collision)
  }
}
