import Subprocess
import SystemPackage
import TestSupport
import Testing

extension EngineTests {
  /// Films that GNU parallel renders on machines that ssh reaches: servers on this machine.
  @Suite struct ParallelTests {
    private static let options = "--fps 30 --scale 0.5"
    /// A film whose tasks take long enough to be disturbed.
    private static let slowOptions = "--fps 120 --scale 3 --quality high --jobs 1"

    @Test func `machines render a film, and one that is down is left out`() async throws {
      let machines = try await Machines()
      // The shell of each machine parses the words again.
      let films = "it's $HOME here"
      try await machines.shell("mkdir \"it's \\$HOME here\"")
      let command = try await machines.submit("book-13-1-move", to: films, Self.options)
      try await machines.run("\(command) anna nobody ben")
      let path = "\(films)/book-13-1-move.mp4"
      #expect(machines.exists(path))
      try await machines.renderHere("book-13-1-move", "book-13-1-move.mp4", shards: 6, Self.options)
      try machines.expectEqualFiles(path, "here/book-13-1-move.mp4")
      #expect(try await machines.shell("cut -f2 jobs | sort -u") == "Host\nanna\nben\n")
      await machines.stop()
    }

    @Test func `machines of which none is reached are an error`() async throws {
      let machines = try await Machines()
      let command = try await machines.submit("book-13-1-move", to: "out", Self.options)
      try await machines.shell("\(command) nobody > run.log 2> errors", exitCode: 1)
      let errors = try await machines.shell("tail -n 1 errors")
      #expect(errors == "Error: ssh reaches none of the machines: nobody\n")
      #expect(try await machines.shell("find out -name '*.mp4'") == "")
      await machines.stop()
    }

    @Test func `the tasks of a machine that fails are repeated on another one`() async throws {
      let machines = try await Machines()
      let command = try await machines.submit("book-13-1-move", to: "out", Self.slowOptions)
      try await machines.shell("{ \(command) anna ben > run.log 2>&1; echo $? > code; } &")
      try await machines.until("pgrep -P $(cat ssh/ben.pid) -x sshd && pgrep -f '[s]hard ./6'")
      try await machines.run(script: "sshd.sh", "kill $PWD/ssh ben")
      try await machines.waitForFile("code")
      let result = try await machines.shell("cat code run.log")
      #expect(result.hasPrefix("0\n"), "\(result)")
      try await machines.renderHere(
        "book-13-1-move", "book-13-1-move.mp4", shards: 6, Self.slowOptions)
      try machines.expectEqualFiles("out/book-13-1-move.mp4", "here/book-13-1-move.mp4")
      await machines.stop()
    }

    @Test func `without machines the film is rendered here, after its steps are recorded`()
      async throws
    {
      let machines = try await Machines(names: "")
      let command = try await machines.submit(
        "book-13-1-move", to: "out", submitting: "--record-steps", Self.options)
      try await machines.run(command)
      #expect(machines.exists("out/book-13-1-move.mp4.shards/steps"))
      try await machines.renderHere("book-13-1-move", "book-13-1-move.mp4", shards: 6, Self.options)
      try machines.expectEqualFiles("out/book-13-1-move.mp4", "here/book-13-1-move.mp4")
      await machines.stop()
    }
  }
}

/// Machines that ssh reaches, and a directory in which commands run.
private final class Machines: EngineSandbox {
  override var variables: [Environment.Key: String] {
    [
      "PARALLEL_SSH": "ssh -F \(path)/ssh/config", "PARALLEL_HOME": "\(path)/parallel",
      "PARALLEL": "--joblog \(path)/jobs",
    ]
  }

  /// Starts servers.
  init(names: String = "anna ben") async throws {
    try await super.init()
    try await run(script: "sshd.sh", "start $PWD/ssh \(names)")
  }

  /// Ends the servers.
  func stop() async { try? await run(script: "sshd.sh", "stop $PWD/ssh") }

  /// Runs the command of a job, and shows what it prints if it fails.
  func run(_ command: String, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    try await shell(
      "\(command) > run.log 2>&1 || { cat run.log; exit 1; }", sourceLocation: sourceLocation)
  }

  /// Makes a job of six shards, and returns the command that runs it.
  func submit(
    _ recipe: String, to directory: String, submitting flags: String = "", _ options: String
  ) async throws -> String {
    let quoted = "'\(directory.replacing("'", with: "'\\''"))'"
    let output = try await shell(
      "zoetrope farm submit \(recipe) -o \(quoted) --shards 6 --engine parallel \(flags) -- \(options)"
    )
    #expect(output.hasPrefix("sh "))
    return String(output.dropLast())
  }
}
