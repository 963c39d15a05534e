internal import Geometry
internal import StageKit

/// The blog's algorithm that moves a ball down steps, one timer tick at a time, with its flaws.
///
/// The distance to a step's corner is measured from half the ball's size instead of from its
/// center, so the test for clearing the corner always passes. The drop starts when the ball's left
/// edge, instead of its center, passes the corner. It has a constant speed and ends with a jump.
struct Descent {
  private let steps: StepsView
  private var allowedToDrop = [true, true, true]

  init(steps: StepsView) {
    self.steps = steps
  }

  /// Moves the ball by one tick and returns whether it has landed on a step.
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
