import FileIO
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
    for last in 0..<(try replacement.operationCount()) {
      let scratch = try TemporaryDirectory()
      let path = scratch.path.string
      let signal = last.isMultiple(of: 2) ? SIGKILL : SIGHUP
      try replacement.prepare(in: scratch.path)
      await #expect(processExitsWith: .signal(signal)) {
        [
          replacement, path = path as String, last = last as Int, signal = signal as CInt
        ] in
        try replacement.perform(in: FilePath(path)) { number, _ in
          guard number == last else { return nil }
          kill(getpid(), signal)
          // Another thread may receive the signal; this one must do nothing more.
          while true { Glibc.pause() }
        }
      }
      if replacement.gap == .none, ![.files, .newFiles, .directories].contains(replacement.target) {
        let files = try visibleFiles(in: scratch.path)
        #expect(files == before || files == after, "operation \(last)")
      }
      try expectNothingLost(in: scratch.path, before, after, "operation \(last)")
    }
  }

  /// A disk that fails stays so: not even the cleanup works.
  ///
  /// In a child process, since leftovers are those of processes that have ended.
  @Test(arguments: Replacement.all.filter { $0.gap != .exchange })
  func `if all file operations fail from one on, the next run restores all files`(
    replacement: Replacement
  ) async throws {
    let (before, after) = replacement.contents
    for failing in 0..<(try replacement.operationCount()) {
      let scratch = try TemporaryDirectory()
      let path = scratch.path.string
      try replacement.prepare(in: scratch.path)
      await #expect(processExitsWith: .success) {
        [
          replacement, path = path as String, failing = failing as Int
        ] in
        try? replacement.perform(in: FilePath(path)) { number, _ in
          number < failing ? nil : .ioError
        }
      }
      try expectNothingLost(in: scratch.path, before, after, "operation \(failing)")
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
