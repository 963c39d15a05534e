internal import Geometry
internal import StageKit

/// Adds the blog's two views: the steps, 300 pt high, and a ball.
func addSteps(andBallIn frame: Rect, to view: View) -> (steps: StepsView, ball: RedBallView) {
  let steps = StepsView(frame: Rect(x: 0, y: 500, width: view.frame.width, height: 300))
  view.addSubview(steps)

  let ball = RedBallView(frame: frame)
  view.addSubview(ball)
  return (steps, ball)
}
