private import FileIO
private import FoundationEssentials
private import Glibc
private import ObjectiveCImport
private import Subprocess
internal import SystemPackage

/// The Swift compiler of the installed toolchain.
struct Compiler {
  /// The size of the messages that are captured, in bytes.
  private static let maxMessageSize = 1 << 26

  /// The path of `swiftc`.
  let path: FilePath

  /// Finds the compiler in `PATH`.
  ///
  /// - Throws: A ``RecipeFileError`` if there is none.
  static func installed() async throws -> Compiler {
    guard let path = try? await Executable.name("swiftc").resolveExecutablePath(in: .inherit) else {
      throw RecipeFileError(
        "A Swift file is compiled with swiftc, which is not in PATH; install Swift from "
          + "https://www.swift.org/install.")
    }
    return Compiler(path: path)
  }

  /// A text that differs between compilers.
  var identity: String { FileIdentity(path).description }

  /// Runs the compiler.
  ///
  /// - Parameters:
  ///   - arguments: The arguments.
  ///   - capturesErrors: Whether the compiler's messages are returned instead of written to
  ///     standard error.
  /// - Returns: Whether the compiler succeeded, and its messages if they are captured.
  /// - Throws: A ``RecipeFileError`` if it cannot be started, or cannot read the modules.
  func run(
    _ arguments: [String], capturingErrors capturesErrors: Bool = false
  ) async throws -> (succeeded: Bool, messages: String) {
    let group = ChildGroup()
    defer { group.end() }
    do {
      let colors = !capturesErrors && isatty(STDERR_FILENO) == 1 ? ["-color-diagnostics"] : []
      let run = try await runCapturing(colors + arguments, in: group)
      if !run.succeeded, let mismatch = mismatch(in: run.messages) { throw mismatch }
      guard !capturesErrors else { return run }
      try FileDescriptor.standardError.writeAll(run.messages.utf8)
      return (run.succeeded, "")
    } catch let error as RecipeFileError {
      throw error
    } catch {
      throw RecipeFileError("Cannot run \(path): \(error).")
    }
  }

  /// What the compiler says of modules that another version has made.
  private static let mismatches = [
    "cannot be imported by the Swift", "a newer version of the compiler",
    "an older version of the compiler", "a different version of the compiler",
  ]

  /// Returns the error about modules of another version; nil if the messages say nothing of it.
  private func mismatch(in messages: String) -> RecipeFileError? {
    let line = messages.split(separator: "\n").first { line in
      Self.mismatches.contains(where: line.contains)
    }.map { $0.replacing(/\u{1B}\[[0-9;]*m/, with: "") }
    guard let line, let start = line.firstRange(of: "error: ")?.upperBound else { return nil }
    // The path of the module or an advice to compile it follows.
    let compiler = line[start...].firstRange(of: "compiler: ").map {
      line.index($0.lowerBound, offsetBy: "compiler".count)
    }
    let reason = line[start..<(compiler ?? line.endIndex)].prefix { $0 != ";" }
    return RecipeFileError(
      "Zoetrope was built with another version of Swift than \(path), which says: \(reason). Put the "
        + "compiler of that version first in PATH, or build Zoetrope with this one.")
  }

  /// Runs the compiler and returns the beginning of its messages, which may be many.
  private func runCapturing(
    _ arguments: [String], in group: ChildGroup
  ) async throws -> (succeeded: Bool, messages: String) {
    var messages: [UInt8] = []
    let result = try await Subprocess.run(
      .path(path), arguments: Arguments(arguments), platformOptions: ChildGroup.options,
      input: .none, output: .discarded, error: .sequence
    ) { execution in
      group.begin(execution.processIdentifier)
      for try await buffer in execution.standardError
      where messages.count < Self.maxMessageSize {
        buffer.withUnsafeBytes { messages += $0 }
      }
    }
    return (
      result.terminationStatus.isSuccess, String(decoding: messages, as: UTF8.self)
    )
  }
}
