import FoundationEssentials
import Glibc
import Subprocess
import SystemPackage
import Testing

/// SIGINT and SIGTERM: exit code 130, one sentence, no file and no process left.
@Suite struct InterruptionTests {
  /// Interrupts a long render as soon as its temporary file exists.
  private func interrupt(
    _ output: String, with signal: CInt,
    environment: (borrowing Sandbox) throws -> Environment = { _ in .inherit }
  ) async throws {
    let sandbox = try Sandbox()
    let environment = try environment(sandbox)
    let before = try sandbox.names
    let outcome = try await sandbox.interrupt(
      "render book-13-1-move --to 600 --scale 0.5 --quiet -o \(output)", with: signal,
      when: ".*.part", environment)
    #expect(outcome.standardError == "Interrupted: no unfinished file was left.\n")
    #expect(outcome.exitCode == 130)
    #expect(outcome.output == "")
    #expect(try sandbox.names == before)
    #expect(try processes(in: sandbox.path) == [])
  }

  @Test(arguments: [SIGINT, SIGTERM], ["a.mp4", "a.webm", "frames/", "f/%04d.png"])
  func `a signal ends a render and leaves no files`(signal: CInt, output: String) async throws {
    try await interrupt(output, with: signal)
  }

  @Test func `a signal ends an ffmpeg that hangs and ignores signals`() async throws {
    try await interrupt("a.mp4", with: SIGINT) { sandbox in
      try sandbox.environment(withFFmpeg: "trap '' TERM INT; while :; do sleep 1; done")
    }
  }

  @Test func `a signal ends an update of golden frames between two recipes`() async throws {
    let sandbox = try Sandbox()
    let outcome = try await sandbox.interrupt(
      "golden update --directory g", with: SIGINT, when: ".*.part", .inherit)
    #expect(outcome.standardError == "Interrupted: no unfinished file was left.\n")
    #expect(outcome.exitCode == 130)
    let updated = outcome.output.split(separator: "\n").map { String($0.dropFirst("g/".count)) }
    #expect(
      try Set(sandbox.names.compactMap { $0.split(separator: "/").dropFirst().first })
        == Set(updated.map { $0[...] }))
  }
}

extension Sandbox {
  /// Runs the command and sends it a signal as soon as a file or directory of a name exists.
  ///
  /// A shell waits for the file: on a busy machine a task of this process may be delayed until the
  /// command has ended.
  fileprivate func interrupt(
    _ words: String, with signal: CInt, when name: String, _ environment: Environment
  ) async throws -> Outcome {
    try await shell(
      """
      "$zoetrope" \(words) & command=$!
      until find . -name '\(name)' | grep -q .; do
        [ -e /proc/$command/exe ] || { echo 'it ended before it had begun' >&2; break; }
        sleep 0.01
      done
      kill -\(signal) $command
      wait $command
      """, environment: environment)
  }
}

/// Returns the processes whose working directory is a directory.
private func processes(in directory: FilePath) throws -> [String] {
  let files = FileManager.default
  return try files.contentsOfDirectory(atPath: "/proc").filter { name in
    Int(name) != nil
      && (try? files.destinationOfSymbolicLink(atPath: "/proc/\(name)/cwd")) == directory.string
  }
}
