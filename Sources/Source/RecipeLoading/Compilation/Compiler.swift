private import FoundationEssentials
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
  /// - Throws: A ``RecipeFileError`` if it cannot be started.
  func run(
    _ arguments: [String], capturingErrors capturesErrors: Bool = false
  ) async throws -> (succeeded: Bool, messages: String) {
    let group = ChildGroup()
    defer { group.end() }
    do {
      guard capturesErrors else {
        let result = try await Subprocess.run(
          .path(path), arguments: Arguments(arguments), platformOptions: ChildGroup.options,
          input: .none, output: .currentStandardError, error: .currentStandardError
        ) { group.begin($0.processIdentifier) }
        return (result.terminationStatus.isSuccess, "")
      }
      return try await runCapturing(arguments, in: group)
    } catch {
      throw RecipeFileError("Cannot run \(path): \(error).")
    }
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
