internal import StageContext
internal import StageKit
@_exported public import UIKit

/// What XCTest's classes have in common.
open class XCTest: NSObject {
  /// Prepares a test.
  open func setUp() {}
  /// Prepares a test, and fails it by an error.
  open func setUpWithError() throws {}
  /// Cleans up after a test.
  open func tearDown() {}
  /// Cleans up after a test, and fails it by an error.
  open func tearDownWithError() throws {}
}

/// The class ``_StageTestCase`` by the name that tests have for it.
///
/// For the compiler's index every subclass of a class of this name is one of Apple's XCTest, so
/// that SwiftPM would run its methods.
public typealias XCTestCase = _StageTestCase

/// A class of tests: its methods whose names begin with `test`.
///
/// Each test runs in an application of its own, on a stage of its own, whose clock waiting
/// advances.
open class _StageTestCase: XCTest {
  /// The name of the test that runs, such as `-[HomeTests testTitle]`.
  public internal(set) var name = ""
  /// Whether a test goes on after a failed assertion; true by default.
  ///
  /// A failed assertion cannot end a test here, so that it goes on in any case.
  open var continueAfterFailure = true
  /// The time that a test may take, in seconds of the clock; it changes nothing.
  open var executionTimeAllowance: TimeInterval = 600
  /// Calls the method of the test.
  var invocation: (() throws -> Void)?
  var teardownBlocks: [() throws -> Void] = []
  var expectations: [XCTestExpectation] = []

  /// Creates a test case; the runner makes one for each test.
  public required override init() { super.init() }

  /// Prepares the class before its first test.
  open class func setUp() {}
  /// Cleans up after the last test of the class.
  open class func tearDown() {}

  /// Prepares a test, on the clock of its stage.
  open func setUp() async throws {}
  /// Cleans up after a test, on the clock of its stage.
  open func tearDown() async throws {}

  /// Calls the method of the test, with what prepares it and cleans up after it.
  open func invokeTest() {
    let run = TestRun.current
    run?.perform {
      try run?.wait { try await self.setUp() }
      try setUpWithError()
      setUp()
    }
    if run?.isSkipped != true {
      run?.perform { try invocation?() }
    }
    for block in teardownBlocks.reversed() { run?.perform(block) }
    teardownBlocks = []
    run?.perform {
      tearDown()
      try tearDownWithError()
      try run?.wait { try await self.tearDown() }
    }
  }

  /// Adds what is done after the test, the last one first.
  open func addTeardownBlock(_ block: @escaping () -> Void) { teardownBlocks.append(block) }

  /// Adds what is done after the test, on the clock of the stage.
  public func addTeardownBlock(_ block: @escaping () async throws -> Void) {
    teardownBlocks.append { try TestRun.current?.wait(block) }
  }

  /// Adds a file to the test.
  public func add(_ attachment: XCTAttachment) { TestRun.current?.add(attachment) }

  /// Calls a block once; its time is not measured.
  public func measure(_ block: () -> Void) { block() }

  /// Calls a block once; its time is not measured.
  public func measure(metrics: [Any] = [], block: () -> Void) { block() }
}

/// An error that skips a test.
public struct XCTSkip: Error {
  let message: String?

  /// Creates an error with a reason.
  public init(
    _ message: @autoclosure () -> String? = nil, file: StaticString = #filePath, line: UInt = #line
  ) { self.message = message() }
}
