import Glibc
import StageTesting
import TestCases
import TestSupport
import Testing
import UIKit

private nonisolated(unsafe) var count = 0

/// Copies of processes: apart from the others, since a process in which thousands of tests run at
/// the same time could not be copied in some runs.
@Suite(.serialized, .tags(.waiting)) struct ExitTestTests {
  @Test func `a process ends as expected, and the test goes on`() throws {
    count = 0
    let run = try run {
      _expect(processExitsWith: .failure) { fatalError("no") }
      _expect(processExitsWith: .exitCode(3)) { exit(3) }
      _expect(processExitsWith: .signal(SIGABRT)) { abort() }
      _expect(processExitsWith: .success) { count += 1 }
      _expect(processExitsWith: .failure) { throw CocoaError(.fileNoSuchFile) }
    }
    #expect(run.failures.isEmpty && count == 0)
  }

  @Test func `what ends in another way is a failure, and so is an expectation in it`() throws {
    let run = try run {
      let result = _expect(processExitsWith: .failure, "a") { _expect(1 > 2, _text: "1 > 2") }
      #expect(result == nil)
      _expect(processExitsWith: .exitCode(3)) { exit(4) }
      _ = try _require(processExitsWith: .success) { abort() }
      _expect(false, _text: "not reached")
    }
    #expect(
      run.failures.map(\.message) == [
        "Expectation failed: 1 > 2",
        "Expectation failed: the process ended with the code 0, not with a failure - a",
        "Expectation failed: the process ended with the code 4, not with the code 3",
        "Expectation failed: the process ended by the signal 6, not with the code 0",
      ])
  }

  @Test func `what a process writes is returned`() throws {
    let run = try run {
      let result = try _require(
        processExitsWith: .exitCode(7), observing: [\.standardOutputContent]
      ) {
        let (out, error) = (Array("out".utf8), Array("error".utf8))
        _ = write(STDOUT_FILENO, out, out.count)
        _ = write(STDERR_FILENO, error, error.count)
        exit(7)
      }
      #expect(result.exitStatus == .exitCode(7))
      #expect(String(decoding: result.standardOutputContent, as: UTF8.self) == "out")
      #expect(String(decoding: result.standardErrorContent, as: UTF8.self) == "error")
    }
    #expect(run.failures.isEmpty)
  }

  @Test func `an asynchronous function runs on the clock of the stage`() throws {
    let run = try run(async: {
      await _expectAsync(processExitsWith: .exitCode(5)) {
        try await UIKit.Task.sleep(nanoseconds: 30_000_000_000)
        exit(5)
      }
    })
    #expect(run.failures.isEmpty)
  }
}
