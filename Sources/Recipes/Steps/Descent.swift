internal import Geometry
internal import StageKit

/// The blog's rule for a ball on stairs, one tick at a time, with its flaws.
///
/// The distance that is meant to tell when the ball clears a step's corner is measured from half
/// the ball's size, not from where the ball is, so the test always passes. The drop begins when the
/// ball's left edge, not its middle, passes the corner; it runs at constant speed; and the last
/// stretch is a jump.
struct Descent {
  private let steps: StepsView
  private var allowedToDrop = [true, true, true]

  init(steps: StepsView) {
    self.steps = steps
  }

  /// Moves the ball by one tick and tells whether it has landed on a step.
  @discardableResult
  mutating func move(_ ball: View) -> Bool {
    var origin = ball.frame.origin
    origin.x += 1
    var landed = false
    for step in 1...3 where origin.x > steps.stepWidth * Double(step) && allowedToDrop[step - 1] {
      if drop(&origin, ball.frame.size, at: step) { landed = true }
    }
    ball.frame.origin = origin
    return landed
  }

  private mutating func drop(_ origin: inout Point, _ size: Size, at step: Int) -> Bool {
    let radius = size.width / 2
    let center = Point(size.width / 2, size.height / 2)
    let corner = Point(
      steps.stepWidth * Double(step),
      steps.frame.minY + Double(step - 1) * steps.stepHeight)
    if center.distance(to: corner) > radius, origin.y < corner.y {
      origin = origin + Vector(dx: 1, dy: 4)
      return false
    }
    origin.y = steps.frame.minY + Double(step) * steps.stepHeight - size.height
    allowedToDrop[step - 1] = false
    return true
  }
}
