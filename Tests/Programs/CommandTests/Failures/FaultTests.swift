import Subprocess
import SystemPackage
import Testing

/// Failures at run time: exit code 1, one sentence, and no files left.
@Suite struct FaultTests {
  /// Renders with a shell script in place of ffmpeg, and returns the error.
  private func failure(of script: String) async throws -> String {
    let sandbox = try Sandbox()
    try sandbox.write("old", to: "a.mp4")
    let environment = try sandbox.environment(withFFmpeg: script)
    let before = try sandbox.names
    let outcome = try await sandbox.zoetrope(
      "render book-13-1-move -o a.mp4 --force --to 0.5 --scale 0.2", environment: environment)
    #expect(outcome.exitCode == 1)
    #expect(outcome.output == "")
    #expect(try sandbox.names == before)
    #expect(try sandbox.read("a.mp4") == Array("old".utf8))
    return outcome.standardError
  }

  @Test func `a missing ffmpeg gives an error that says how to install it`() async throws {
    let sandbox = try Sandbox()
    let outcome = try await sandbox.zoetrope(
      "render book-13-1-move -o a.mp4", environment: .inherit.updating(["PATH": "/nowhere"]))
    #expect(
      outcome.standardError == """
        Error: Cannot run ffmpeg (No such file or directory): install it with `apt install \
        ffmpeg`, or add its directory to PATH.

        """)
    #expect(outcome.exitCode == 1)
    #expect(try sandbox.names.isEmpty)
  }

  @Test func `a failure of ffmpeg gives an error with its last lines`() async throws {
    let error = try await failure(of: "head -c 50000 >/dev/null; echo no luck >&2; exit 3")
    #expect(
      error == """
        Error: ffmpeg exited with code 3 before a.mp4 with codec libx264 was complete.
          ffmpeg: no luck

        """)
  }

  @Test func `an ffmpeg that is killed gives an error with the signal`() async throws {
    let error = try await failure(of: "head -c 50000 >/dev/null; kill -KILL $$")
    #expect(
      error == """
        Error: ffmpeg was killed by signal 9 before a.mp4 with codec libx264 was complete.

        """)
  }

  @Test func `a full disk while ffmpeg writes gives an error`() async throws {
    let error = try await failure(
      of: "head -c 50000 >/dev/null; echo 'a.mp4: No space left on device' >&2; exit 1")
    #expect(
      error == """
        Error: There is no space left to write a.mp4 with codec libx264.
          ffmpeg: a.mp4: No space left on device

        """)
  }

  @Test(arguments: ["garbage", ""])
  func `an unknown codec gives ffmpeg's own error`(codec: String) async throws {
    let sandbox = try Sandbox()
    let outcome = try await sandbox.zoetrope(
      "render book-13-1-move -o a.mp4 --to 0.1 --scale 0.2 --codec", [codec])
    #expect(
      outcome.standardError == """
        Error: ffmpeg cannot write a.mp4 with codec \(codec).
          ffmpeg: Unknown encoder '\(codec)'

        """)
    #expect(outcome.exitCode == 1)
    #expect(try sandbox.names.isEmpty)
  }

  @Test func `a closed pipe gives an error`() async throws {
    let outcome = try await Sandbox().shell(
      """
      { "$zoetrope" render book-13-1-move -o - --scale 0.5; echo "exit $?" >&2; } | head -c 1000
      """)
    #expect(outcome.standardOutput.count == 1000)
    #expect(
      outcome.standardError == """
        Error: The reader of standard output closed it before the film was complete.
        exit 1

        """)
  }

  @Test(arguments: [
    (
      "render book-13-1-move -o - --to 0.1 --scale 0.2",
      "There is no space left to write standard output: No space left on device."
    ),
    (
      "trace book-13-1-move",
      "Cannot write standard output: No space left on device."
    ),
  ])
  func `a full standard output gives an error`(words: String, error: String) async throws {
    let outcome = try await Sandbox().shell("\"$zoetrope\" \(words) >/dev/full")
    #expect(outcome.standardError == "Error: \(error)\n")
    #expect(outcome.exitCode == 1)
  }
}
