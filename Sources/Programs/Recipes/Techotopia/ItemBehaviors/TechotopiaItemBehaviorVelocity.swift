internal import Dynamics
internal import Geometry
internal import StageKit

/// Adding velocities to an item, positive and negative ones.
struct TechotopiaItemBehaviorVelocity: Recipe {
  let id = "techotopia-item-behavior-velocity"
  let title = "Item behavior: adding velocity"
  let source = techotopia
  let canvas = Size.phone
  let duration = 4.0
  let keyMoments = [0, 0.5, 1, 2, 4]

  func perform(on stage: Stage) {
    let view = stage.view
    let view1 = Tile("view1", center: Point(60, 284), side: 80)
    view.addSubview(view1)

    let animator = DynamicAnimator(referenceView: view)
    stage.retain(animator)

    let behavior = DynamicItemBehavior(items: [view1])
    animator.addBehavior(behavior)
    for dx in [50.0, 50, -50] {
      behavior.addLinearVelocity(Point(dx, 0), for: view1)
      let velocity = behavior.linearVelocity(for: view1)
      stage.log("linear velocity (\(velocity.x.fixed(1)), \(velocity.y.fixed(1)))")
    }
    for angularVelocity in [1.0, -0.5] {
      behavior.addAngularVelocity(angularVelocity, for: view1)
      stage.log("angular velocity \(behavior.angularVelocity(for: view1).fixed(1))")
    }
  }
}
