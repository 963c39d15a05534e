import Geometry
import StageKit

/// A scene with an animator that moves the view from x = 0 to x = 100.
struct AnimatorScene {
  let scene = Scene()
  let animator: ViewPropertyAnimator
  let calls = CallLog()
  var stage: Stage { scene.stage }
  var view: View { scene.view }

  init(duration: Double = 2, curve: AnimationCurve = .linear) {
    animator = ViewPropertyAnimator(on: scene.stage, duration: duration, curve: curve) {
      [view = scene.view] in view.center.x = 100
    }
    animator.addCompletion { [calls, stage = scene.stage] in calls.append("\($0)", on: stage) }
  }

  /// The x of the view's presented center.
  var x: Double { view.presentation.center.x }

  /// Advances the stage and returns the x of the view's presented center.
  func x(at time: Double) -> Double { scene.x(at: time) }
}
