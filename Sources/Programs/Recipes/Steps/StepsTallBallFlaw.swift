internal import Geometry
internal import StageKit

/// The limitation that the blog mentions: a ball taller than a step sinks into it, then jumps up.
struct StepsTallBallFlaw: Recipe {
  let id = "steps-tall-ball-flaw"
  let title = "A ball too tall for the stairs"
  let source = stepsBlog
  let canvas = Size.pad
  let duration = 8.6
  let keyMoments = [0, 2.4625, 2.475, 4.55, 4.5625, 6.6375, 6.65]

  func perform(on stage: Stage) {
    let (steps, ball) = addSteps(
      andBallIn: Rect(x: 20, y: 400, width: 100, height: 100), to: stage.view)

    var descent = Descent(steps: steps)
    stage.scheduledTimer(withTimeInterval: 0.0125, repeats: true) { _ in
      descent.move(ball)
    }
  }
}
