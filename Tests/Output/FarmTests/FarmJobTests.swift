import Farm
import SystemPackage
import TestSupport
import Testing

@Suite struct FarmJobTests {
  private let job = FarmJob(
    engine: "slurm", program: "/opt/my films/zoetrope", directory: "/home/it's here",
    films: [
      FarmJob.Film(recipe: "a", output: "/films/a.mp4", shardCount: 2, frameCount: 100),
      FarmJob.Film(recipe: "b", output: "/films/b.mp4", shardCount: 1, frameCount: 10),
    ], options: ["--background", "#ff0000"], throttle: nil, partition: nil)

  @Test func `the tasks of all films are numbered from 1`() {
    #expect(job.tasks.map(\.number) == [1, 2, 3])
    #expect(job.tasks.map(\.name) == ["a 1/2", "a 2/2", "b 1/1"])
  }

  @Test func `a job directory has a command line for each task, quoted for the shell`() throws {
    let scratch = try TemporaryDirectory()
    let directory = try JobDirectory(for: job, in: scratch.path)
    let commands = String(
      decoding: try contents(of: directory.path.appending("commands.txt")), as: UTF8.self
    ).split(separator: "\n")
    #expect(
      commands.first == """
        cd '/home/it'\\''s here' && exec '/opt/my films/zoetrope' render a --output /films/a.mp4 \
        --shard 1/2 --quiet --background '#ff0000'
        """)
    #expect(commands.count == 3)
  }

  @Test func `listings are given to render in their order`() throws {
    let scratch = try TemporaryDirectory()
    var job = job
    job.films = [
      FarmJob.Film(
        recipe: "2.txt", listings: ["1.txt", "my 3.txt"], output: "/films/a.mp4", shardCount: 1,
        frameCount: 9)
    ]
    let directory = try JobDirectory(for: job, in: scratch.path)
    let commands = String(
      decoding: try contents(of: directory.path.appending("commands.txt")), as: UTF8.self)
    #expect(commands.contains("render 2.txt 1.txt 'my 3.txt' --output /films/a.mp4 --shard 1/1 "))
    #expect(try JobDirectory(opening: scratch.path).job == job)
  }

  @Test func `steps are recorded by commands of their own`() throws {
    let scratch = try TemporaryDirectory()
    var job = job
    #expect(!files(in: try JobDirectory(for: job, in: scratch.path).path).contains("record.sh"))
    job.films[1].recordsSteps = true
    let directory = try JobDirectory(for: job, in: scratch.path)
    let commands = String(
      decoding: try contents(of: directory.path.appending("recordings.txt")), as: UTF8.self)
    #expect(
      commands == """
        cd '/home/it'\\''s here' && exec '/opt/my films/zoetrope' render b --output /films/b.mp4 \
        --record-steps --quiet --background '#ff0000'\n
        """)
  }

  @Test func `the latest job of a directory is opened`() throws {
    let scratch = try TemporaryDirectory()
    _ = try JobDirectory(for: job, in: scratch.path)
    let second = try JobDirectory(for: job, in: scratch.path)
    try second.addSubmission("17")
    try second.addSubmission("18")
    let opened = try JobDirectory(opening: scratch.path)
    #expect(opened.path.lastComponent?.string == "farm-2")
    #expect(opened.job == job)
    #expect(opened.submissions == ["17", "18"])
  }

  @Test func `a directory without a job, and a damaged plan, are errors`() throws {
    let scratch = try TemporaryDirectory()
    let none = #expect(throws: FarmError.self) { try JobDirectory(opening: scratch.path) }
    #expect(none?.description == "\(scratch.path) has no job: 'farm submit' makes one.")
    let directory = try JobDirectory(for: job, in: scratch.path)
    try put("{}".utf8, into: directory.path.appending("plan.json"))
    let damaged = #expect(throws: FarmError.self) { try JobDirectory(opening: scratch.path) }
    #expect(
      damaged?.description.hasPrefix("\(directory.path)/plan.json is not the plan of a job")
        == true)
  }
}
