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
