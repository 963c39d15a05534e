import FoundationEssentials
import Glibc
import ImageTesting
import Imaging
import SystemPackage
import TestSupport
import Testing

/// The default paths of golden images and artifacts.
@Suite struct GoldenLocationTests {
  /// Returns the message of a failed expectation in a test file, with recording off.
  private func failureMessage(in file: FilePath, module: String) -> String? {
    let location = SourceLocation(
      fileID: "\(module)/\(file.lastComponent?.string ?? "")", filePath: file.string, line: 1,
      column: 1)
    return failureMessages {
      RunSettings.$current.withValue(RunSettings(["IMAGE_TESTING_RECORD": "never"])) {
        _ = expectImage(
          GoldenFixture.gray, matches: "shapes/ball", sourceLocation: location)
      }
    }.first
  }

  @Test func `golden images are beside the test file, and artifacts in the package`() throws {
    let scratch = try TemporaryDirectory()
    let tests = scratch.path.appending("Tests/ShapeTests")
    try FileManager.default.createDirectory(
      atPath: tests.string, withIntermediateDirectories: true)
    try put([], into: scratch.path.appending("Package.swift"))
    #expect(
      failureMessage(in: tests.appending("CircleTests.swift"), module: "ShapeTests")
        == "Nothing to compare with: there is no \(tests)/Goldens/CircleTests/shapes/ball.png. "
        + "Recording is off. See \(scratch.path)/.build/image-testing/actual/ShapeTests/CircleTests/"
        + "shapes/ball.png.")
    let golden = tests.appending("Goldens/CircleTests/shapes/ball.png")
    try FileManager.default.createDirectory(
      atPath: golden.removingLastComponent().string, withIntermediateDirectories: true)
    try PNG.write(GoldenFixture.gray, to: golden)
    #expect(failureMessage(in: tests.appending("CircleTests.swift"), module: "ShapeTests") == nil)
    #expect(files(in: scratch.path.appending(".build")) == [])
  }

  @Test func `artifacts of a test outside a package are in the temporary directory`() throws {
    let scratch = try TemporaryDirectory()
    let module = "M\(UInt64.random(in: .min ... .max))"
    let temporary = scratch.path.removingLastComponent().appending("image-testing")
    let actual = temporary.appending("actual").appending(module)
    defer {
      try? FileManager.default.removeItem(atPath: actual.string)
      // Other tests may have artifacts there: only empty directories are removed.
      for directory in [temporary.appending("actual"), temporary] { rmdir(directory.string) }
    }
    let message = failureMessage(in: scratch.path.appending("CircleTests.swift"), module: module)
    #expect(message?.hasSuffix(" See \(actual)/CircleTests/shapes/ball.png.") == true)
  }
}
