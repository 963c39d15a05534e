import Geometry
import StageKit

/// A scene with an animator that moves the view from x = 0 to 100.
struct AnimatorScene {
  let scene = Scene()
  let animator: ViewPropertyAnimator
  let journal = Journal()
  var stage: Stage { scene.stage }
  var view: View { scene.view }

  init(duration: Double = 2, curve: AnimationCurve = .linear) {
    animator = ViewPropertyAnimator(on: scene.stage, duration: duration, curve: curve) {
      [view = scene.view] in view.center.x = 100
    }
    animator.addCompletion { [journal, stage = scene.stage] in journal.note("\($0)", on: stage) }
  }

  /// The x on the screen now.
  var x: Double { view.presentation.center.x }

  /// The x on the screen at a time.
  func x(at time: Double) -> Double { scene.x(at: time) }
}
