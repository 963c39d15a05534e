import Geometry
import StageKit

/// A stage of 400 x 400 pt with one view of 10 x 10 pt, centered at (0, 0).
struct Scene {
  let stage = Stage(size: Size(400, 400))
  let view = View(frame: Rect(center: .zero, size: Size(10, 10)))

  init() { stage.view.addSubview(view) }

  /// Advances the stage and returns the x of the view's presented center.
  func x(at time: Double) -> Double { presentation(at: time).center.x }

  /// Advances the stage and returns the view's presented values.
  func presentation(at time: Double) -> View.Presentation {
    stage.advance(to: time)
    return view.presentation
  }
}
