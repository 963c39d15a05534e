import Farm
import Rendering
import Testing

@Suite struct ShardTests {
  @Test(arguments: [(10, 3), (7, 7), (100, 1), (61, 4), (1_000_003, 999)])
  func `all frames are in one shard, and the sizes differ by one`(frames: Int, count: Int) {
    let parts = Shard.all(count).map { $0.frames(of: 5..<5 + frames) }
    #expect(parts.first?.lowerBound == 5)
    #expect(parts.last?.upperBound == 5 + frames)
    #expect(zip(parts, parts.dropFirst()).allSatisfy { $0.upperBound == $1.lowerBound })
    let sizes = Set(parts.map(\.count))
    #expect(sizes.isSubset(of: [frames / count, frames / count + 1]))
  }

  @Test(arguments: [(540, 180, 2), (540, 180, 3), (2160, 250, 4), (2001, 250, 8), (300, 300, 1)])
  func `shards are whole segments, whose numbers differ by one`(
    frames: Int, length: Int, count: Int
  ) {
    let parts = Shard.all(count).map { $0.frames(of: 5..<5 + frames, segmentLength: length) }
    #expect(parts.first?.lowerBound == 5)
    #expect(parts.last?.upperBound == 5 + frames)
    #expect(zip(parts, parts.dropFirst()).allSatisfy { $0.upperBound == $1.lowerBound })
    #expect(parts.allSatisfy { ($0.lowerBound - 5) % length == 0 && !$0.isEmpty })
    let segments = parts.map { ($0.count - 1) / length + 1 }
    #expect((segments.max() ?? 0) - (segments.min() ?? 0) <= 1)
  }

  @Test func `more shards than segments are equal parts`() {
    let parts = Shard.all(5).map { $0.frames(of: 0..<540, segmentLength: 180) }
    #expect(parts.map(\.count) == [108, 108, 108, 108, 108])
  }

  @Test func `a shard is a text`() {
    #expect(Shard("3/10") == Shard(3, of: 10))
    #expect(Shard("3/10")?.description == "3/10")
    for text in ["0/3", "4/3", "3", "a/b", "1/2/3", "1/1000001", "-1/3", ""] {
      #expect(Shard(text) == nil)
    }
  }

  @Test func `Slurm gives the number, the first number and the count`() throws {
    let variables = [
      "SLURM_ARRAY_TASK_ID": "7", "SLURM_ARRAY_TASK_MIN": "5", "SLURM_ARRAY_TASK_COUNT": "4",
    ]
    #expect(try Shard.ofArrayTask(in: variables) == Shard(3, of: 4))
  }

  @Test(arguments: ["JOB_COMPLETION_INDEX", "PBS_ARRAY_INDEX", "AWS_BATCH_JOB_ARRAY_INDEX"])
  func `other engines give the number`(name: String) throws {
    #expect(try Shard.ofArrayTask(in: [name: "0"], count: 4) == Shard(1, of: 4))
    let error = #expect(throws: RenderingError.self) { try Shard.ofArrayTask(in: [name: "0"]) }
    #expect(
      error?.description
        == "\(name) does not say how many tasks there are: give --shard auto/N.")
  }

  @Test func `a number outside of the count is refused`() {
    let error = #expect(throws: RenderingError.self) {
      try Shard.ofArrayTask(in: ["JOB_COMPLETION_INDEX": "4"], count: 4)
    }
    #expect(
      error?.description == "JOB_COMPLETION_INDEX is 4 and must be from 0 to 3, for 4 shards.")
    let other = #expect(throws: RenderingError.self) {
      try Shard.ofArrayTask(in: ["SLURM_ARRAY_TASK_ID": "x", "SLURM_ARRAY_TASK_MIN": "0"])
    }
    #expect(other?.description == "SLURM_ARRAY_TASK_ID is 'x' and must be a number of at least 0.")
  }
}
