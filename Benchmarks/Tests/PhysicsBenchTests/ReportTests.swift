import BenchSupport
import Testing

@testable import physics_bench

@Suite struct ReportTests {
  @Test(arguments: [
    (0.0, 2, "0.00"), (1.005, 1, "1.0"), (-0.004, 2, "0.00"), (-1.25, 1, "-1.3"),
    (0.0625, 4, "0.0625"), (12, 0, "12"), (9.996, 2, "10.00"), (Double.infinity, 2, "inf"),
  ])
  func `numbers have the requested number of decimals`(value: Double, digits: Int, text: String) {
    #expect(fixed(value, digits) == text)
  }

  @Test func `the columns of a table are aligned, without trailing spaces`() {
    let table = Table(widths: [4, -5, 6])
    #expect(table.line(["ab", "1.5", "x"]) == "ab      1.5  x")
  }

  @Test func `the results of a scene are a member of a JSON object`() {
    let comparison = Comparison(of: .ui, turns: 1, measuringQuality: true)
    let keys = comparison.jsonMember.split(separator: "\"").enumerated()
      .filter { $0.offset % 2 == 0 }.map { String($0.element) }
    #expect(
      keys == [
        "ui", "zoetrope_ms", "box2d_ms", "chipmunk_ms", "zoetrope_penetration",
        "box2d_penetration", "chipmunk_penetration",
      ])
    #expect(comparison.jsonMember.hasSuffix("\"chipmunk_penetration\": 0.0}"))
  }

  @Test func `engines give the same result in each run`() {
    let comparison = Comparison(of: .ui, turns: 2, measuringQuality: true)
    for entry in comparison.entries {
      #expect(entry.isDeterministic, "\(entry.engine.title)")
    }
  }
}
