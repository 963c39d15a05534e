import FoundationEssentials
import Glibc
import ImageTesting
import Imaging
import SystemPackage
import TestSupport
import Testing

/// Where files go when nothing is said about it.
@Suite struct GoldenPlaceTests {
  /// What an expectation in a test file says where nothing is recorded.
  private func complaint(in file: FilePath, module: String) -> String? {
    let location = SourceLocation(
      fileID: "\(module)/\(file.lastComponent?.string ?? "")", filePath: file.string, line: 1,
      column: 1)
    return complaints {
      expectImage(
        GoldenRoom.gray, matches: "shapes/ball",
        settings: RunSettings(["IMAGE_TESTING_RECORD": "never"]), sourceLocation: location)
    }.first
  }

  @Test func `golden pictures lie beside the test file, and artifacts in the package`() throws {
    let scratch = try Scratch()
    let tests = scratch.path.appending("Tests/ShapeTests")
    try FileManager.default.createDirectory(
      atPath: tests.string, withIntermediateDirectories: true)
    try put([], into: scratch.path.appending("Package.swift"))
    #expect(
      complaint(in: tests.appending("CircleTests.swift"), module: "ShapeTests")
        == "Nothing to compare with: there is no \(tests)/Goldens/CircleTests/shapes/ball.png. "
        + "Recording is off. See \(scratch.path)/.build/image-testing/actual/ShapeTests/CircleTests/"
        + "shapes/ball.png.")
    let golden = tests.appending("Goldens/CircleTests/shapes/ball.png")
    try FileManager.default.createDirectory(
      atPath: golden.removingLastComponent().string, withIntermediateDirectories: true)
    try PNG.write(GoldenRoom.gray, to: golden)
    #expect(complaint(in: tests.appending("CircleTests.swift"), module: "ShapeTests") == nil)
    #expect(files(in: scratch.path.appending(".build")) == [])
  }

  @Test func `artifacts of a test in no package are temporary files`() throws {
    let scratch = try Scratch()
    let module = "M\(UInt64.random(in: .min ... .max))"
    let temporary = scratch.path.removingLastComponent().appending("image-testing")
    let actual = temporary.appending("actual").appending(module)
    defer {
      try? FileManager.default.removeItem(atPath: actual.string)
      // Others may keep artifacts there: a directory goes only if it is empty.
      for directory in [temporary.appending("actual"), temporary] { rmdir(directory.string) }
    }
    let complaint = complaint(in: scratch.path.appending("CircleTests.swift"), module: module)
    #expect(complaint?.hasSuffix(" See \(actual)/CircleTests/shapes/ball.png.") == true)
  }
}
