import Farm
import FileIO
import Foundation
import SystemPackage
import TestSupport
import Testing

/// The scripts of a job run by a shell, with a program that notes its arguments.
@Suite struct FarmScriptsTests {
  /// Names that a shell, GNU parallel or a list of lines would obey.
  static let names = [
    "a\ntouch PWN\n.", "a\r\ntouch PWN\r\n", "b'\u{301};touch PWN;'\u{301}",
    "b'\u{200D};touch PWN;'\u{200D}", "\u{600}';touch PWN;\u{600}'", "$(touch PWN) `touch PWN`",
    "{} {1} {2} {#} {%} {=touch PWN=}", "-n", "a \"b\" \\n \\", "%a %j %%", "é ~ * ?",
    String(hostileText("'\"", without: ["\0", "/"]).prefix(40)),
  ]

  @Test(arguments: FarmScriptsTests.names)
  func `a task runs the program with its arguments, whatever the names have`(name: String)
    async throws
  {
    let job = try Job(name)
    for (index, shard) in ["1/2", "2/2"].enumerated() {
      try await job.run("array.sh", "\(index + 1)")
      #expect(
        try job.notes == [
          "render", name, "--output", job.film, "--shard", shard, "--quiet", "--set",
          "text=\(name)",
        ])
    }
    try await job.run("record.sh", "1")
    #expect(try job.notes.contains("--record-steps"))
    let isBroken = job.isBroken
    #expect(!isBroken)
  }

  @Test(arguments: FarmScriptsTests.names)
  func `all films are joined, whatever the names have`(name: String) async throws {
    let job = try Job(name)
    try await job.run("join.sh")
    #expect(try job.notes == ["join", job.film, "--shards", "2", "--force", "--quiet"])
    let isBroken = job.isBroken
    #expect(!isBroken)
  }

  @Test(.enabled(if: hasProgram("parallel")), arguments: FarmScriptsTests.names)
  func `GNU parallel runs all tasks, whatever the names have`(name: String) async throws {
    let job = try Job(name)
    let command = try await GNUParallel(FarmEngineOptions()).submit(job.directory)
    _ = try await output(
      of: "sh", ["-s"], input: Array("cd \(job.start.string.shellWord); \(command)".utf8))
    #expect(try job.notes.first == "join")
    let logs = files(in: job.directory.path.appending("logs"))
    #expect(logs == ["1.log", "2.log", "recording-1.log"])
    for log in logs {
      let text = try contents(of: job.directory.path.appending("logs/\(log)"))
      #expect(String(decoding: text, as: UTF8.self) == "noted\n")
    }
    let isBroken = job.isBroken
    #expect(!isBroken)
  }

  @Test func `a directory whose name is not UTF-8 is refused`() throws {
    let scratch = try TemporaryDirectory()
    let bytes = Array(scratch.path.string.utf8) + Array("/a".utf8) + [0xFF, 0]
    let path = bytes.map { CChar(bitPattern: $0) }.withUnsafeBufferPointer {
      FilePath(platformString: $0.baseAddress!)
    }
    let error = #expect(throws: FarmError.self) {
      try JobDirectory(for: Job.work("a", program: "/bin/true", in: "/"), in: path)
    }
    #expect(
      error?.description.hasSuffix(
        ": its path is not UTF-8, as the files of a job are; choose another place.") == true)
    #expect(scratch.names == [])
  }
}

private func hasProgram(_ name: String) -> Bool {
  (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
    FileManager.default.isExecutableFile(atPath: "\($0)/\(name)")
  }
}

/// A job whose program notes its arguments.
private struct Job: ~Copyable {
  private let scratch: TemporaryDirectory
  let directory: JobDirectory
  /// The directory from which scripts run.
  let start: FilePath
  /// The path of the film.
  let film: String

  init(_ name: String) throws {
    let scratch = try TemporaryDirectory()
    let start = scratch.path.appending("start")
    try makeDirectory(start)
    let films = FilePath("\(scratch.path)/\(name)")
    try makeDirectory(films)
    let program = films.appending("program")
    let notes = scratch.path.appending("notes")
    // A script is run by its name, which is a word of the command line, too.
    try putExecutable(
      "#!/bin/sh\nprintf '%s\\0' \"$@\" > \(notes)\necho noted\n", into: program)
    directory = try JobDirectory(
      for: Self.work(name, program: program.string, in: films.string), in: films)
    self.start = start
    film = "\(films)/film.mp4"
    self.scratch = scratch
  }

  static func work(_ name: String, program: String, in films: String) -> FarmJob {
    FarmJob(
      engine: "parallel", program: program, directory: films,
      films: [
        .init(
          recipe: name, output: "\(films)/film.mp4", shardCount: 2, frameCount: 100,
          recordsSteps: true)
      ],
      options: ["--set", "text=\(name)"], throttle: nil, partition: nil)
  }

  func run(_ script: String, _ arguments: String...) async throws {
    let words = ["sh", directory.path.appending(script).string] + arguments
    _ = try await output(
      of: "sh", ["-s"], input: Array("cd \(start) && \(words.shellCommand)".utf8))
  }

  /// The arguments with which the program ran last.
  var notes: [String] {
    get throws {
      try contents(of: scratch.path.appending("notes"))
        .split(separator: 0, omittingEmptySubsequences: false).dropLast()
        .map { String(decoding: $0, as: UTF8.self) }
    }
  }

  /// Whether a name was obeyed.
  var isBroken: Bool { files(in: scratch.path).contains { $0.hasSuffix("PWN") } }
}
