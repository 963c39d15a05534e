import BenchSupport
import Foundation
import Testing

@testable import render_bench

/// A directory that is removed with all that is in it.
private final class Scratch {
  let path = FileManager.default.temporaryDirectory.path + "/render-bench-\(UUID().uuidString)"

  init() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func text(of name: String) throws -> String {
    try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8)
  }
}

private func shell(_ script: String) -> Command { Command("/bin/sh", ["-c", script]) }

@Suite struct ContestTests {
  @Test func `each program has its turn before any has the next, and each begins one`() throws {
    let scratch = try Scratch()
    let diary = "\(scratch.path)/diary"
    var contest = Contest(
      "c", title: "C",
      entries: ["a", "b", "c"].map { name in
        Contest.Entry(
          name, name, [shell("printf \(name) >> \(diary)")], output: "\(scratch.path)/\(name).x")
      })
    try contest.run(turns: 3)
    #expect(try scratch.text(of: "diary") == "abcbcacab")
    #expect(contest.entries.map(\.costs.count) == [3, 3, 3])
  }

  @Test func `programs read what the one before writes, and what they write is told`() throws {
    let scratch = try Scratch()
    let output = "\(scratch.path)/out.txt"
    let directory = "\(scratch.path)/frames"
    var contest = Contest(
      "c", title: "C",
      entries: [
        Contest.Entry(
          "pipe", "pipe", [shell("printf 12345"), shell("cat > \(output)")], output: output),
        Contest.Entry(
          "files", "files", [shell("printf 123 > \(directory)/1; printf 4567 > \(directory)/2")],
          output: directory),
      ])
    try contest.run(turns: 2)
    #expect(try scratch.text(of: "out.txt") == "12345")
    #expect(contest.entries.map(\.bytes) == [5, 7])
  }

  @Test func `time on processors is counted, time asleep only by the clock`() throws {
    let busy = try Command.run([shell("i=0; while [ $i -lt 300000 ]; do i=$((i + 1)); done")])
    let asleep = try Command.run([shell("sleep 0.3")])
    // The loop takes about 0.3 s; what a shell needs to start is a few thousandths.
    #expect(busy.processor > 5 * asleep.processor)
    #expect(busy.processor <= 1.1 * busy.wall)
    #expect(asleep.wall >= 0.3)
    // No program takes less than some hundred kilobytes.
    #expect(asleep.memory > 0.1)
  }

  @Test func `the memory of children is what a program says last`() throws {
    let scratch = try Scratch()
    var contest = Contest(
      "c", title: "C",
      entries: [
        Contest.Entry(
          title: "a", key: "a", pipeline: [shell("echo words; echo 123.5")],
          output: "\(scratch.path)/a.mp4", tellsMemory: true)
      ])
    try contest.run(turns: 1)
    #expect(contest.entries[0].costs[0].memory == 123.5)
  }

  @Test(arguments: [("/nowhere/program", "cannot run"), ("/bin/false", "ended with status")])
  func `a program that fails is told`(program: String, words: String) throws {
    let failure = #expect(throws: CommandFailure.self) { try Command.run([Command(program)]) }
    #expect(failure?.description.contains(words) == true)
  }

  /// Three turns on a machine that slows down meanwhile.
  private var slowing: Contest {
    func entry(_ key: String, _ walls: [Double], bytes: Int) -> Contest.Entry {
      var entry = Contest.Entry(key.uppercased(), key, [], output: "")
      entry.costs = walls.map { Cost(wall: $0, processor: 2 * $0, memory: 10) }
      entry.bytes = bytes
      return entry
    }
    return Contest(
      "slowing", title: "Slowing",
      entries: [entry("a", [1, 2, 4], bytes: 7), entry("b", [0.5, 1.2, 2], bytes: 8)])
  }

  @Test func `ratios are those of a turn, and the middle one of all turns`() {
    let contest = slowing
    #expect(contest.ratio(of: contest.entries[0], \.wall) == 1)
    // 0.5, 0.6 and 0.5.
    #expect(contest.ratio(of: contest.entries[1], \.wall) == 0.5)
    #expect(contest.entries[1].median(\.wall) == 1.2)
  }

  @Test func `figures are members of a JSON object`() throws {
    let object = try JSONSerialization.jsonObject(with: Data("{\(slowing.jsonMember)}".utf8))
    let contest = try #require((object as? [String: Any])?["slowing"] as? [String: Any])
    #expect(contest.keys.sorted() == ["a", "b"])
    let figures = try #require(contest["b"] as? [String: Double])
    #expect(
      figures == [
        "wall_s": 1.2, "wall_min_s": 0.5, "wall_max_s": 2, "cpu_s": 2.4, "memory_mb": 10,
        "bytes": 8, "ratio": 0.5, "cpu_ratio": 0.5,
      ])
  }

  @Test func `the table has a line for each program`() {
    let lines = slowing.report.split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines.first == "Slowing")
    #expect(lines.last?.hasPrefix("B ") == true)
    #expect(lines.last?.hasSuffix("0.50      0.50") == true)
  }
}

@Suite struct ReadBackTests {
  private func readBack(_ ours: Int, misreaders: [String]) -> ReadBack {
    ReadBack(
      findings: [
        ReadBack.Finding(name: "a", bytes: (100, 100), misreaders: []),
        ReadBack.Finding(name: "b", bytes: (ours, 100), misreaders: misreaders),
      ])
  }

  @Test func `what is misread or too large is a failure`() throws {
    try readBack(125, misreaders: []).check()
    #expect(throws: ReadBack.Failure.self) { try readBack(126, misreaders: []).check() }
    #expect(throws: ReadBack.Failure.self) { try readBack(90, misreaders: ["ffmpeg"]).check() }
  }

  @Test func `findings are a member of a JSON object`() throws {
    let member = readBack(110, misreaders: ["ffmpeg"]).jsonMember
    let object = try JSONSerialization.jsonObject(with: Data("{\(member)}".utf8))
    let figures = try #require((object as? [String: Any])?["readback"] as? [String: Double])
    #expect(figures == ["pictures": 2, "misread": 1, "largest_ratio": 1.1])
  }
}
