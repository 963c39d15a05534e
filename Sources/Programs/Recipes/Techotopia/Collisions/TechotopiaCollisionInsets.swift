internal import Dynamics
internal import Geometry
internal import StageKit

/// A boundary 20 pt inside the edges of the reference view.
struct TechotopiaCollisionInsets: Recipe {
  let id = "techotopia-collision-insets"
  let title = "Collision: bounds with insets"
  let source = techotopia
  let canvas = Size.phone
  let duration = 3.0
  let keyMoments = [0, 0.5, 0.9, 1.05, 3]

  func perform(on stage: Stage) {
    let view = stage.view
    let insets = Insets(top: 20, left: 20, bottom: 20, right: 20)
    view.addSubview(Outline(Path(rect: view.bounds.inset(by: insets)), in: view))
    let view1 = Tile("view1", center: Point(160, 100), side: 80)
    view.addSubview(view1)

    let animator = DynamicAnimator(referenceView: view)
    stage.retain(animator)

    let gravity = GravityBehavior(items: [view1])
    animator.addBehavior(gravity)

    let collision = CollisionBehavior(items: [view1])
    collision.setTranslatesReferenceBoundsIntoBoundary(with: insets)
    animator.addBehavior(collision)
  }
}
