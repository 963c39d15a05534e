internal import Dynamics
internal import Geometry
internal import StageKit

/// Collision mode `.everything`, the default, with a delegate that logs every contact.
struct TechotopiaCollisionEverything: Recipe {
  let id = "techotopia-collision-everything"
  let title = "Collision: everything, and a delegate"
  let source = techotopia
  let canvas = Size.phone
  let duration = 3.0
  let keyMoments = [0, 0.5, 0.7, 0.85, 1.05, 3]

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
    let logger = ContactLogger(stage)
    stage.retain(logger)
    collision.collisionDelegate = logger
    animator.addBehavior(collision)
  }
}

/// A collision delegate that logs every call.
private final class ContactLogger: CollisionBehaviorDelegate {
  private unowned let stage: Stage

  init(_ stage: Stage) {
    self.stage = stage
  }

  func collisionBehavior(
    _ behavior: CollisionBehavior, beganContactFor item1: any DynamicItem,
    with item2: any DynamicItem, at p: Point
  ) {
    stage.log("began \(name(item1)), \(name(item2)) at \(coordinates(p))")
  }

  func collisionBehavior(
    _ behavior: CollisionBehavior, endedContactFor item1: any DynamicItem,
    with item2: any DynamicItem
  ) {
    stage.log("ended \(name(item1)), \(name(item2))")
  }

  func collisionBehavior(
    _ behavior: CollisionBehavior, beganContactFor item: any DynamicItem,
    withBoundaryIdentifier identifier: AnyHashable?, at p: Point
  ) {
    stage.log("began \(name(item)), \(name(identifier)) at \(coordinates(p))")
  }

  func collisionBehavior(
    _ behavior: CollisionBehavior, endedContactFor item: any DynamicItem,
    withBoundaryIdentifier identifier: AnyHashable?
  ) {
    stage.log("ended \(name(item)), \(name(identifier))")
  }

  private func name(_ item: any DynamicItem) -> String { (item as? View)?.name ?? "item" }

  private func name(_ boundary: AnyHashable?) -> String { boundary.map { "\($0)" } ?? "bounds" }

  private func coordinates(_ point: Point) -> String {
    "(\(point.x.fixed(1)), \(point.y.fixed(1)))"
  }
}
