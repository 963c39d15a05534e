import SourceImport
import Testing

@Suite struct `the clock of the machine` {
  @Test(arguments: [
    ("let a = Date()", "let a = _date()"),
    ("let a = Date.now", "let a = _date()"),
    ("let a = Date(timeIntervalSinceNow: 2)", "let a = _date(timeIntervalSinceNow: 2)"),
    ("let a = Date(timeIntervalSince1970: 2)", "let a = Date(timeIntervalSince1970: 2)"),
    ("let a = start.timeIntervalSinceNow", "let a = start._timeIntervalSinceNow"),
    ("let a = Date().timeIntervalSince(b)", "let a = _date().timeIntervalSince(b)"),
    ("let a: Date = b", "let a: Date = b"),
    (
      "let a = ProcessInfo.processInfo.systemUptime",
      "let a = ProcessInfo.processInfo._systemUptime"
    ),
    ("await MainActor.run { f() }", "await _MainActor.run { f() }"),
  ])
  func `is replaced by that of the stage`(text: String, expected: String) {
    #expect(userPart("class A { func f() {\n\(text)\n} }").contains(expected))
  }
}

@Suite struct `run loops of tests` {
  @Test func `advance the clock of the stage`() {
    let call = "func f() { RunLoop.current.run(until: Date(timeIntervalSinceNow: 1)) }"
    #expect(
      userPart("import XCTest\n\(call)").contains(
        "TestCases._runLoop(until: _date(timeIntervalSinceNow: 1))"))
    #expect(
      userPart("import Testing\n\(call)").contains("StageTesting._runLoop(until: _date("))
    #expect(userPart("import UIKit\n\(call)").contains("RunLoop.current.run(until: "))
  }
}

@Suite struct `paths and styles that are built` {
  @Test(arguments: [
    ("let path = CGMutablePath()", "var path = CGMutablePath()"),
    ("let path = CGPathCreateMutable()", "var path = CGPathCreateMutable()"),
    ("let shadow: NSShadow!", "var shadow: NSShadow!"),
    ("CGPathAddLineToPoint(path, nil, 1, 2)", "CGPathAddLineToPoint(&path, nil, 1, 2)"),
    (
      "typealias Style = NSMutableParagraphStyle; let style = a.mutableCopy() as! Style",
      "; var style = a.mutableCopy() as! Style"
    ),
    ("let path = CGPath(rect: r, transform: nil)", "let path = CGPath(rect: r, transform: nil)"),
    (
      "let text = NSMutableAttributedString(string: s)",
      "let text = NSMutableAttributedString(string: s)"
    ),
  ])
  func `are variables`(text: String, expected: String) {
    #expect(userPart("class A { func f() {\n\(text)\n} }").contains(expected))
  }
}
