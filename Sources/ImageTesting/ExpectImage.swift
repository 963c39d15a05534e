internal import FoundationEssentials
public import ImageComparison
public import Imaging
public import SystemPackage
public import Testing

/// Expects that an image matches the golden image of a name.
///
/// ```swift
/// @Test func `the ball is blue`() throws {
///   expectImage(try draw(ball), matches: "ball")
/// }
/// ```
///
/// The golden image of this test, if it is in `CircleTests.swift`, is
/// `Goldens/CircleTests/ball.png` beside that file; the test target should exclude `Goldens`.
/// ``ImageRecording`` determines when it is recorded.
///
/// If the image differs, or there is no readable golden image, an issue is recorded: a sentence
/// that says what differs and by how much. The images are attached to the test; `swift test` writes
/// attachments to the existing directory given by `--attachments-path`. They are also written as
/// artifacts: `expected/ShapeTests/CircleTests/ball.png` for a module `ShapeTests`, likewise in
/// `actual/` and in `diff/`, which has expected image, difference and actual image side by side.
/// The environment variable `IMAGE_TESTING_ARTIFACTS` sets the directory of the artifacts; the
/// default is `.build/image-testing` in the package of the test file, or `image-testing` in the
/// temporary directory if the file is not in a package. An image that matches removes the artifacts
/// of its earlier failure.
///
/// - Parameters:
///   - actual: The image.
///   - name: The name of the golden image, without `.png`. It may contain directories:
///     `shapes/ball`.
///   - metric: The metric; by default, every pixel that differs at all counts.
///   - allowance: How many pixels may differ; none by default.
///   - area: The pixels to ignore. Its mask must have the size of the image.
///   - directory: The directory of the golden images; `Goldens/<test file>` beside the test file
///     unless given.
///   - sourceLocation: The location of a recorded issue.
public func expectImage(
  _ actual: Image, matches name: String, by metric: Metric = .exact,
  allowing allowance: Allowance = .pixels(0), ignoring area: IgnoredArea = IgnoredArea(),
  in directory: FilePath? = nil, sourceLocation: SourceLocation = #_sourceLocation
) {
  expectImage(
    actual, matches: name, by: metric, allowing: allowance, ignoring: area, in: directory,
    settings: .current, sourceLocation: sourceLocation)
}

/// Expects the same with explicit settings of the test run.
package func expectImage(
  _ actual: Image, matches name: String, by metric: Metric = .exact,
  allowing allowance: Allowance = .pixels(0), ignoring area: IgnoredArea = IgnoredArea(),
  in directory: FilePath? = nil, settings: RunSettings,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  do throws(ImageTestFailure) {
    let location = try GoldenLocation(name: name, test: sourceLocation)
    let check = GoldenImageCheck(
      golden: GoldenFile(
        path: location.golden(in: directory),
        mode: try settings.recording(overriddenBy: ImageRecording.traitMode),
        isCI: settings.isCI),
      artifacts: FailureArtifacts(
        directory: settings.artifacts ?? location.defaultArtifacts,
        relativePath: location.artifact),
      comparer: ImageComparer(metric: metric, allowance: allowance, ignoring: area))
    if let failure = check.failure(of: actual) { throw failure }
  } catch {
    for role in ImageTestFailure.Role.allCases {
      guard let image = error.images[role] else { continue }
      let file = "\(name.replacing("/", with: "-")).\(role.rawValue).png"
      Attachment.record(image, named: file, sourceLocation: sourceLocation)
    }
    Issue.record(Comment(rawValue: error.description), sourceLocation: sourceLocation)
  }
}
