import FoundationEssentials
import Imaging
import Subprocess
import SystemPackage
import TestSupport
import Testing

/// What a run of the command left behind: its exit code and what it said.
struct Outcome: Equatable {
  let exitCode: Int32?
  let standardOutput: [UInt8]
  let standardError: String

  /// Standard output as text.
  var output: String { String(decoding: standardOutput, as: UTF8.self) }
}

/// A directory of its own in which a test runs the built command; removed with all that is in it.
struct Sandbox: ~Copyable {
  private let scratch: Scratch
  private let command: FilePath

  /// Where it is.
  var path: FilePath { scratch.path }

  init() throws {
    // The program that runs the tests lies beside the one they try.
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let scratch = try Scratch()
    self.scratch = scratch
    command = FilePath(tests).removingLastComponent().appending("zoetrope")
  }

  /// Everything in the directory, hidden files too, by name.
  var names: [String] {
    get throws { try FileManager.default.subpathsOfDirectory(atPath: path.string).sorted() }
  }

  func write(_ text: String, to name: String) throws {
    try put(text.utf8, into: path.appending(name))
  }

  func makeDirectory(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: path.appending(name).string, withIntermediateDirectories: true)
  }

  func read(_ name: String) throws -> [UInt8] { try contents(of: path.appending(name)) }

  func image(_ name: String) throws -> Image { try PNG.read(path.appending(name)) }

  /// Makes `name` the ffmpeg that the command finds first.
  ///
  /// - Returns: The environment in which it does.
  func environment(withFFmpeg script: String) throws -> Environment {
    try makeDirectory("bin")
    try write("#!/bin/sh\n" + script, to: "bin/ffmpeg")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: path.appending("bin/ffmpeg").string)
    return .inherit.updating(["PATH": "\(path.appending("bin")):/usr/bin:/bin"])
  }

  /// Runs the command with words, parted by spaces, and more arguments.
  func zoetrope(
    _ words: String, _ more: [String] = [], environment: Environment = .inherit
  ) async throws -> Outcome {
    try await run(
      .path(command), words.split(separator: " ").map(String.init) + more, environment)
  }

  /// Runs a line of shell in which `$zoetrope` is the command.
  func shell(_ line: String, environment: Environment = .inherit) async throws -> Outcome {
    try await run(
      .path("/bin/sh"), ["-c", line], environment.updating(["zoetrope": command.string]))
  }

  private func run(
    _ program: Executable, _ arguments: [String], _ environment: Environment
  ) async throws -> Outcome {
    let result = try await Subprocess.run(
      program, arguments: Arguments(arguments),
      environment: environment.updating(["COLUMNS": "80"]), workingDirectory: path,
      input: .none, output: .bytes(limit: 1 << 26), error: .string(limit: 1 << 20))
    return Outcome(
      exitCode: result.terminationStatus.exitCode, standardOutput: result.standardOutput,
      standardError: result.standardError)
  }
}

extension TerminationStatus {
  /// The exit code, nil after a death by signal.
  fileprivate var exitCode: Int32? { if case .exited(let code) = self { code } else { nil } }
}
