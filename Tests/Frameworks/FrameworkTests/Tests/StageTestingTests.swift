import StageTesting
import TestCases
import Testing
import UIKit

private enum Problem: Error, Equatable { case small, large }

private nonisolated(unsafe) var log: [String] = []

private struct Logging: StageTesting.TestTrait, StageTesting.TestScoping {
  let name: String
  func provideScope(
    for test: StageTesting.Test, testCase: StageTesting.Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    log.append("\(name) begins")
    try await function()
    log.append("\(name) ends")
  }
}

extension TestFrameworkTests {
  @Suite struct `expectations of Swift Testing` {
    @Test func `a failed expectation has its source, values and comment`() throws {
      let count = 4
      let line: UInt = #line + 2
      let run = try run {
        _expect(count == 3, "three", _text: "count == 3", _values: [("count", count)])
        _expect(true)
        _ = try _require(nil as Int?, _text: "value")
        _expect(false, _text: "not reached")
      }
      #expect(
        run.failures.map(\.message) == [
          "Expectation failed: count == 3 (count → 4) - three",
          "Expectation failed: value is nil",
        ])
      #expect(run.failures.map(\.line) == [line, line + 2])
    }

    @Test func `required values are returned`() throws {
      var value = 0
      let run = try run {
        value = try _require(7 as Int?)
        try _require(value == 7)
      }
      #expect(run.failures.isEmpty && value == 7)
    }

    @Test func `errors are compared with what is expected`() throws {
      let run = try run {
        #expect(_expect(throws: Problem.self, performing: { throw Problem.small }) == .small)
        _expect(throws: Problem.large, performing: { throw Problem.small })
        _expect(throws: Problem.self, performing: { 1 })
        _expect(throws: Never.self, performing: { throw Problem.large })
        _expect(throws: Never.self, performing: { 1 })
        _expect {
          throw Problem.large
        } throws: {
          $0 as? Problem == .large
        }
      }
      #expect(
        run.failures.map(\.message) == [
          "Expectation failed: threw small, not large",
          "Expectation failed: did not throw an error of type Problem",
          "Expectation failed: threw large, not none",
        ])
    }

    @Test func `a function is called with each argument, and failures name it`() throws {
      let all = runs {
        _TestFunction("Sums", "isEven(_:)", nil, []).register(arguments: [2, 3, 4]) {
          (value: Int) in
          _expect(value % 2 == 0, _text: "value % 2 == 0")
        }
        _TestFunction("Sums", "pairs(_:_:)", nil, []).register(arguments: [1, 2], ["a", "b"]) {
          (number: Int, text: String) in log.append("\(number)\(text)")
        }
      }
      #expect(all.map(\.name) == ["Sums.isEven(_:)", "Sums.pairs(_:_:)"])
      #expect(
        all.first?.failures.map(\.message) == ["Expectation failed: value % 2 == 0 (with 3)"])
      #expect(log.suffix(4) == ["1a", "1b", "2a", "2b"])
    }

    @Test func `traits skip tests, and run code around them`() throws {
      log = []
      let all = runs {
        let off = _TestFunction._traits("name", .disabled("broken"), .tags())
        _TestFunction("", "off()", "name", off).register { log.append("off") }
        let condition = _TestFunction._traits(.enabled(if: 1 > 2), .serialized)
        _TestFunction("", "never()", nil, condition).register { log.append("never") }
        let scopes: [any StageTesting.Trait] = [Logging(name: "outer"), Logging(name: "inner")]
        _TestFunction("", "on()", nil, scopes).register { log.append("on") }
      }
      #expect(all.map(\.skipReason) == ["broken", "", nil])
      #expect(log == ["outer begins", "inner begins", "on", "inner ends", "outer ends"])
    }

    @Test func `a test that takes longer than its limit fails, on the clock of the stage`() {
      let all = runs {
        let limits = _TestFunction._traits(.timeLimit(.minutes(3)), .timeLimit(.minutes(1)))
        _TestFunction("", "endless()", nil, limits).register(async: {
          while true { try await UIKit.Task.sleep(nanoseconds: 1_000_000_000) }
        })
        _TestFunction("", "slow()", nil, limits).register {
          StageTesting._runLoop(until: _date(timeIntervalSinceNow: 61))
          log.append("slow")
        }
        _TestFunction("", "quick()", nil, limits).register(async: {
          try await UIKit.Task.sleep(nanoseconds: 59_000_000_000)
        })
      }
      #expect(
        log.last == "slow"
          && all.map { $0.failures.map(\.message) } == [
            ["did not end within 60 seconds of the stage's clock"],
            ["took longer than 60 seconds of the stage's clock"], [],
          ])
    }

    @Test func `confirmations are counted`() throws {
      let run = try run(async: {
        await StageTesting.confirmation("twice", expectedCount: 2) { confirm in
          confirm()
          try? await UIKit.Task.sleep(nanoseconds: 3_000_000_000)
          confirm()
        }
        await StageTesting.confirmation { _ in }
        await StageTesting.confirmation(expectedCount: 1...) { $0(count: 3) }
      })
      #expect(
        run.failures.map(\.message) == ["Confirmation was confirmed 0 times, not 1...1"])
    }

    @Test func `known issues fail no test, and their absence does`() throws {
      let run = try run {
        StageTesting.withKnownIssue { _expect(false) }
        StageTesting.withKnownIssue(isIntermittent: true) {}
        StageTesting.withKnownIssue("gone") {}
        StageTesting.Issue.record("wrong")
      }
      #expect(
        run.failures.map(\.message) == [
          "Known issue was not recorded - gone", "Issue recorded - wrong",
        ])
    }
  }
}
