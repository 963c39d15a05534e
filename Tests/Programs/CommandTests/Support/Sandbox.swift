import FoundationEssentials
import Imaging
import Subprocess
import SystemPackage
import TestSupport
import Testing

/// The exit code and the output of a run of the command.
struct Outcome: Equatable {
  let exitCode: Int32?
  let standardOutput: [UInt8]
  let standardError: String

  /// Standard output as text.
  var output: String { String(decoding: standardOutput, as: UTF8.self) }
}

/// A temporary directory in which a test runs the built command.
struct Sandbox: ~Copyable {
  private let scratch: TemporaryDirectory
  /// The path of the command.
  let command: FilePath

  /// The path of the directory.
  var path: FilePath { scratch.path }

  init() throws {
    let command = try builtProgram("zoetrope")
    let scratch = try TemporaryDirectory()
    self.command = command
    self.scratch = scratch
  }

  /// Returns a sandbox with files in one of its directories, by their paths in that; directories are
  /// made.
  static func with(in folder: String = ".", _ files: [String: String]) throws -> Sandbox {
    let sandbox = try Sandbox()
    for (name, text) in files {
      let path = "\(folder)/\(name)"
      try sandbox.makeDirectory(path.split(separator: "/").dropLast().joined(separator: "/"))
      try sandbox.write(text, to: path)
    }
    return sandbox
  }

  /// The paths of all files and directories below the directory, hidden ones too, sorted.
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

  /// Writes a shell script named ffmpeg.
  ///
  /// - Returns: An environment whose `PATH` finds the script first.
  func environment(withFFmpeg script: String) throws -> Environment {
    try makeDirectory("bin")
    try putExecutable("#!/bin/sh\n" + script, into: path.appending("bin/ffmpeg"))
    return .inherit.updating(["PATH": "\(path.appending("bin")):/usr/bin:/bin"])
  }

  /// Runs the command with arguments, given as words separated by spaces and as a list.
  func zoetrope(
    _ words: String, _ more: [String] = [], environment: Environment = .inherit
  ) async throws -> Outcome {
    try await run(
      .path(command), words.split(separator: " ").map(String.init) + more, environment)
  }

  /// Runs a shell command in which `$zoetrope` is the path of the command.
  func shell(_ line: String, environment: Environment = .inherit) async throws -> Outcome {
    try await run(
      .path("/bin/sh"), ["-c", line], environment.updating(["zoetrope": command.string]))
  }

  private func run(
    _ program: Executable, _ arguments: [String], _ environment: Environment
  ) async throws -> Outcome {
    let result = try await inTurn {
      try await Subprocess.run(
        program, arguments: Arguments(arguments),
        environment: environment.updating([
          "COLUMNS": "80", "SWIFT_BACKTRACE": nil,
          "CLANG_MODULE_CACHE_PATH": CompilerModules.directory.string,
        ]),
        workingDirectory: path,
        input: .none, output: .bytes(limit: 1 << 26), error: .string(limit: 1 << 20))
    }
    return Outcome(
      exitCode: result.terminationStatus.exitCode, standardOutput: result.standardOutput,
      standardError: result.standardError)
  }
}

extension TerminationStatus {
  /// The exit code; nil if a signal ended the process.
  fileprivate var exitCode: Int32? { if case .exited(let code) = self { code } else { nil } }
}
