import FoundationEssentials
import Subprocess
import SystemPackage
import TestSupport
import Testing

/// A directory in which shell commands run with the program.
class EngineSandbox {
  private let scratch: TemporaryDirectory
  private let program: FilePath

  /// The directory in which commands run.
  var path: FilePath { scratch.path }

  private let searchPath = ProcessInfo.processInfo.environment["PATH"] ?? ""

  init() async throws {
    program = try builtProgram("zoetrope")
    scratch = try TemporaryDirectory()
  }

  /// Further variables of commands.
  var variables: [Environment.Key: String] { [:] }

  /// Runs a script that is beside this file, and shows what it prints if it fails.
  ///
  /// What the script starts in the background keeps no pipe open.
  func run(
    script name: String, _ arguments: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let script = FilePath(#filePath).removingLastComponent().appending(name)
    try await shell(
      "\(script) \(arguments) < /dev/null > script.log 2>&1 || { cat script.log; exit 1; }",
      sourceLocation: sourceLocation)
  }

  /// Runs a shell command, in which `zoetrope` is the program, and returns its output.
  @discardableResult
  func shell(
    _ command: String, exitCode: Int32 = 0, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> String {
    let result = try await Subprocess.run(
      .path("/bin/sh"), arguments: ["-c", command],
      environment: .inherit.updating([
        "PATH": "\(program.removingLastComponent()):/usr/sbin:/usr/bin:/sbin:/bin:\(searchPath)",
        "zoetrope": program.string,
      ]).updating(variables), workingDirectory: path, output: .string(limit: 1 << 20),
      error: .string(limit: 1 << 20))
    #expect(
      result.terminationStatus == .exited(exitCode),
      "\(command): \(result.standardOutput) \(result.standardError)", sourceLocation: sourceLocation
    )
    return result.standardOutput
  }

  /// Runs the command of a container, in a directory of its own choice.
  func run(
    _ command: [String], _ variables: [Environment.Key: String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let result = try await Subprocess.run(
      .name(try #require(command.first)), arguments: Arguments(Array(command.dropFirst())),
      environment: .inherit.updating([
        "PATH": "\(program.removingLastComponent()):/usr/bin:/bin"
      ]).updating(variables), workingDirectory: "/", output: .string(limit: 1 << 20),
      error: .string(limit: 1 << 20))
    #expect(
      result.terminationStatus == .exited(0), "\(command): \(result.standardError)",
      sourceLocation: sourceLocation)
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
}
