import Geometry
import PictureKit
import StageKit

/// S1: a blue ball moves down to the center while it grows and fades in, then makes half a turn.
struct BallScene: Recipe {
  let id = "s1"
  let title = "A ball moves down and turns"
  let source = "Benchmarks"
  let canvas = Size.phone
  let duration = 4.5
  let keyMoments = [0, 1.5, 3, 4.5]

  func perform(on stage: Stage) {
    let ball = ImageView(image: Self.ball)
    ball.frame = Rect(x: 155, y: -37, width: 10, height: 10)
    ball.alpha = 0
    stage.view.addSubview(ball)
    // The control points of the cubic u^2 (3 - 2u).
    let (first, second) = (Point(1.0 / 3, 0), Point(2.0 / 3, 1))
    ViewPropertyAnimator(
      on: stage, duration: 3, controlPoint1: first, controlPoint2: second
    ) {
      ball.bounds = Rect(x: 0, y: 0, width: 64, height: 64)
      ball.center = Point(160, 284)
      ball.alpha = 1
    }.startAnimation()
    ViewPropertyAnimator(
      on: stage, duration: 1.5, controlPoint1: first, controlPoint2: second
    ) {
      ball.transform = Transform(rotationAngle: .pi)
    }.startAnimation(afterDelay: 3)
  }

  private static let ball = Drawing(size: Size(64, 64)) { canvas in
    canvas.setFillColor(Color(red: 0.1, green: 0.35, blue: 0.9))
    canvas.fillEllipse(in: Rect(x: 0.5, y: 0.5, width: 63, height: 63))
    canvas.setFillColor(.white)
    canvas.fillEllipse(in: Rect(x: 27, y: 7, width: 10, height: 10))
  }
}
