internal import Geometry
internal import StageKit

/// The blog's exercise: the ball bounces after it lands on a step.
struct StepsBounce: Recipe {
  let id = "steps-bounce"
  let title = "A ball bounces down the stairs"
  let source = stepsBlog
  let canvas = Size.pad
  let duration = 9.0
  let keyMoments = [0, 2.325, 2.525, 2.725, 2.825, 5.5, 6.9, 8.5]
  @Parameter("hop-height", 0...100, unit: "pt") private var hopHeight = 20.0
  @Parameter("hop-ratio", 0...0.9) private var hopRatio = 0.25

  func perform(on stage: Stage) {
    let (steps, ball) = addSteps(
      andBallIn: Rect(x: 20, y: 450, width: 50, height: 50), to: stage.view)

    // The ball without bounces; a hop raises the visible one above it.
    let rolling = View(frame: ball.frame)
    var descent = Descent(steps: steps)
    var landing: Double?
    let hops = Hops(firstHeight: hopHeight, ratio: hopRatio)
    stage.scheduledTimer(withTimeInterval: 0.0125, repeats: true) { _ in
      if descent.move(rolling) { landing = stage.time }
      let hop = landing.map { hops.height(after: stage.time - $0) } ?? 0
      ball.frame = rolling.frame.offsetBy(dx: 0, dy: -hop)
    }
  }
}

/// The hops of a ball after a landing: parabolas, each a fraction as high as the one before.
struct Hops {
  /// The height of the first hop, in points.
  let firstHeight: Double
  /// The height of a hop as a fraction of the one before.
  let ratio: Double
  /// The height of the lowest hop, in points; lower ones are omitted.
  static let minHeight = 1.0
  /// UIKit's gravity, in points per second squared.
  static let gravity = 1000.0

  /// Returns the height of the ball above the step, in points, at a time in seconds after landing.
  func height(after time: Double) -> Double {
    var timeInHop = time
    var height = firstHeight
    while height >= Self.minHeight {
      let duration = 2 * (2 * height / Self.gravity).squareRoot()
      if timeInHop < duration {
        return Self.gravity / 2 * timeInHop * (duration - timeInHop)
      }
      timeInHop -= duration
      height *= ratio
    }
    return 0
  }
}
