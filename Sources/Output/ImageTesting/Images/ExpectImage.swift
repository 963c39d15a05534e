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
/// `Goldens/CircleTests/ball.png` beside that file. The target's manifest should have
/// `exclude: ["Goldens"]` as soon as that directory exists; otherwise SwiftPM warns of unhandled
/// files. ``ImageRecording`` determines when the image is recorded.
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
/// - Returns: Whether the image matches, by how much it differs, and the files.
@discardableResult
public func expectImage(
  _ actual: Image, matches name: String, by metric: Metric = .exact,
  allowing allowance: Allowance = .pixels(0), ignoring area: IgnoredArea = IgnoredArea(),
  in directory: FilePath? = nil, sourceLocation: SourceLocation = #_sourceLocation
) -> ImageTestResult {
  expectImage(
    matches: name, in: directory, sourceLocation: sourceLocation,
    comparer: ImageComparer(metric: metric, allowance: allowance, ignoring: area)
  ) { () throws(ImageTestFailure) in actual }
}

/// Expects that an image that is yet to be made matches a golden image.
func expectImage(
  matches name: String, in directory: FilePath?, sourceLocation: SourceLocation,
  comparer: ImageComparer, makeImage: () throws(ImageTestFailure) -> Image
) -> ImageTestResult {
  var outcome = GoldenImageCheck.Outcome()
  do throws(ImageTestFailure) {
    let test = try GoldenTest(name, .image, in: directory, at: sourceLocation)
    let check = GoldenImageCheck(
      golden: test.golden, artifacts: test.artifacts, comparer: comparer)
    outcome = check.outcome(of: try makeImage())
  } catch {
    outcome.result.message = error.description
  }
  if let message = outcome.result.message {
    for role in FailureArtifacts.Role.allCases {
      guard let image = outcome.images[role] else { continue }
      let file = "\(name.replacing("/", with: "-")).\(role.rawValue).png"
      Attachment.record(image, named: file, sourceLocation: sourceLocation)
    }
    Issue.record(Comment(rawValue: message), sourceLocation: sourceLocation)
  }
  return outcome.result
}
