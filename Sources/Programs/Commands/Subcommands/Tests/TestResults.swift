import FileIO
import Geometry

/// The outcomes of tests.
struct TestResults {
  private var entries: [(outcome: TestOutcome, seconds: Double)] = []

  var count: Int { entries.count }
  var failureCount: Int { entries.count { !$0.outcome.failures.isEmpty } }
  var skippedCount: Int { entries.count { $0.outcome.isSkipped } }
  /// The time of all tests, in seconds.
  var seconds: Double { entries.reduce(0) { $0 + $1.seconds } }

  /// Adds an outcome.
  mutating func add(_ outcome: TestOutcome, seconds: Double) {
    entries.append((outcome, seconds))
  }

  /// The results in the XML that JUnit's tools read.
  var xml: String {
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<testsuites><testsuite name=\"zoetrope\" tests=\"\(count)\" failures=\"\(failureCount)\" "
        + "skipped=\"\(skippedCount)\" time=\"\(seconds.fixed(3))\">",
    ]
    for (outcome, seconds) in entries {
      let parts = outcome.name.split(separator: ".", maxSplits: 1)
      lines.append(
        "<testcase classname=\"\(String(parts[0]).xmlText)\" "
          + "name=\"\(String(parts.last ?? "").xmlText)\" time=\"\(seconds.fixed(3))\">")
      for failure in outcome.failures {
        lines.append(
          "<failure message=\"\((failure.place + failure.message).printableLines.xmlText)\">"
            + "</failure>")
      }
      if outcome.isSkipped { lines.append("<skipped></skipped>") }
      lines.append("</testcase>")
    }
    return (lines + ["</testsuite></testsuites>", ""]).joined(separator: "\n")
  }
}

extension TestOutcome {
  /// Prints a line for the test, and one for each of its failures.
  func print() {
    for failure in failures {
      printError("\(failure.place)error: \(name): \(failure.message)")
    }
    let verdict = failures.isEmpty ? isSkipped ? "skipped" : "ok" : "failed"
    let reason = skipReason.map { $0.isEmpty ? "" : ": \($0)" } ?? ""
    try? printResult("\(name): \(verdict)\(verdict == "skipped" ? reason : "")")
  }

  /// Whether the test was skipped and did not fail.
  fileprivate var isSkipped: Bool { skipReason != nil && failures.isEmpty }
}
