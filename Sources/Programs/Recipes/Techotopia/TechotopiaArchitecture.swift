internal import Dynamics
internal import Geometry
internal import StageKit

/// Figure 54-1: three behaviors and five items, one of which has no behavior.
struct TechotopiaArchitecture: Recipe {
  let id = "techotopia-architecture"
  let title = "Three behaviors, five items"
  let source = techotopia
  let canvas = Size.phone
  let duration = 3.0
  let keyMoments = [0, 0.5, 0.8, 1, 1.5, 3]

  func perform(on stage: Stage) {
    let view = stage.view
    let view1 = Tile("view1", center: Point(50, 80), side: 60)
    let view2 = Tile("view2", center: Point(130, 80), side: 60, color: .tileOrange)
    let view3 = Tile("view3", center: Point(130, 420), side: 60, color: .tileOrange)
    let view4 = Tile("view4", center: Point(60, 300), side: 60, color: .tileGreen)
    let view5 = Tile("view5", center: Point(270, 200), side: 60, color: .tileGray)
    for item in [view1, view2, view3, view4, view5] { view.addSubview(item) }

    let animator = DynamicAnimator(referenceView: view)
    stage.retain(animator)

    let gravity = GravityBehavior(items: [view1, view2])
    animator.addBehavior(gravity)

    let collision = CollisionBehavior(items: [view2, view3])
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)

    let push = PushBehavior(items: [view4], mode: .continuous)
    push.pushDirection = Vector(dx: 0.36, dy: 0)
    animator.addBehavior(push)
  }
}
