internal import Geometry
internal import StageKit

/// Slides 23 to 28: a photo is dragged, then flicked away or released slowly.
struct WarrenImageViewer: Recipe {
  /// How the photo is released.
  enum Release: Sendable {
    /// Fast: the photo leaves the screen, then returns.
    case flick
    /// Slowly: the photo returns to its initial position.
    case snapBack
  }

  let id: String
  let title: String
  let source = warrenSlides
  let canvas = Size.phone
  let duration: Double
  let keyMoments: [Double]
  private let velocity: Vector

  /// Creates the recipe.
  init(_ release: Release) {
    switch release {
    case .flick:
      id = "warren-image-viewer-flick"
      title = "Image viewer: flick"
      duration = 2
      keyMoments = [0, 8.0 / 60, 0.25, 20.0 / 60, 0.4, 1, 1.2, 2]
      velocity = Vector(dx: 200, dy: -900)
    case .snapBack:
      id = "warren-image-viewer-snap-back"
      title = "Image viewer: snap back"
      duration = 1
      keyMoments = [0, 8.0 / 60, 0.25, 0.375, 0.5]
      velocity = Vector(dx: 100, dy: -50)
    }
  }

  func perform(on stage: Stage) {
    let viewer = DynamicView(frame: stage.view.bounds)
    stage.view.addSubview(viewer)

    // The photo lags the touch by one frame, so the touch stops one frame before it ends.
    let start = Point(220, 400)
    let moves = (0...15).map { start + Vector(dx: 12, dy: -70) * (min(Double($0), 14) / 14) }
    let drag = TouchPath(through: moves, at: 0, duration: 0.25)
    // The touch begins 10 pt earlier, so that the pan begins at the start.
    let beginning = TouchPath.Sample(time: 0, location: start + Vector(dx: 0, dy: 10))
    stage.touch(along: TouchPath([beginning] + drag.samples), velocity: velocity)
  }
}
