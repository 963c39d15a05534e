public import Geometry
public import ImageComparison
internal import Rendering
public import StageKit
public import SystemPackage
public import Testing

/// Expects that a frame of a recipe matches a golden image.
///
/// ```swift
/// @Test func `the ball bounces`() {
///   expectImage(of: Bounce(), at: 0.5)
/// }
/// ```
///
/// The golden image of this test, if it is in `BounceTests.swift` and the recipe's identifier is
/// `bounce`, is `Goldens/BounceTests/bounce-0.500.png` beside that file. Everything else is as for
/// ``expectImage(_:matches:by:allowing:ignoring:in:sourceLocation:)``.
///
/// - Parameters:
///   - recipe: The recipe.
///   - time: The time in seconds, 0...3600.
///   - scale: Pixels per point; 1 by default, since golden images are kept with the tests.
///   - background: The background in place of the recipe's own.
///   - showsTouches: Whether touches are drawn as translucent discs; false by default.
///   - name: The name of the golden image, without `.png`; by default the recipe's identifier and
///     the time with three decimals. Recipes with other parameters or sizes need names of their
///     own.
///   - metric: The metric; by default pixels count that differ by more than one level, because
///     graphics libraries select their code by processor, and the variants round differently.
///   - allowance: How many pixels may differ; none by default.
///   - area: The pixels to ignore. Its mask must have the size of the image.
///   - directory: The directory of the golden images; `Goldens/<test file>` beside the test file
///     unless given.
///   - sourceLocation: The location of a recorded issue.
/// - Returns: Whether the image matches, by how much it differs, and the files.
@discardableResult
public func expectImage(
  of recipe: any Recipe, at time: Double, scale: Double = 1, background: Color? = nil,
  showsTouches: Bool = false, matches name: String? = nil, by metric: Metric = .rendering,
  allowing allowance: Allowance = .pixels(0), ignoring area: IgnoredArea = IgnoredArea(),
  in directory: FilePath? = nil, sourceLocation: SourceLocation = #_sourceLocation
) -> ImageTestResult {
  expectImage(
    matches: name ?? defaultName(of: recipe, at: [time]), in: directory,
    sourceLocation: sourceLocation,
    comparer: ImageComparer(metric: metric, allowance: allowance, ignoring: area)
  ) { () throws(ImageTestFailure) in
    let renderer = try SceneRenderer(
      canvas: recipe.canvas, scale: scale, background: background, showsTouches: showsTouches)
    return try renderer.image(of: renderer.settings.stage(for: recipe), at: time)
  }
}

/// Expects that a frame of a stage matches a golden image.
///
/// - Parameters:
///   - stage: The stage, which is advanced to the time.
///   - time: The time in seconds, not before that of the stage, up to 3600.
///   - scale: Pixels per point; 1 by default.
///   - background: The background in place of the stage's own.
///   - name: The name of the golden image, without `.png`.
///   - metric: The metric; by default pixels count that differ by more than one level.
///   - allowance: How many pixels may differ; none by default.
///   - area: The pixels to ignore. Its mask must have the size of the image.
///   - directory: The directory of the golden images; `Goldens/<test file>` beside the test file
///     unless given.
///   - sourceLocation: The location of a recorded issue.
/// - Returns: Whether the image matches, by how much it differs, and the files.
@discardableResult
public func expectImage(
  of stage: Stage, at time: Double, scale: Double = 1, background: Color? = nil,
  matches name: String, by metric: Metric = .rendering,
  allowing allowance: Allowance = .pixels(0), ignoring area: IgnoredArea = IgnoredArea(),
  in directory: FilePath? = nil, sourceLocation: SourceLocation = #_sourceLocation
) -> ImageTestResult {
  expectImage(
    matches: name, in: directory, sourceLocation: sourceLocation,
    comparer: ImageComparer(metric: metric, allowance: allowance, ignoring: area)
  ) { () throws(ImageTestFailure) in
    let renderer = try SceneRenderer(
      canvas: stage.size, scale: scale, background: background, showsTouches: false)
    return try renderer.image(of: stage, at: time)
  }
}

extension Metric {
  /// The default metric of rendered pictures: pixels that differ by more than one level of 255.
  ///
  /// Graphics libraries select their code by processor, and the variants round differently.
  public static let rendering = Metric.channel(tolerance: 1)
}

/// Returns the default name of a golden file: `bounce-0.500`.
func defaultName(of recipe: any Recipe, at times: [Double]) -> String {
  ([recipe.id]
    + times.map { SceneRenderer.times.contains($0) ? $0.fixed(3) : "\($0)" })
    .joined(separator: "-")
}
