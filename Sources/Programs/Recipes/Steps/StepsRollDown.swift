internal import Geometry
internal import StageKit

/// The blog's scene: a timer moves a ball down four steps.
struct StepsRollDown: Recipe {
  let id = "steps-roll-down"
  let title = "A ball rolls down the stairs"
  let source = stepsBlog
  let canvas = Size.pad
  let duration = 9.0
  let keyMoments = [0, 2.1625, 2.25, 2.325, 4.4, 5.5, 6.8, 8.5]

  func perform(on stage: Stage) {
    let (steps, ball) = addSteps(
      andBallIn: Rect(x: 20, y: 450, width: 50, height: 50), to: stage.view)

    var descent = Descent(steps: steps)
    stage.scheduledTimer(withTimeInterval: 0.0125, repeats: true) { _ in
      descent.move(ball)
    }
  }
}
