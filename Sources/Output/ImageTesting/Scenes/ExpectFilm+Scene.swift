public import Geometry
public import ImageComparison
internal import Rendering
public import StageKit
public import SystemPackage
public import Testing

/// Expects that the film of a recipe matches a golden film, frame by frame.
///
/// ```swift
/// @Test func `the ball bounces`() async {
///   await expectFilm(of: Bounce(), from: 0, to: 1.5, fps: 30)
/// }
/// ```
///
/// The golden film of this test, if it is in `BounceTests.swift` and the recipe's identifier is
/// `bounce`, is `Goldens/BounceTests/bounce-0.000-1.500.apng` beside that file. Everything else is
/// as for ``expectFilm(_:matches:by:allowing:ignoring:in:sourceLocation:image:)``.
///
/// - Parameters:
///   - recipe: The recipe.
///   - start: The start in seconds, 0...3600; 0 by default.
///   - end: The end in seconds, up to 3600; by default the end of the recipe. The frame at the end
///     is not in the film.
///   - fps: The frame rate, in frames per second; 30 by default.
///   - scale: Pixels per point; 0.5 by default, since golden films are kept with the tests.
///   - background: The background in place of the recipe's own.
///   - showsTouches: Whether touches are drawn as translucent discs; false by default.
///   - name: The name of the golden film, without `.apng`; by default the recipe's identifier, and
///     start and end with three decimals if an end is given. Recipes with other parameters or sizes
///     need names of their own.
///   - metric: The metric; by default pixels count that differ by more than one level, because
///     graphics libraries select their code by processor, and the variants round differently.
///   - allowance: How many pixels of a frame may differ; none by default.
///   - area: The pixels to ignore in every frame. Its mask must have the size of the film.
///   - directory: The directory of the golden films; `Goldens/<test file>` beside the test file
///     unless given.
///   - sourceLocation: The location of a recorded issue.
/// - Returns: Whether the film matches, which frames differ by how much, and the files.
@discardableResult
public func expectFilm(
  of recipe: any Recipe, from start: Double = 0, to end: Double? = nil, fps: FrameRate = 30,
  scale: Double = 0.5, background: Color? = nil, showsTouches: Bool = false,
  matches name: String? = nil, by metric: Metric = .rendering,
  allowing allowance: Allowance = .pixels(0), ignoring area: IgnoredArea = IgnoredArea(),
  in directory: FilePath? = nil, sourceLocation: SourceLocation = #_sourceLocation
) async -> FilmTestResult {
  let times = end.map { [start, $0] } ?? (start == 0 ? [] : [start])
  let expectation = FilmExpectation(
    name: name ?? defaultName(of: recipe, at: times), directory: directory,
    comparer: ImageComparer(metric: metric, allowance: allowance, ignoring: area),
    sourceLocation: sourceLocation)
  return await expectation.check { () throws(ImageTestFailure) in
    let scene = try SceneRenderer(
      canvas: recipe.canvas, scale: scale, background: background, showsTouches: showsTouches)
    return try FilmPlan(
      scene.settings.stage(for: recipe), from: start, to: end ?? recipe.duration, at: fps,
      scene: scene)
  }
}

/// Expects that the film of a stage matches a golden film, frame by frame.
///
/// - Parameters:
///   - stage: The stage, which is advanced to the last frame.
///   - start: The start in seconds; by default the time of the stage.
///   - end: The end in seconds, up to 3600. The frame at the end is not in the film.
///   - fps: The frame rate, in frames per second; 30 by default.
///   - scale: Pixels per point; 0.5 by default.
///   - background: The background in place of the stage's own.
///   - name: The name of the golden film, without `.apng`.
///   - metric: The metric; by default pixels count that differ by more than one level.
///   - allowance: How many pixels of a frame may differ; none by default.
///   - area: The pixels to ignore in every frame. Its mask must have the size of the film.
///   - directory: The directory of the golden films; `Goldens/<test file>` beside the test file
///     unless given.
///   - sourceLocation: The location of a recorded issue.
/// - Returns: Whether the film matches, which frames differ by how much, and the files.
@discardableResult
public func expectFilm(
  of stage: Stage, from start: Double? = nil, to end: Double, fps: FrameRate = 30,
  scale: Double = 0.5, background: Color? = nil, matches name: String,
  by metric: Metric = .rendering, allowing allowance: Allowance = .pixels(0),
  ignoring area: IgnoredArea = IgnoredArea(), in directory: FilePath? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) async -> FilmTestResult {
  let expectation = FilmExpectation(
    name: name, directory: directory,
    comparer: ImageComparer(metric: metric, allowance: allowance, ignoring: area),
    sourceLocation: sourceLocation)
  return await expectation.check { () throws(ImageTestFailure) in
    let scene = try SceneRenderer(
      canvas: stage.size, scale: scale, background: background, showsTouches: false)
    return try FilmPlan(
      stage, from: start ?? stage.time, to: end, at: fps, scene: scene)
  }
}
