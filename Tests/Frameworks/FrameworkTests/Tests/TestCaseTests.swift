import StageContext
import StageKit
import TestCases
import Testing
import UIKit

private nonisolated(unsafe) var calls: [String] = []

private final class LifeTests: XCTestCase {
  override class func setUp() { calls.append("class setUp") }
  override class func tearDown() { calls.append("class tearDown") }
  override func setUp() async throws { calls.append("async setUp") }
  override func setUpWithError() throws { calls.append("setUpWithError") }
  override func setUp() {
    calls.append("setUp")
    addTeardownBlock { calls.append("block") }
  }
  override func tearDown() { calls.append("tearDown") }
  func testBody() { calls.append("\(name)") }
}

private struct Failure: Error {}

extension TestFrameworkTests {
  @Suite struct `test cases` {
    @Test func `a test is prepared and cleaned up in XCTest's order`() {
      calls = []
      let all = runs {
        let entry = _TestClass("LifeTests", LifeTests.self)
        entry.test("testBody") { ($0 as? LifeTests)?.testBody() }
        entry.register()
      }
      #expect(all.map(\.name) == ["LifeTests.testBody"])
      #expect(
        calls == [
          "class setUp", "async setUp", "setUpWithError", "setUp", "-[LifeTests testBody]",
          "block", "tearDown", "class tearDown",
        ])
    }

    @Test func `failed assertions have their values, messages and lines`() throws {
      let line: UInt = #line + 2
      let run = try run {
        XCTAssertEqual(1, 2, "sum")
        XCTAssertNil(3)
        XCTAssertGreaterThan(1, 2)
        XCTAssertEqual(1.0, 1.05, accuracy: 0.1)
        XCTAssertThrowsError(try { throw Failure() }())
        _ = try XCTUnwrap(nil as Int?)
        XCTFail("not reached")
      }
      #expect(
        run.failures.map(\.message) == [
          "XCTAssertEqual failed: (\"1\") is not equal to (\"2\") - sum",
          "XCTAssertNil failed: \"3\"",
          "XCTAssertGreaterThan failed: (\"1\") is not greater than (\"2\")",
          "XCTUnwrap failed: expected a value of Int",
        ])
      #expect(run.failures.map(\.line) == [line, line + 1, line + 2, line + 5])
      #expect(run.failures.allSatisfy { $0.file.hasSuffix("TestCaseTests.swift") })
    }

    @Test func `an error fails a test, and a skip does not`() throws {
      #expect(
        try run { throw Failure() }.failures.map(\.message) == ["threw the error \"Failure()\""])
      let skipped = try run { throw XCTSkip("later") }
      #expect(skipped.failures.isEmpty && skipped.skipReason == "later")
    }

    @Test func `waiting advances the clock of the stage`() throws {
      var times: [Double] = []
      let run = try run {
        let stage = try #require(ApplicationContext.current?.stage)
        let start = stage.time
        let expectation = XCTestExpectation(description: "an hour")
        DispatchQueue.main.asyncAfter(deadline: .now() + 3600) {
          times.append(stage.time - start)
          expectation.fulfill()
        }
        #expect(XCTWaiter.wait(for: [expectation], timeout: 10) == .timedOut)
        times.append(stage.time - start)
        #expect(XCTWaiter.wait(for: [expectation], timeout: 7200) == .completed)
      }
      #expect(run.failures.isEmpty)
      #expect(times.count == 2)
      // The clock advances in steps of a frame.
      #expect(times.first.map { abs($0 - 10) < 1e-6 } == true)
      #expect(times.last.map { abs($0 - 3600) < 1.0 / 60 + 1e-6 } == true)
    }

    @Test func `an inverted expectation is not to be fulfilled`() throws {
      let run = try run {
        let never = XCTestExpectation(description: "never")
        never.isInverted = true
        #expect(XCTWaiter.wait(for: [never], timeout: 1) == .completed)
        DispatchQueue.main.async { never.fulfill() }
        #expect(XCTWaiter.wait(for: [never], timeout: 1) == .invertedFulfillment)
      }
      #expect(run.failures.isEmpty)
    }

    @Test func `expected failures fail no test, and their absence does`() throws {
      #expect(try run { XCTExpectFailure { XCTFail("known") } }.failures.isEmpty)
      let missing = try run { XCTExpectFailure("a bug") {} }
      #expect(
        missing.failures.map(\.message) == ["an expected failure did not occur - a bug"])
      #expect(try run { XCTExpectFailure(strict: false) {} }.failures.isEmpty)
    }

    @Test func `attachments are kept of tests that fail, or if they say so`() throws {
      func files(fails: Bool) throws -> [String] {
        try run {
          let usual = XCTAttachment(string: "a")
          usual.name = "usual"
          let kept = XCTAttachment(data: Data([1]), uniformTypeIdentifier: "public.json")
          kept.name = "kept.json"
          kept.lifetime = .keepAlways
          XCTContext.runActivity(named: "part") {
            $0.add(usual)
            $0.add(kept)
          }
          if fails { XCTFail() }
        }.keptFiles.map(\.name)
      }
      #expect(try files(fails: false) == ["kept.json"])
      #expect(try files(fails: true) == ["usual.txt", "kept.json"])
    }
  }
}
