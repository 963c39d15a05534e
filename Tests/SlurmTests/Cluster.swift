import FoundationEssentials
import Subprocess
import SystemPackage
import TestSupport
import Testing

/// A Slurm cluster on this machine, and a directory in which commands run.
///
/// ``stop()`` ends it; a test that fails before leaves it to the next one, whose start ends all others.
final class Cluster {
  private let scratch: TemporaryDirectory
  private let program: FilePath
  private static let script = FilePath(#filePath).removingLastComponent().appending("cluster.sh")

  /// The directory in which commands run.
  var path: FilePath { scratch.path }

  /// Starts a cluster.
  init() async throws {
    scratch = try TemporaryDirectory()
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    program = FilePath(tests).removingLastComponent().appending("zoetrope")
    try await shell(
      "\(Self.script) start $PWD/cluster < /dev/null > start.log 2>&1 || { cat start.log; exit 1; }"
    )
  }

  /// Ends the cluster.
  func stop() async {
    _ = try? await shell("\(Self.script) stop $PWD/cluster")
  }

  /// Runs a shell command, in which `zoetrope` is the program, and returns its output.
  @discardableResult
  func shell(
    _ command: String, exitCode: Int32 = 0, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> String {
    let result = try await Subprocess.run(
      .path("/bin/sh"), arguments: ["-c", command],
      environment: .inherit.updating([
        "PATH": "\(program.removingLastComponent()):/usr/sbin:/usr/bin:/sbin:/bin",
        "zoetrope": program.string, "SLURM_CONF": "\(path)/cluster/slurm.conf",
      ]), workingDirectory: path, output: .string(limit: 1 << 20), error: .string(limit: 1 << 20))
    #expect(
      result.terminationStatus == .exited(exitCode),
      "\(command): \(result.standardOutput) \(result.standardError)", sourceLocation: sourceLocation
    )
    return result.standardOutput
  }

  /// Waits until a shell command succeeds.
  func until(_ command: String, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    try await shell(
      "n=0; until \(command); do n=$((n + 1)); [ $n -lt 1800 ] || exit 1; sleep 0.1; done 2> /dev/null",
      sourceLocation: sourceLocation)
  }

  /// Whether there is a file or directory.
  func exists(_ name: String) -> Bool { (try? path.appending(name).stat()) != nil }

  /// Waits until there is a file or directory.
  func waitForFile(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    try await until("[ -e \(name) ]", sourceLocation: sourceLocation)
  }

  /// Renders the shards of a film one after the other, and joins them, in the directory `here`.
  func renderHere(_ recipe: String, _ film: String, shards: Int, _ options: String) async throws {
    try await shell(
      """
      mkdir -p here
      for k in $(seq \(shards)); do zoetrope render \(recipe) -o here/\(film) --shard $k/\(shards) -q \(options) \
      || exit 1; done
      zoetrope join here/\(film) --quiet
      """)
  }

  func expectEqualFiles(
    _ first: String, _ second: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let same = try contents(of: path.appending(first)) == contents(of: path.appending(second))
    #expect(same, "\(first) and \(second)", sourceLocation: sourceLocation)
  }

  /// Submits a film in six shards.
  func submitSlowFilm(_ options: String, throttle: Int = 3) async throws {
    try await shell(
      "zoetrope farm submit book-13-1-move -o out --shards 6 --throttle \(throttle) -- \(options)")
  }

  /// Waits for the film, and expects that it is the same as that of this machine.
  func expectSlowFilm(_ options: String) async throws {
    try await waitForFile("out/book-13-1-move.mp4")
    try await renderHere("book-13-1-move", "book-13-1-move.mp4", shards: 6, options)
    try expectEqualFiles("out/book-13-1-move.mp4", "here/book-13-1-move.mp4")
  }
}
