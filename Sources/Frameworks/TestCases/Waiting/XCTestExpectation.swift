internal import StageContext
public import UIKit

/// What a test waits for, on the clock of its stage.
open class XCTestExpectation: NSObject {
  /// What is expected.
  open var expectationDescription: String
  /// How often it is to be fulfilled; 1 by default.
  open var expectedFulfillmentCount = 1
  /// Whether it is not to be fulfilled; false by default.
  open var isInverted = false
  /// Whether to fulfill it too often is a failure; false by default.
  open var assertForOverFulfill = false
  private(set) var count = 0
  var condition: (() -> Bool)?

  /// Creates an expectation.
  public init(description: String = "") { expectationDescription = description }

  /// Fulfills it.
  open func fulfill(_ file: StaticString = #filePath, line: UInt = #line) {
    count += 1
    if assertForOverFulfill, count > expectedFulfillmentCount {
      TestRun.fail(
        "the expectation '\(expectationDescription)' was fulfilled too often", file: file,
        line: line)
    }
  }

  /// Whether it has been fulfilled often enough.
  var isFulfilled: Bool {
    if let condition, count < expectedFulfillmentCount, condition() { count += 1 }
    return count >= expectedFulfillmentCount
  }
}

/// Waits for expectations, on the clock of the stage.
open class XCTWaiter: NSObject {
  /// How a wait ended.
  public enum Result: Int, Sendable {
    case completed = 1
    case timedOut, incorrectOrder, invertedFulfillment, interrupted
  }

  /// Waits for expectations.
  open class func wait(
    for expectations: [XCTestExpectation], timeout seconds: TimeInterval,
    enforceOrder: Bool = false
  ) -> Result {
    let (normal, inverted) = parts(of: expectations)
    _ = TestRun.current?.advance(atMost: seconds) {
      !inverted.isEmpty && inverted.contains { $0.isFulfilled }
        || inverted.isEmpty && normal.allSatisfy(\.isFulfilled)
    }
    return result(of: normal, inverted)
  }

  /// Waits for expectations, in asynchronous code.
  open class func fulfillment(
    of expectations: [XCTestExpectation], timeout seconds: TimeInterval = .infinity,
    enforceOrder: Bool = false
  ) async -> Result {
    let (normal, inverted) = parts(of: expectations)
    let steps = Int(min(seconds, 600) * 60) + 1
    for _ in 0..<steps {
      if inverted.contains(where: \.isFulfilled) { break }
      if inverted.isEmpty, normal.allSatisfy(\.isFulfilled) { break }
      try? await UIKit.Task<Never, Never>.sleep(nanoseconds: 1_000_000_000 / 60)
    }
    return result(of: normal, inverted)
  }

  private static func parts(
    of expectations: [XCTestExpectation]
  ) -> ([XCTestExpectation], [XCTestExpectation]) {
    (expectations.filter { !$0.isInverted }, expectations.filter(\.isInverted))
  }

  private static func result(
    of normal: [XCTestExpectation], _ inverted: [XCTestExpectation]
  ) -> Result {
    if inverted.contains(where: \.isFulfilled) { return .invertedFulfillment }
    return normal.allSatisfy(\.isFulfilled) ? .completed : .timedOut
  }
}

extension XCTestCase {
  /// Creates an expectation that `waitForExpectations` waits for.
  public func expectation(description: String) -> XCTestExpectation {
    let expectation = XCTestExpectation(description: description)
    expectation.assertForOverFulfill = true
    expectations.append(expectation)
    return expectation
  }

  /// Creates an expectation that a notification fulfills.
  public func expectation(
    forNotification name: Notification.Name, object: Any? = nil,
    handler: ((Notification) -> Bool)? = nil
  ) -> XCTestExpectation {
    let expectation = expectation(description: "the notification \(name.rawValue)")
    expectation.assertForOverFulfill = false
    let token = NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) {
      if handler?($0) ?? true { expectation.fulfill() }
    }
    addTeardownBlock { NotificationCenter.default.removeObserver(token) }
    return expectation
  }

  /// Creates an expectation that a condition of an object fulfills.
  public func expectation(
    for predicate: NSPredicate, evaluatedWith object: Any?, handler: (() -> Bool)? = nil
  ) -> XCTestExpectation {
    let expectation = expectation(description: "the predicate \(predicate)")
    expectation.condition = { predicate.evaluate(with: object) && (handler?() ?? true) }
    return expectation
  }

  /// Waits for expectations, and fails the test if one is not fulfilled.
  public func wait(
    for expectations: [XCTestExpectation], timeout seconds: TimeInterval = 600,
    enforceOrder: Bool = false, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.expectations.removeAll { expectations.contains($0) }
    report(XCTWaiter.wait(for: expectations, timeout: seconds), expectations, seconds, file, line)
  }

  /// Waits for expectations in asynchronous code, and fails the test if one is not fulfilled.
  public func fulfillment(
    of expectations: [XCTestExpectation], timeout seconds: TimeInterval = 600,
    enforceOrder: Bool = false, file: StaticString = #filePath, line: UInt = #line
  ) async {
    self.expectations.removeAll { expectations.contains($0) }
    report(
      await XCTWaiter.fulfillment(of: expectations, timeout: seconds), expectations, seconds, file,
      line)
  }

  /// Waits for all expectations that the test case has made.
  public func waitForExpectations(
    timeout: TimeInterval, file: StaticString = #filePath, line: UInt = #line,
    handler: (((any Error)?) -> Void)? = nil
  ) {
    wait(for: expectations, timeout: timeout, file: file, line: line)
    handler?(nil)
  }

  private func report(
    _ result: XCTWaiter.Result, _ expectations: [XCTestExpectation], _ seconds: TimeInterval,
    _ file: StaticString, _ line: UInt
  ) {
    guard result != .completed else { return }
    let isInverted = result == .invertedFulfillment
    let names = expectations.filter { $0.isInverted == isInverted && $0.isFulfilled == isInverted }
      .map { "'\($0.expectationDescription)'" }.joined(separator: ", ")
    TestRun.fail(
      isInverted
        ? "the inverted expectations \(names) were fulfilled"
        : "the expectations \(names) were not fulfilled within \(seconds) seconds", file: file,
      line: line)
  }
}
