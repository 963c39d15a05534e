internal import FoundationEssentials
public import ImageComparison
public import Imaging
public import SystemPackage
public import Testing

/// Expects that a picture is like the golden one of a name.
///
/// ```swift
/// @Test func `the ball is blue`() throws {
///   expectImage(try draw(ball), matches: "ball")
/// }
/// ```
///
/// The golden picture of that test, if it is in `CircleTests.swift`, is `Goldens/CircleTests/ball.png` beside that
/// file; the test target should exclude `Goldens`. ``ImageRecording`` tells when it is written.
///
/// Where the picture differs, or there is no golden one that can be read, an issue is recorded: a sentence that
/// says what differs, and by how much. The pictures are attached to the test; `swift test` writes attachments
/// into a directory that is there with `--attachments-path`. They are also kept as files:
/// `expected/ShapeTests/CircleTests/ball.png` for a module `ShapeTests`, likewise `actual/` and `diff/`,
/// where expected, difference and actual stand side by side. All are in one directory, which the environment
/// variable `IMAGE_TESTING_ARTIFACTS` names; otherwise it is `.build/image-testing` in the package of the
/// test file, or `image-testing` among the temporary files where that is in no package. A picture that is as
/// it should be takes the files of its earlier failure away.
///
/// - Parameters:
///   - actual: The picture.
///   - name: What the golden picture is called, without `.png`. It may lead through directories:
///     `shapes/ball`.
///   - metric: How to compare. Without one, every pixel that differs at all counts.
///   - allowance: How many pixels may differ; none by default.
///   - area: The pixels to leave out. A mask in it must have the size of the picture.
///   - directory: Where the golden pictures are, instead of `Goldens` beside the test file.
///   - sourceLocation: Where an issue is recorded.
public func expectImage(
  _ actual: Image, matches name: String, by metric: Metric = .exact,
  allowing allowance: Allowance = .pixels(0), ignoring area: IgnoredArea = IgnoredArea(),
  in directory: FilePath? = nil, sourceLocation: SourceLocation = #_sourceLocation
) {
  expectImage(
    actual, matches: name, by: metric, allowing: allowance, ignoring: area, in: directory,
    settings: .current, sourceLocation: sourceLocation)
}

/// Expects the same in a run with settings of its own.
package func expectImage(
  _ actual: Image, matches name: String, by metric: Metric = .exact,
  allowing allowance: Allowance = .pixels(0), ignoring area: IgnoredArea = IgnoredArea(),
  in directory: FilePath? = nil, settings: RunSettings,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  do throws(PictureFailure) {
    let place = try GoldenPlace(name: name, test: sourceLocation)
    let check = PictureCheck(
      golden: place.golden(in: directory),
      artifacts: PictureArtifacts(
        directory: settings.artifacts ?? place.usualArtifacts, place: place.artifact),
      recording: try settings.recording(unless: ImageRecording.chosen), isCI: settings.isCI,
      metric: metric, allowance: allowance, ignored: area)
    if let failure = check.failure(of: actual) { throw failure }
  } catch {
    for role in PictureFailure.Role.allCases {
      guard let picture = error.pictures[role] else { continue }
      let file = "\(name.replacing("/", with: "-")).\(role.rawValue).png"
      Attachment.record(picture, named: file, sourceLocation: sourceLocation)
    }
    Issue.record(Comment(rawValue: error.description), sourceLocation: sourceLocation)
  }
}
