internal import Dynamics
internal import Geometry
internal import StageKit

/// A push down and to the right, instantaneous or continuous.
struct TechotopiaPush: Recipe {
  let source = techotopia
  let canvas = Size.phone
  let duration = 3.0
  let keyMoments = [0, 0.5, 1, 2, 3]
  private let isContinuous: Bool

  /// Creates the recipe; instantaneous by default.
  init(isContinuous: Bool = false) {
    self.isContinuous = isContinuous
  }

  var id: String { isContinuous ? "techotopia-push-continuous" : "techotopia-push" }

  var title: String { isContinuous ? "Push: continuous" : "Push: instantaneous" }

  func perform(on stage: Stage) {
    let view = stage.view
    let view1 = Tile("view1", center: Point(160, 200), side: 100)
    view.addSubview(view1)

    let animator = DynamicAnimator(referenceView: view)
    stage.retain(animator)

    let push = PushBehavior(
      items: [view1], mode: isContinuous ? .continuous : .instantaneous)
    push.pushDirection = Vector(dx: 0.2, dy: 0.2)
    animator.addBehavior(push)

    stage.log("active: \(push.active)")
    push.action = { [unowned push, unowned stage] in
      guard !push.active else { return }
      stage.log("active: false")
      push.action = nil
    }
  }
}
