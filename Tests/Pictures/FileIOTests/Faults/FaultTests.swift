import FileIO
import FileReplacements
import SystemPackage
import TestSupport
import Testing

/// Nothing that was there is lost unless the whole operation succeeds.
@Suite struct FaultTests {
  @Test(arguments: Replacement.all)
  func `if any one file operation fails, all files are as before or all are replaced`(
    replacement: Replacement
  ) throws {
    let (before, after) = replacement.contents
    for failing in 0..<(try replacement.operationCount()) {
      let scratch = try TemporaryDirectory()
      try replacement.prepare(in: scratch.path)
      let failed = Failure()
      let error = Result {
        try replacement.perform(in: scratch.path) { number, operation in
          guard number == failing else { return nil }
          failed.set(operation)
          return .ioError
        }
      }
      let operation = try #require(failed.operation)
      let comment: Comment = "operation \(failing), \(operation): \(error)"
      let files = try visibleFiles(in: scratch.path)
      switch error {
      case .success: #expect(files == after, comment)
      case .failure: #expect(files == before, comment)
      }
      // What could not be looked at or removed stays, for the next run.
      if ![.remove, .list, .status].contains(operation) {
        #expect(hiddenNames(in: scratch.path) == [], comment)
      }
    }
  }
}
