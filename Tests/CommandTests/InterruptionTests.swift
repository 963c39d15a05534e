import FoundationEssentials
import Glibc
import Subprocess
import SystemPackage
import Testing

/// Ctrl-C and a polite kill: exit 130, one sentence, no file and no process left.
@Suite struct InterruptionTests {
  /// Ends a long render as soon as its unfinished output is there.
  private func interrupt(
    _ output: String, with signal: CInt, environment: (borrowing Sandbox) throws -> Environment
  ) async throws {
    let sandbox = try Sandbox()
    let environment = try environment(sandbox)
    let before = try sandbox.names
    let outcome = try await sandbox.zoetrope(
      "render book-13-1-move --to 600 --scale 0.5 --quiet -o \(output)", environment: environment
    ) { process, directory in
      while try !hasUnfinishedFile(in: directory) {
        try #require(kill(process, 0) == 0, "it ended before it had begun")
        try await Task.sleep(for: .milliseconds(5))
      }
      kill(process, signal)
    }
    #expect(outcome.standardError == "Interrupted: no unfinished file was left.\n")
    #expect(outcome.exitCode == 130)
    #expect(outcome.output == "")
    #expect(try sandbox.names == before)
    #expect(try processes(in: sandbox.path) == [])
  }

  @Test(arguments: [SIGINT, SIGTERM], ["a.mp4", "a.webm", "frames/", "f/%04d.png"])
  func `a signal ends a render and leaves nothing`(signal: CInt, output: String) async throws {
    try await interrupt(output, with: signal) { _ in .inherit }
  }

  @Test func `an ffmpeg that hangs and does not listen is ended too`() async throws {
    try await interrupt("a.mp4", with: SIGINT) { sandbox in
      try sandbox.environment(withFFmpeg: "trap '' TERM INT; while :; do sleep 1; done")
    }
  }
}

/// Whether a film or a directory of frames grows under its hidden name.
private func hasUnfinishedFile(in directory: FilePath) throws -> Bool {
  try FileManager.default.subpathsOfDirectory(atPath: directory.string)
    .contains { $0.hasSuffix(".part") }
}

/// The processes that run in a directory.
private func processes(in directory: FilePath) throws -> [String] {
  let files = FileManager.default
  return try files.contentsOfDirectory(atPath: "/proc").filter { name in
    Int(name) != nil
      && (try? files.destinationOfSymbolicLink(atPath: "/proc/\(name)/cwd")) == directory.string
  }
}
