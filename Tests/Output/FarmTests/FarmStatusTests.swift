import Farm
import SystemPackage
import TestSupport
import Testing

@Suite struct FarmStatusTests {
  private func directory(in parent: FilePath, shards: Int) throws -> JobDirectory {
    try JobDirectory(
      for: FarmJob(
        engine: "slurm", program: "/opt/zoetrope", directory: "/",
        films: [.init(recipe: "a", output: "\(parent)/a.mp4", shardCount: shards, frameCount: 100)],
        options: [], throttle: nil, partition: nil),
      in: parent)
  }

  @Test func `shards that failed are listed with the ends of their logs`() async throws {
    let scratch = try TemporaryDirectory()
    let directory = try directory(in: scratch.path, shards: 2)
    try put("1\n2\n3\n4\n5\n6\n".utf8, into: directory.path.appending("logs/2.log"))
    let status = try await FarmStatus(of: directory)
    #expect(status.summary == "[\(String(repeating: "-", count: 40))] 0 of 2 shards, 2 failed")
    #expect(
      status.failures(in: directory) == [
        "a 1/2 failed:", "  no log: its machine may not see the directory",
        "a 2/2 failed:", "  2", "  3", "  4", "  5", "  6",
      ])
  }

  @Test(
    arguments: [
      ([0], "0"), ([-1], "-1"), ([1_000_001], "1000001"), ([.max], "9223372036854775807"),
      ([1, .max], "9223372036854775807"), ([Int](repeating: 1_000_000, count: 11), nil),
    ] as [([Int], String?)])
  func `a plan with numbers of shards that no job has is damaged`(counts: [Int], found: String?)
    throws
  {
    let scratch = try TemporaryDirectory()
    let directory = try directory(in: scratch.path, shards: 1)
    let films = counts.map { count in
      #"{"recipe": "a", "output": "/a.mp4", "shardCount": \#(count), "frameCount": 9, "recordsSteps": false}"#
    }
    let plan = """
      {"format": 2, "engine": "slurm", "program": "/opt/zoetrope", "directory": "/", "options": [],
      "films": [\(films.joined(separator: ", "))]}
      """
    try put(plan.utf8, into: directory.path.appending("plan.json"))
    let error = #expect(throws: FarmError.self) { try JobDirectory(opening: scratch.path) }
    let reason =
      found.map { "shardCount of /a.mp4 is \($0); 1 to 1000000 is allowed." }
      ?? "shardCount of all films makes more than 10000000 tasks."
    #expect(
      error?.description == "\(directory.path)/plan.json is not the plan of a job: \(reason)")
  }

  @Test func `of many shards that failed ten are listed and the rest is counted`() async throws {
    let scratch = try TemporaryDirectory()
    let directory = try directory(in: scratch.path, shards: 97)
    let lines = try await FarmStatus(of: directory).failures(in: directory)
    #expect(lines.count { $0.hasSuffix(" failed:") } == 10)
    #expect(lines.last == "and 87 more, whose logs are in \(directory.path)/logs")
    let all = try await FarmStatus(of: directory).failures(in: directory, limit: 97)
    #expect(all.count == 2 * 97)
  }
}
