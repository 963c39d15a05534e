internal import FilmKit
internal import Geometry
internal import Imaging
internal import PictureKit
internal import Raster
internal import Rendering
internal import StageKit

/// The film of an expectation, and how it is made.
struct FilmPlan {
  let film: Film
  /// The number of the first frame, counted from the time 0 of the scene.
  let firstFrame: Int
  /// Makes and draws all frames for a sink.
  let render: (FilmComparisonSink) async throws -> Void

  /// Creates the plan of a film whose images a function makes.
  init(_ film: Film, image: @escaping (Int) throws -> Image) {
    self.film = film
    firstFrame = 0
    func checkedImage(_ index: Int) throws -> Image {
      let image = try image(index)
      guard image.width == film.width, image.height == film.height else {
        throw ImageTestFailure(
          "the image of frame \(index) has \(image.size) pixels, the film \(film.width) x "
            + "\(film.height)")
      }
      return image
    }
    render = { sink in
      try await film.render(to: sink, draw: { $0 }, frames: checkedImage)
    }
  }

  /// Creates the plan of an interval of a scene.
  ///
  /// - Parameters:
  ///   - stage: The stage, which is advanced while the film is made.
  ///   - start: The start, in seconds.
  ///   - end: The end, in seconds; the frame at the end is not in the film.
  ///   - frameRate: The frame rate.
  ///   - scene: How frames are drawn.
  /// - Throws: An ``ImageTestFailure`` if the interval has no frame.
  init(
    _ stage: Stage, from start: Double, to end: Double, at frameRate: FrameRate,
    scene: SceneRenderer
  ) throws(ImageTestFailure) {
    try SceneRenderer.check(start, "start of the film", since: stage.time)
    try SceneRenderer.check(end, "end of the film")
    guard start < end else {
      throw ImageTestFailure("The film starts at \(start) s and ends at \(end) s: it has no frame.")
    }
    let schedule: FrameSchedule
    do throws(RenderingError) {
      schedule = try FrameSchedule(from: start, to: end, of: "", lasting: end, at: frameRate)
    } catch {
      throw ImageTestFailure(error.description)
    }
    let (settings, renderer) = (scene.settings, scene.renderer)
    let film = Film(
      width: renderer.width, height: renderer.height, frameRate: frameRate,
      frameCount: schedule.frames.count, isTransparent: settings.isTransparent)
    self.film = film
    firstFrame = schedule.frames.lowerBound
    render = { sink in
      try await film.render(to: sink, redraw: renderer.redraw) { index in
        settings.apply(
          to: stage.frame(at: schedule.time(of: schedule.frames.lowerBound + index)))
      }
    }
  }
}
