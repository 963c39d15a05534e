import BenchSupport
import Foundation
import Testing

@testable import render_bench

/// A temporary directory that is removed with its contents.
private final class TemporaryDirectory {
  let path = FileManager.default.temporaryDirectory.path + "/render-bench-\(UUID().uuidString)"

  init() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func text(of name: String) throws -> String {
    try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8)
  }
}

private func shell(_ script: String) -> ProcessCommand {
  ProcessCommand("/bin/sh", ["-c", script])
}

@Suite struct ComparisonTests {
  @Test func `every program runs once per turn, and each turn starts with another program`() throws
  {
    let directory = try TemporaryDirectory()
    let log = "\(directory.path)/log"
    var comparison = Comparison(
      "c", title: "C",
      entries: ["a", "b", "c"].map { name in
        Comparison.Entry(
          name, name, [shell("printf \(name) >> \(log)")], output: "\(directory.path)/\(name).x")
      })
    try comparison.run(turns: 3)
    #expect(try directory.text(of: "log") == "abcbcacab")
    #expect(comparison.entries.map(\.costs.count) == [3, 3, 3])
  }

  @Test
  func `a command reads the output of the previous one, and the size of the output is measured`()
    throws
  {
    let directory = try TemporaryDirectory()
    let output = "\(directory.path)/out.txt"
    let frames = "\(directory.path)/frames"
    var comparison = Comparison(
      "c", title: "C",
      entries: [
        Comparison.Entry(
          "pipe", "pipe", [shell("printf 12345"), shell("cat > \(output)")], output: output),
        Comparison.Entry(
          "files", "files", [shell("printf 123 > \(frames)/1; printf 4567 > \(frames)/2")],
          output: frames),
      ])
    try comparison.run(turns: 2)
    #expect(try directory.text(of: "out.txt") == "12345")
    #expect(comparison.entries.map(\.bytes) == [5, 7])
  }

  @Test func `sleeping adds to wall time but not to processor time`() throws {
    let busy = try ProcessCommand.run([shell("i=0; while [ $i -lt 300000 ]; do i=$((i + 1)); done")]
    )
    let asleep = try ProcessCommand.run([shell("sleep 0.3")])
    // The loop takes about 0.3 s, the start of a shell a few milliseconds.
    #expect(busy.processor > 5 * asleep.processor)
    #expect(busy.processor <= 1.1 * busy.wall)
    #expect(asleep.wall >= 0.3)
    // Every program takes more than 100 KB.
    #expect(asleep.memory > 0.1)
  }

  @Test func `peak memory is read from the last line of output if the program prints it`() throws {
    let directory = try TemporaryDirectory()
    var comparison = Comparison(
      "c", title: "C",
      entries: [
        Comparison.Entry(
          title: "a", key: "a", pipeline: [shell("echo words; echo 123.5")],
          output: "\(directory.path)/a.mp4", printsPeakMemory: true)
      ])
    try comparison.run(turns: 1)
    #expect(comparison.entries[0].costs[0].memory == 123.5)
  }

  @Test(arguments: [("/nowhere/program", "cannot run"), ("/bin/false", "ended with status")])
  func `a failing program throws an error with the reason`(program: String, reason: String) throws {
    let failure = #expect(throws: CommandFailure.self) {
      try ProcessCommand.run([ProcessCommand(program)])
    }
    #expect(failure?.description.contains(reason) == true)
  }

  /// Three turns on a machine that slows down.
  private var slowing: Comparison {
    func entry(_ key: String, _ walls: [Double], bytes: Int) -> Comparison.Entry {
      var entry = Comparison.Entry(key.uppercased(), key, [], output: "")
      entry.costs = walls.map { Cost(wall: $0, processor: 2 * $0, memory: 10) }
      entry.bytes = bytes
      return entry
    }
    return Comparison(
      "slowing", title: "Slowing",
      entries: [entry("a", [1, 2, 4], bytes: 7), entry("b", [0.5, 1.2, 2], bytes: 8)])
  }

  @Test func `a ratio is the median of the ratios within each turn`() {
    let comparison = slowing
    #expect(comparison.ratio(of: comparison.entries[0], \.wall) == 1)
    // 0.5, 0.6 and 0.5.
    #expect(comparison.ratio(of: comparison.entries[1], \.wall) == 0.5)
    #expect(comparison.entries[1].median(\.wall) == 1.2)
  }

  @Test func `a ratio compares the costs of a frame`() {
    func entry(_ key: String, frames: Int, wall: Double) -> Comparison.Entry {
      var entry = Comparison.Entry(key, key, [], output: "")
      entry.frames = frames
      entry.costs = [Cost(wall: wall, processor: 2 * wall, memory: 10)]
      return entry
    }
    let comparison = Comparison(
      "c", title: "C",
      entries: [entry("a", frames: 300, wall: 3), entry("b", frames: 20, wall: 1)])
    // 10 ms and 50 ms a frame.
    #expect(comparison.ratio(of: comparison.entries[1], \.wall) == 5)
    #expect(comparison.ratio(of: comparison.entries[1], \.processor) == 5)
  }

  @Test func `the figures of a comparison form a member of a JSON object`() throws {
    let object = try JSONSerialization.jsonObject(with: Data("{\(slowing.jsonMember)}".utf8))
    let comparison = try #require((object as? [String: Any])?["slowing"] as? [String: Any])
    #expect(comparison.keys.sorted() == ["a", "b"])
    let figures = try #require(comparison["b"] as? [String: Double])
    #expect(
      figures == [
        "wall_s": 1.2, "wall_min_s": 0.5, "wall_max_s": 2, "cpu_s": 2.4, "memory_mb": 10,
        "bytes": 8, "frames": 1, "ratio": 0.5, "cpu_ratio": 0.5,
      ])
  }

  @Test func `the table has a title, a header and a line for each program`() {
    let lines = slowing.report.split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines.first == "Slowing")
    #expect(lines.last?.hasPrefix("B ") == true)
    #expect(lines.last?.hasSuffix("0.50      0.50") == true)
  }
}

@Suite struct ReadBackTests {
  private func readBack(_ ours: Int, failingReaders: [String]) -> ReadBack {
    ReadBack(
      results: [
        ReadBack.Result(name: "a", bytes: (100, 100), failingReaders: []),
        ReadBack.Result(name: "b", bytes: (ours, 100), failingReaders: failingReaders),
      ])
  }

  @Test func `a picture that is decoded differently or too large is a failure`() throws {
    try readBack(125, failingReaders: []).check()
    #expect(throws: ReadBack.Failure.self) { try readBack(126, failingReaders: []).check() }
    #expect(throws: ReadBack.Failure.self) { try readBack(90, failingReaders: ["ffmpeg"]).check() }
  }

  @Test func `the results form a member of a JSON object`() throws {
    let member = readBack(110, failingReaders: ["ffmpeg"]).jsonMember
    let object = try JSONSerialization.jsonObject(with: Data("{\(member)}".utf8))
    let figures = try #require((object as? [String: Any])?["readback"] as? [String: Double])
    #expect(figures == ["pictures": 2, "misread": 1, "largest_ratio": 1.1])
  }
}
