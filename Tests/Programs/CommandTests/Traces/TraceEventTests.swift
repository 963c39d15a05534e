import FoundationEssentials
import Testing

/// Events of dynamic animators in traces.
@Suite struct TraceEventTests {
  /// Returns the rows without a frame number, with contact points rounded to whole points: their
  /// last digits depend on the engine.
  private func events(of words: String) async throws -> [String] {
    let outcome = try await Sandbox().zoetrope("trace \(words)")
    #expect(outcome.exitCode == 0 && outcome.standardError == "")
    return outcome.output.split(separator: "\n").compactMap { row in
      var fields = row.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      guard fields[1].isEmpty else { return nil }
      for index in 3...4 {
        if let number = Double(fields[index]) { fields[index] = "\(Int(number.rounded()))" }
      }
      return fields.joined(separator: ",")
    }
  }

  @Test(arguments: ["2", "7", "60"])
  func `a ball's contacts, its rest and the log lines are ordered by time`(
    fps: String
  ) async throws {
    #expect(
      try await events(of: "book-13-2-collision-alpha --fps \(fps)") == [
        "0.0,,animator,,,,,,,resumed",
        "0.95,,ball,192,568,,,,,began contact with reference bounds",
        "0.95,,,,,,,,,\"began nil (192,568)\"",
        "0.9666666666666667,,ball,,,,,,,ended contact with reference bounds",
        "0.9666666666666667,,,,,,,,,ended nil",
        "1.3,,ball,192,568,,,,,began contact with reference bounds",
        "1.3,,,,,,,,,\"began nil (192,568)\"",
        "1.85,,animator,,,,,,,paused",
      ])
  }

  @Test func `an animator that a touch resumes pauses again`() async throws {
    #expect(
      try await events(of: "book-13-2-snap --fps 1") == [
        "0.5,,animator,,,,,,,resumed", "1.75,,animator,,,,,,,paused",
        "2.5,,animator,,,,,,,resumed", "3.85,,animator,,,,,,,paused",
      ])
  }

  @Test func `a contact names both items, or the item and the boundary`() async throws {
    #expect(
      try await events(of: "techotopia-collision-items --fps 1") == [
        "0.0,,animator,,,,,,,resumed",
        "0.43333333333333335,,view1,202,324,,,,,began contact with view2",
        "0.48333333333333334,,view1,,,,,,,ended contact with view2",
        "0.8,,view2,321,284,,,,,began contact with reference bounds",
        "1.5666666666666667,,view2,,,,,,,ended contact with reference bounds",
      ])
    let slope = try await events(of: "techotopia-collision-line --fps 60 --to 0.7")
    #expect(
      slope == [
        "0.0,,animator,,,,,,,resumed",
        "0.65,,view1,70,325,,,,,began contact with slope",
        "0.6666666666666666,,view1,,,,,,,ended contact with slope",
      ])
  }

  @Test func `an event comes before the first frame at or after its time`() async throws {
    let outcome = try await Sandbox().zoetrope("trace book-13-2-gravity-collision --fps 60")
    let rows = outcome.output.split(separator: "\n")
    let contact = try #require(rows.firstIndex { $0.contains("began contact") })
    #expect(rows[contact - 1].hasPrefix("0.9333333333333333,56,ball,160.0,"))
    #expect(rows[contact + 1].hasPrefix("0.95,57,ball,160.0,"))
  }

  @Test func `JSON has the same events as CSV`() async throws {
    struct Trace: Decodable {
      struct Event: Decodable {
        let time: Double
        let kind: String
        let animator: String
        let items: [String]
        let boundary: String?
        let point: [Double]?
      }
      let events: [Event]
    }
    let outcome = try await Sandbox().zoetrope(
      "trace techotopia-collision-line --fps 60 --to 0.7 --format json")
    let events = try JSONDecoder().decode(Trace.self, from: Data(outcome.standardOutput)).events
    #expect(events.map(\.time) == [0, 0.65, 0.6666666666666666])
    #expect(events.map(\.kind) == ["resumed", "contactBegan", "contactEnded"])
    #expect(events.map(\.animator) == ["animator", "animator", "animator"])
    #expect(events.map(\.items) == [[], ["view1"], ["view1"]])
    #expect(events.map(\.boundary) == [nil, "slope", "slope"])
    #expect(events.map { $0.point?.map { $0.rounded() } } == [nil, [70, 325], nil])
  }
}
