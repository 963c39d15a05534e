internal import Dynamics
internal import Geometry
internal import StageKit

/// The same push off the center of two items, one of which may not rotate.
struct TechotopiaItemBehaviorNoRotation: Recipe {
  let id = "techotopia-item-behavior-no-rotation"
  let title = "Item behavior: no rotation"
  let source = techotopia
  let canvas = Size.phone
  let duration = 3.0
  let keyMoments = [0, 0.5, 1, 2, 3]
  /// Whether the first item may rotate, too.
  @Parameter("rotation") private var allowsRotation = false

  func perform(on stage: Stage) {
    let view = stage.view
    let offset = Offset(horizontal: 0, vertical: -20)
    let view1 = Tile(
      "view1", frame: Rect(center: Point(80, 184), size: Size(100, 60)), mark: offset)
    let view2 = Tile(
      "view2", frame: Rect(center: Point(80, 384), size: Size(100, 60)), color: .tileOrange,
      mark: offset)
    view.addSubview(view1)
    view.addSubview(view2)

    let animator = DynamicAnimator(referenceView: view)
    stage.retain(animator)

    let behavior = DynamicItemBehavior(items: [view1])
    behavior.allowsRotation = allowsRotation
    animator.addBehavior(behavior)

    let push = PushBehavior(items: [view1, view2], mode: .instantaneous)
    push.pushDirection = Vector(dx: 0.3, dy: 0)
    for item in [view1, view2] { push.setTargetOffsetFromCenter(offset, for: item) }
    animator.addBehavior(push)
  }
}
