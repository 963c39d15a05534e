import FoundationEssentials
import Glibc
import Subprocess
import SystemPackage
import TestSupport
import Testing

/// SIGHUP, SIGINT and SIGTERM: exit code 128 and the signal's number, one sentence, no file and no
/// process left.
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
    #expect(
      outcome.standardError == """
        Note: --to 600.0 is after the end of book-13-1-move at 3.5 seconds.
        Interrupted: no unfinished file was left.

        """)
    #expect(outcome.exitCode == 128 + signal)
    #expect(outcome.output == "")
    #expect(try sandbox.names == before)
    #expect(try processes(in: sandbox.path) == [])
  }

  @Test(arguments: [SIGHUP, SIGINT, SIGTERM], ["a.mp4", "a.webm", "frames/", "f/%04d.png"])
  func `a signal ends a render and leaves no files`(signal: CInt, output: String) async throws {
    try await interrupt(output, with: signal)
  }

  @Test func `a signal ends an ffmpeg that hangs and ignores signals`() async throws {
    try await interrupt("a.mp4", with: SIGINT) { sandbox in
      try sandbox.environment(withFFmpeg: "trap '' TERM INT; while :; do sleep 1; done")
    }
  }

  @Test func `a signal ends a trace and leaves no file`() async throws {
    let sandbox = try Sandbox()
    let outcome = try await sandbox.interrupt(
      "trace steps-bounce --to 3600 --fps 1000 -o a.csv", with: SIGTERM, when: ".*.part", .inherit)
    #expect(outcome.exitCode == 143)
    #expect(try sandbox.names == [])
  }

  @Test(arguments: [SIGHUP, SIGINT, SIGTERM])
  func `a signal ends the command while it reads a pipe without a writer`(
    signal: CInt
  ) async throws {
    let sandbox = try Sandbox()
    let outcome = try await sandbox.shell(
      """
      mkfifo a.png
      sleep 1000 3<>a.png & writer=$!
      env --default-signal "$zoetrope" compare a.png a.png & command=$!
      until ls -l /proc/$command/fd 2> /dev/null | grep -q 'a[.]png'; do
        [ -e /proc/$command/exe ] || break
      done
      kill -\(signal) $command
      wait $command
      exit=$?
      kill $writer
      exit $exit
      """)
    #expect(outcome.standardError == "Interrupted: no unfinished file was left.\n")
    #expect(outcome.exitCode == 128 + signal)
  }

  @Test(arguments: [SIGHUP, SIGINT, SIGTERM])
  func `a signal ends the command while it writes to a pipe that nobody reads`(
    signal: CInt
  ) async throws {
    let status = try await Sandbox().signal(signal, whenFull: "trace steps-bounce --to 600")
    #expect(status == .exited(128 + signal))
  }

  @Test(arguments: ["flip", "ssim"])
  func `a signal ends a comparison that computes`(metric: String) async throws {
    let outcome = try await Sandbox().shell(
      """
      "$zoetrope" still gallery-layers --at 0 --size 6000x6000 -o a.png &&
      "$zoetrope" still gallery-layers --at 3 --size 6000x6000 -o b.png || exit 1
      env --default-signal "$zoetrope" compare a.png b.png --metric \(metric) --diff d.png &
      command=$!
      # Until it has computed for half a second, in hundredths.
      until [ "$(cut -d ' ' -f 14 /proc/$command/stat)" -gt 50 ]; do
        [ -e /proc/$command/exe ] || exit 1
      done
      kill -INT $command
      wait $command
      exit=$?
      ls -A
      exit $exit
      """)
    #expect(outcome.standardError == "Interrupted: no unfinished file was left.\n")
    #expect(outcome.output == "a.png\nb.png\na.png\nb.png\n")
    #expect(outcome.exitCode == 130)
  }

  @Test(arguments: ["TERM", "KILL"])
  func `a signal ends the process that draws an SVG document, too`(signal: String) async throws {
    let sandbox = try Sandbox()
    try sandbox.write(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="3000" height="3000">
        <filter id="f"><feTurbulence baseFrequency="0.9" numOctaves="400"/></filter>
        <rect width="3000" height="3000" filter="url(#f)"/>
      </svg>
      """, to: "a.svg")
    try sandbox.write(
      "duration: 1\nviews:\n  - image: {image: a.svg, center: [9, 9]}\n", to: "a.yaml")
    let outcome = try await sandbox.shell(
      """
      "$zoetrope" still a.yaml --at 0 -o a.png 2> /dev/null & command=$!
      until drawer=$(cat /proc/$command/task/*/children 2> /dev/null) && [ -n "$drawer" ] &&
        [ "$(cut -d ' ' -f 14 /proc/${drawer%% *}/stat)" -gt 20 ]; do
        [ -e /proc/$command/exe ] || exit 1
      done
      kill -\(signal) $command
      wait $command
      for i in $(seq 100); do
        [ -e /proc/${drawer%% *}/exe ] || exit 0
        sleep 0.1
      done
      exit 2
      """)
    #expect(outcome.exitCode == 0)
  }

  @Test func `an ignored signal stays ignored`() async throws {
    let sandbox = try Sandbox()
    let outcome = try await sandbox.shell(
      """
      trap '' INT HUP
      "$zoetrope" render book-13-1-move --to 600 --scale 0.5 --quiet -o a.mp4 & command=$!
      until find . -name '.*.part' | grep -q .; do
        [ -e /proc/$command/exe ] || exit 1
      done
      kill -INT $command; kill -HUP $command; kill -TERM $command
      wait $command
      """)
    // A handled SIGINT or SIGHUP would have come first.
    #expect(outcome.exitCode == 143)
    #expect(try sandbox.names == [])
  }

  @Test func `a signal ends an update of golden frames and leaves whole recipes`() async throws {
    let sandbox = try Sandbox()
    let outcome = try await sandbox.interrupt(
      "golden update --directory g", with: SIGINT, when: ".*.part", .inherit)
    #expect(outcome.standardError == "Interrupted: no unfinished file was left.\n")
    #expect(outcome.exitCode == 130)
    let printed = Set(
      outcome.output.split(separator: "\n").map { String($0.dropFirst("g/".count)) })
    let names = try sandbox.names
    let updated = Set(
      names.compactMap { $0.split(separator: "/").dropFirst().first.map(String.init) })
    // The signal may come after the last rename and before its line.
    #expect(printed.isSubset(of: updated) && updated.count <= printed.count + 1)
    for recipe in updated { #expect(names.contains("g/\(recipe)/manifest.json")) }
  }
}

extension Sandbox {
  /// Runs the command, whose output nobody reads, and sends it a signal when the pipe is full.
  fileprivate func signal(
    _ signal: CInt, whenFull words: String
  ) async throws -> TerminationStatus {
    let (readEnd, writeEnd) = try FileDescriptor.pipe(options: .closeOnExec)
    defer {
      try? readEnd.close()
      try? writeEnd.close()
    }
    return try await Subprocess.run(
      .path(command), arguments: Arguments(words.split(separator: " ").map(String.init)),
      workingDirectory: path, input: .none,
      output: .fileDescriptor(writeEnd, closeAfterSpawningProcess: false), error: .discarded
    ) { process in
      var request = pollfd(fd: writeEnd.rawValue, events: Int16(POLLOUT), revents: 0)
      try await eventually { poll(&request, 1, 0) == 0 }
      try process.send(signal: Signal(rawValue: signal))
    }.terminationStatus
  }

  /// Runs the command and sends it a signal as soon as a file or directory of a name exists.
  ///
  /// A shell waits for the file: on a busy machine a task of this process may be delayed until the
  /// command has ended. A shell's background command ignores SIGINT, which `env` undoes.
  fileprivate func interrupt(
    _ words: String, with signal: CInt, when name: String, _ environment: Environment
  ) async throws -> Outcome {
    try await shell(
      """
      env --default-signal "$zoetrope" \(words) & command=$!
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
