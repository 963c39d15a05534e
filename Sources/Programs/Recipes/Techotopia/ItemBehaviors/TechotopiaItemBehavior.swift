internal import Dynamics
internal import Geometry
internal import StageKit

/// Elasticity and resistance of two items, one of which moves.
struct TechotopiaItemBehavior: Recipe {
  let id = "techotopia-item-behavior"
  let title = "Item behavior: resistance"
  let source = techotopia
  let canvas = Size.phone
  let duration = 3.0
  let keyMoments = [0, 0.5, 1, 2, 3]
  @Parameter("resistance", 0...10, unit: "1/s") private var resistance = 0.5
  @Parameter("velocity", 0...600, unit: "pt/s") private var velocity = 200.0

  func perform(on stage: Stage) {
    let view = stage.view
    let view1 = Tile("view1", center: Point(60, 200), side: 80)
    let view2 = Tile("view2", center: Point(60, 360), side: 80, color: .tileOrange)
    view.addSubview(view1)
    view.addSubview(view2)

    let animator = DynamicAnimator(referenceView: view)
    stage.retain(animator)

    let behavior = DynamicItemBehavior(items: [view1, view2])
    behavior.elasticity = 0.2
    behavior.resistance = resistance
    behavior.addLinearVelocity(Point(velocity, 0), for: view1)
    animator.addBehavior(behavior)
  }
}
