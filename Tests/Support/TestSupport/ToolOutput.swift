internal import Subprocess
internal import SystemPackage

/// A program that tests use has failed.
public struct ToolFailure: Error {
  /// The name of the program.
  public let tool: String
  /// The text of its error.
  public let message: String
}

/// Runs a program and returns its standard output.
///
/// - Parameters:
///   - tool: The name of the program in `PATH`, or its path.
///   - arguments: Its arguments.
///   - input: The bytes of its standard input.
/// - Returns: The bytes of its standard output.
/// - Throws: ``ToolFailure``, or an error of starting the program.
public func output(
  of tool: String, _ arguments: [String], input: [UInt8]
) async throws -> [UInt8] {
  let result = try await inTurn {
    try await run(
      tool.contains("/") ? .path(FilePath(tool)) : .name(tool), arguments: Arguments(arguments),
      input: .array(input),
      output: .bytes(limit: 1 << 26), error: .string(limit: 1 << 20))
  }
  guard result.terminationStatus == .exited(0) else {
    throw ToolFailure(tool: tool, message: result.standardError)
  }
  return result.standardOutput
}
