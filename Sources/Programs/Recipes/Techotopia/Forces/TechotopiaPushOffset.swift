internal import Dynamics
internal import Geometry
internal import StageKit

/// Figure 54-3: a push off the center rotates an item unless its line passes through the center.
///
/// The push in the text, diagonal at a diagonal offset, passes through the center. A dot marks the
/// point of application on each item.
struct TechotopiaPushOffset: Recipe {
  let id = "techotopia-push-offset"
  let title = "Push: off the center"
  let source = techotopia
  let canvas = Size.phone
  let duration = 3.0
  let keyMoments = [0, 0.5, 1, 2, 3]

  func perform(on stage: Stage) {
    let animator = DynamicAnimator(referenceView: stage.view)
    stage.retain(animator)
    func push(
      _ name: String, in frame: Rect, color: Color, _ direction: Vector, at offset: Offset
    ) {
      let item = Tile(name, frame: frame, color: color, mark: offset)
      stage.view.addSubview(item)

      let push = PushBehavior(items: [item], mode: .instantaneous)
      push.pushDirection = direction
      push.setTargetOffsetFromCenter(offset, for: item)
      animator.addBehavior(push)
    }

    push(
      "printed", in: Rect(center: Point(80, 120), size: Size(100, 100)), color: .tileOrange,
      Vector(dx: 0.2, dy: 0.2), at: Offset(horizontal: 20, vertical: 20))
    push(
      "figure", in: Rect(center: Point(80, 284), size: Size(100, 60)), color: .tileBlue,
      Vector(dx: 0.3, dy: 0), at: Offset(horizontal: 0, vertical: -20))
    push(
      "below", in: Rect(center: Point(80, 440), size: Size(100, 100)), color: .tileGreen,
      Vector(dx: 0.2, dy: 0), at: Offset(horizontal: 20, vertical: 20))
  }
}
