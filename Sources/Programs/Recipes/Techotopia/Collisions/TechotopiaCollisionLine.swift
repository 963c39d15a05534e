internal import Dynamics
internal import Geometry
internal import StageKit

/// A boundary between two points: a slope.
struct TechotopiaCollisionLine: Recipe {
  let id = "techotopia-collision-line"
  let title = "Collision: a line"
  let source = techotopia
  let canvas = Size.phone
  let duration = 4.0
  let keyMoments = [0, 0.5, 0.7, 1, 1.5, 4]
  /// How much lower the right end of the line is than the left one.
  @Parameter("drop", 0...250, unit: "pt") private var drop = 120.0

  func perform(on stage: Stage) {
    let view = stage.view
    let (start, end) = (Point(0, 300), Point(320, 300 + drop))
    var line = Path()
    line.move(to: start)
    line.addLine(to: end)
    view.addSubview(Outline(line, in: view))
    let view1 = Tile("view1", center: Point(100, 100), side: 60)
    view.addSubview(view1)

    let animator = DynamicAnimator(referenceView: view)
    stage.retain(animator)

    let gravity = GravityBehavior(items: [view1])
    animator.addBehavior(gravity)

    let collision = CollisionBehavior(items: [view1])
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.addBoundary(withIdentifier: "slope", from: start, to: end)
    animator.addBehavior(collision)
  }
}
