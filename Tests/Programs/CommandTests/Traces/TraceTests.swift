import FoundationEssentials
import SystemPackage
import Testing

/// Traces of recipes, parsed as CSV and JSON.
@Suite struct TraceTests {
  /// The center of the ball of `book-13-1-move` by time, from the curve (0.42, 0), (0.58, 1).
  private let moves = [
    (0.0, 52.0), (0.5, 65.02), (1.0, 105.77), (1.5, 168.0), (2.0, 230.23), (2.5, 270.98),
    (3.0, 284.0),
  ]
  /// The published numbers have two decimals.
  private let tolerance = 0.005

  @Test func `CSV has a row for each view and frame and one for each log line`() async throws {
    let outcome = try await Sandbox().zoetrope("trace book-13-1-move --fps 2")
    #expect(outcome.exitCode == 0)
    #expect(outcome.standardError == "")
    let rows = outcome.output.split(separator: "\n").map {
      $0.split(separator: ",", omittingEmptySubsequences: false)
    }
    #expect(
      rows.first?.joined(separator: ",") == "time,frame,view,x,y,width,height,angle,alpha,log")
    #expect(rows.allSatisfy { $0.count == 10 })
    #expect(rows.count == 1 + 7 + 1)
    let ball = rows.filter { $0[2] == "ball" }
    for (index, (time, y)) in moves.enumerated() {
      let numbers = ball[index].compactMap { Double($0) }
      #expect(numbers.count == 8)
      let place: [Double] = [time, Double(index), 160]
      #expect(Array(numbers[..<3]) == place)
      #expect(abs(numbers[3] - y) <= tolerance)
      #expect(Array(numbers[4...]) == [64, 64, 0, 1])
    }
    // The line is logged at 3 s and comes before the frame at 3 s.
    #expect(rows[7].joined(separator: ",") == "3.0,,,,,,,,,Animation Finished")
    #expect(rows[8][0] == "3.0")
  }

  @Test func `log lines keep their times and order`() async throws {
    let outcome = try await Sandbox().zoetrope("trace book-13-1-rotate-chain --from 4 --fps 7")
    let logged = outcome.output.split(separator: "\n").filter { $0.hasSuffix("Finished") }
    #expect(logged == ["3.0,,,,,,,,,Animation Finished", "4.5,,,,,,,,,Rotation Finished"])
  }

  @Test func `JSON has the same values as CSV`() async throws {
    struct Trace: Decodable {
      struct Frame: Decodable {
        let index: Int
        let time: Double
        let views: [View]
      }
      struct View: Decodable, Equatable {
        let name: String
        let center: [Double]
        let size: [Double]
        let angle: Double
        let alpha: Double
      }
      struct Line: Decodable {
        let time: Double
        let text: String
      }
      let recipe: String
      let framesPerSecond: Double
      let frames: [Frame]
      let log: [Line]
    }

    let outcome = try await Sandbox().zoetrope("trace book-13-1-move --fps 2 --format json")
    let trace = try JSONDecoder().decode(Trace.self, from: Data(outcome.standardOutput))
    #expect(trace.recipe == "book-13-1-move")
    #expect(trace.framesPerSecond == 2)
    #expect(trace.frames.map(\.index) == Array(0..<7))
    #expect(trace.frames.map(\.time) == moves.map(\.0))
    for (frame, (_, y)) in zip(trace.frames, moves) {
      let ball = try #require(frame.views.first)
      #expect(frame.views.count == 1)
      #expect(ball.name == "ball")
      #expect(ball.center[0] == 160)
      #expect(abs(ball.center[1] - y) <= tolerance)
      #expect(ball.size == [64, 64])
      #expect((ball.angle, ball.alpha) == (0, 1))
    }
    #expect(trace.log.map(\.time) == [3])
    #expect(trace.log.map(\.text) == ["Animation Finished"])
  }

  @Test func `a trace without log lines is valid JSON`() async throws {
    let outcome = try await Sandbox().zoetrope("trace steps-bounce --to 0.02 --format json")
    let value = try JSONDecoder().decode([String: AnyList].self, from: Data(outcome.standardOutput))
    #expect(value["log"]?.count == 0)
    #expect(value["frames"]?.count == 2)
  }

  @Test(arguments: ["csv", "json"])
  func `a trace is written to a file as to standard output`(format: String) async throws {
    let sandbox = try Sandbox()
    let words = "trace book-13-1-move --fps 2 --format \(format)"
    let printed = try await sandbox.zoetrope(words)
    let written = try await sandbox.zoetrope("\(words) -o a.txt")
    #expect((written.exitCode, written.output, written.standardError) == (0, "a.txt\n", ""))
    #expect(try sandbox.read("a.txt") == printed.standardOutput)
    #expect(try await sandbox.zoetrope("\(words) -o a.txt --force").exitCode == 0)
    #expect(try sandbox.names == ["a.txt"])
  }

  @Test func `a trace that cannot be written leaves the older file`() async throws {
    let sandbox = try Sandbox()
    try sandbox.write("old", to: "a.csv")
    let outcome = try await sandbox.shell(
      "ulimit -f 8; \"$zoetrope\" trace steps-bounce --fps 600 -o a.csv --force")
    #expect(outcome.standardError == "Error: Cannot write a.csv: File too large.\n")
    #expect(outcome.exitCode == 1)
    #expect(try sandbox.names == ["a.csv"])
    #expect(try sandbox.read("a.csv") == Array("old".utf8))
  }

  @Test func `a closed pipe ends a trace`() async throws {
    let outcome = try await Sandbox().shell("\"$zoetrope\" trace steps-bounce --to 60 | head -n 1")
    #expect(outcome.output == "time,frame,view,x,y,width,height,angle,alpha,log\n")
    #expect(
      outcome.standardError.hasPrefix("Note: --to 60.0 is after the end of steps-bounce at ")
        && outcome.standardError.split(separator: "\n").count == 1)
  }
}

/// The length of an array; nil for any other value.
private struct AnyList: Decodable {
  let count: Int?

  init(from decoder: any Decoder) throws { count = try? decoder.unkeyedContainer().count }
}
