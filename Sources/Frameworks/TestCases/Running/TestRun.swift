internal import StageContext
internal import StageKit
internal import UIKit

/// An error of an assertion that has failed the test by itself.
package struct ReportedError: Error, CustomStringConvertible {
  /// The sentence.
  package let description: String

  /// Creates an error with a sentence.
  package init(_ description: String) { self.description = description }
}

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
  static let framesPerSecond = 60.0

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
  private var attachments: [(name: String, contents: [UInt8], isKeptAlways: Bool)] = []
  /// Called with each failed assertion; nil for nothing.
  package var onFailure: ((Failure) -> Void)?
  /// The longest time of the test, in seconds of the stage; nil without a limit of its own.
  package var timeLimit: Double?
  /// Whether asynchronous code of the test runs, in events of the stage.
  package private(set) var isInTask = false

  /// What a failure adds to its message, such as the arguments of the test; empty for nothing.
  package var context = ""

  init(className: String, testName: String, name: String) {
    (self.className, self.testName, self.name) = (className, testName, name)
  }

  var isSkipped: Bool { skipReason != nil }

  /// Adds a failure to the test that runs; outside of a test it is ignored.
  package static func fail(_ message: String, file: StaticString, line: UInt) {
    fail(message, path: "\(file)", line: line)
  }

  /// Adds a failure at a path to the test that runs; outside of a test it is ignored.
  package static func fail(_ message: String, path: String, line: UInt) {
    guard let current else { return }
    let failure = Failure(file: path, line: line, message: message + current.context)
    current.failures.append(failure)
    current.onFailure?(failure)
  }

  /// Adds a file, which is kept if the test fails or always.
  func add(_ attachment: XCTAttachment) {
    add(
      attachment.fileName, Array(attachment.contents),
      isKeptAlways: attachment.lifetime == .keepAlways)
  }

  /// Adds a file.
  ///
  /// - Parameters:
  ///   - name: The name of the file.
  ///   - contents: The bytes.
  ///   - isKeptAlways: Whether it is kept if the test passes, too.
  package func add(_ name: String, _ contents: [UInt8], isKeptAlways: Bool) {
    attachments.append((name, contents, isKeptAlways))
  }

  /// The files to keep: their names, and their bytes.
  package var keptFiles: [(name: String, contents: [UInt8])] {
    attachments.filter { $0.isKeptAlways || !failures.isEmpty }.map { ($0.name, $0.contents) }
  }

  /// Skips the test.
  package func skip(_ reason: String) { skipReason = reason }

  /// Removes the failures after a number of them.
  package func removeFailures(after count: Int) { failures.removeSubrange(count...) }

  /// Calls a function; an error fails or skips the test.
  package func perform(_ body: () throws -> Void) {
    do {
      try body()
    } catch let skip as XCTSkip {
      skipReason = skip.message ?? ""
    } catch is ReportedError {
      // The assertion has reported it with its line.
    } catch {
      failures.append(
        Failure(file: "", line: 0, message: "threw the error \"\(error)\"" + context))
    }
  }

  /// Performs asynchronous work, and advances the clock of the stage until it has ended.
  ///
  /// - Parameter work: The work.
  /// - Throws: The error of the work.
  package func wait(_ work: @escaping () async throws -> Void) throws {
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
    let limit = min(timeLimit ?? Self.limit, Self.limit)
    let end = stage.time + limit
    // What does not wait ends at the present time.
    stage.advance(to: stage.time)
    while result == nil, stage.time < end {
      stage.advance(to: stage.time + 1 / Self.framesPerSecond)
    }
    guard let result else {
      failures.append(
        Failure(
          file: "", line: 0,
          message: "did not end within \(Int(limit)) seconds of the stage's clock"))
      return
    }
    try result.get()
  }

  /// The time of the stage of the application, in seconds.
  var time: Double { ApplicationContext.current?.stage.time ?? 0 }

  /// Fails the test if it has taken longer than its limit, unless it has failed.
  func checkTime(since start: Double) {
    guard let timeLimit, time - start > timeLimit, failures.isEmpty else { return }
    failures.append(
      Failure(
        file: "", line: 0,
        message: "took longer than \(Int(timeLimit)) seconds of the stage's clock"))
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
