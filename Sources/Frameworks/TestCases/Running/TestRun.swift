internal import StageContext
internal import StageKit
internal import UIKit

/// The run of one test, and its failures.
package final class TestRun {
  /// A failed assertion, or an error.
  package struct Failure: Sendable {
    /// The path of the file as the compiler has it; empty for an error.
    package let file: String
    /// The line, from 1.
    package let line: UInt
    /// What is wrong.
    package let message: String
  }

  /// The run that is going on; nil outside of a test.
  package nonisolated(unsafe) static var current: TestRun?

  /// The longest time that asynchronous work may take, in seconds of the stage.
  private static let limit = 600.0
  private static let framesPerSecond = 60.0

  /// The class and the test, such as `HomeTests.testTitle`.
  package let name: String
  /// The failures, in the order in which they occurred.
  package private(set) var failures: [Failure] = []
  /// Why the test was skipped; nil if it was not.
  package private(set) var skipReason: String?
  /// The class of the test.
  package let className: String
  /// The name of the method.
  package let testName: String
  /// How many snapshots the test has made, by the names of their files.
  package var snapshotCounts: [String: Int] = [:]
  /// Whether asynchronous code of the test runs, in events of the stage.
  package private(set) var isInTask = false

  init(className: String, testName: String) {
    self.className = className
    self.testName = testName
    name = "\(className).\(testName)"
  }

  var isSkipped: Bool { skipReason != nil }

  /// Adds a failure to the test that runs; outside of a test it is ignored.
  package static func fail(_ message: String, file: StaticString, line: UInt) {
    current?.failures.append(Failure(file: "\(file)", line: line, message: message))
  }

  /// Calls a function; an error fails or skips the test.
  func perform(_ body: () throws -> Void) {
    do {
      try body()
    } catch let skip as XCTSkip {
      skipReason = skip.message ?? ""
    } catch is UnwrappingError {
      // The assertion has reported it with its line.
    } catch {
      failures.append(Failure(file: "", line: 0, message: "threw the error \"\(error)\""))
    }
  }

  /// Performs asynchronous work, and advances the clock of the stage until it has ended.
  func wait(_ work: @escaping () async throws -> Void) throws {
    guard let context = ApplicationContext.current else { return }
    var result: Result<Void, any Error>?
    UIKit.Task {
      do {
        try await work()
        result = .success(())
      } catch {
        result = .failure(error)
      }
    }
    isInTask = true
    defer { isInTask = false }
    let stage = context.stage
    let end = stage.time + Self.limit
    // What does not wait ends at the present time.
    stage.advance(to: stage.time)
    while result == nil, stage.time < end {
      stage.advance(to: stage.time + 1 / Self.framesPerSecond)
    }
    guard let result else {
      failures.append(
        Failure(
          file: "", line: 0,
          message: "did not end within \(Int(Self.limit)) seconds of the stage's clock"))
      return
    }
    try result.get()
  }

  /// Advances the clock of the stage until a condition holds.
  ///
  /// - Parameters:
  ///   - timeout: The longest time, in seconds of the stage.
  ///   - condition: The condition.
  /// - Returns: Whether the condition holds.
  func advance(atMost timeout: Double, until condition: () -> Bool) -> Bool {
    guard let stage = ApplicationContext.current?.stage, !condition() else { return condition() }
    guard !isInTask else {
      failures.append(
        Failure(
          file: "", line: 0,
          message: "waits inside asynchronous code; 'await fulfillment(of:)' does that"))
      return false
    }
    let end = stage.time + timeout
    stage.advance(to: stage.time)
    while !condition(), stage.time < end {
      stage.advance(to: min(stage.time + 1 / Self.framesPerSecond, end))
    }
    return condition()
  }
}

@available(*, unavailable)
extension TestRun: Sendable {}
