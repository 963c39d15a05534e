import Geometry
import StageKit

/// A square of 20 points that moves from x = 20 to x = 80 within a second, and is tapped at 0.5 s.
struct SquareRecipe: Recipe {
  let id = "square"
  let title = "Square"
  let source = "Tests"
  let canvas = Size(100, 50)
  var duration = 1.5
  let keyMoments = [0.0, 0.5, 1.0]
  var color = Color.blue
  /// The time from which on a spot is shown.
  var spotTime: Double?

  func perform(on stage: Stage) {
    let square = View(frame: Rect(x: 10, y: 15, width: 20, height: 20))
    square.backgroundColor = color
    stage.view.addSubview(square)
    stage.animate(withDuration: 1, options: .curveLinear) { square.center.x = 80 }
    stage.tap(at: Point(50, 25), time: 0.5)
    guard let spotTime else { return }
    stage.scheduledTimer(withTimeInterval: spotTime, repeats: false) { _ in
      let spot = View(frame: Rect(x: 90, y: 40, width: 4, height: 4))
      spot.backgroundColor = .red
      stage.view.addSubview(spot)
    }
  }
}
