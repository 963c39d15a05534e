import FileIO
import FileReplacements
import Glibc
import SystemPackage
import TestSupport
import Testing

/// A process that is killed between any two file operations loses no file.
@Suite(.tags(.slow)) struct KillTests {
  @Test(arguments: Replacement.all.filter { $0.gap != .exchange })
  func `after a kill no older file is lost, and the next run restores all or none`(
    replacement: Replacement
  ) async throws {
    let (before, after) = replacement.contents
    let signals = [SIGKILL, SIGHUP]
    try await forEachFailure("kill", of: replacement) { last, end, directory in
      #expect(end == "signal \(signals[last % 2])", "operation \(last)")
      if replacement.gap == .none, ![.files, .newFiles, .directories].contains(replacement.target) {
        let files = try visibleFiles(in: directory)
        #expect(files == before || files == after, "operation \(last)")
      }
    }
  }

  /// A disk that fails stays so: not even the cleanup works.
  ///
  /// In other processes, since leftovers are those of processes that have ended.
  @Test(arguments: Replacement.all.filter { $0.gap != .exchange })
  func `if all file operations fail from one on, the next run restores all files`(
    replacement: Replacement
  ) async throws {
    try await forEachFailure("fail", of: replacement) { failing, end, _ in
      #expect(end == "code 0", "operation \(failing)")
    }
  }

  /// Makes a change in directories with older files, with a failure at each of its operations in
  /// turn, looks at each directory, and expects that nothing is lost in it.
  private func forEachFailure(
    _ failure: String, of replacement: Replacement,
    _ look: (_ operation: Int, _ end: Substring, _ directory: FilePath) throws -> Void
  ) async throws {
    let (before, after) = replacement.contents
    let scratch = try TemporaryDirectory()
    let directories = (0..<(try replacement.operationCount())).map {
      scratch.path.appending("\($0)")
    }
    for directory in directories {
      try makeDirectory(directory)
      try replacement.prepare(in: directory)
    }
    let output = try await output(
      of: try builtProgram("FailingReplacements").string,
      [failure, replacement.target.rawValue, replacement.gap.rawValue] + directories.map(\.string),
      input: [])
    let ends = String(decoding: output, as: UTF8.self).split(separator: "\n")
    try #require(ends.count == directories.count)
    for (operation, directory) in directories.enumerated() {
      try look(operation, ends[operation], directory)
      try expectNothingLost(in: directory, before, after, "operation \(operation)")
    }
  }
}

/// Expects that each older file is there, and after a cleanup that all are as before or all are
/// replaced.
func expectNothingLost(
  in directory: FilePath, _ before: Replacement.Contents, _ after: Replacement.Contents,
  _ comment: Comment, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  removeLeftovers(in: directory)
  let files = try visibleFiles(in: directory)
  #expect(files == before || files == after, comment, sourceLocation: sourceLocation)
  #expect(
    names(in: directory).filter { $0.hasPrefix(".") } == [], comment,
    sourceLocation: sourceLocation)
}
