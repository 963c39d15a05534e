import SystemPackage

/// Writes a line to standard error.
func printError(_ line: String) {
  _ = try? FileDescriptor.standardError.writeAll("\(line)\n".utf8)
}

/// Standard output for results that must arrive whole: a failed write is an error.
struct Results: ~Copyable {
  private static let capacity = 1 << 16
  private var bytes: [UInt8] = []

  /// Adds a line; it may wait for more before it is written.
  mutating func print(_ line: String, terminator: String = "\n") throws {
    bytes += line.utf8
    bytes += terminator.utf8
    if bytes.count >= Self.capacity { try flush() }
  }

  /// Writes what has been waiting.
  mutating func flush() throws {
    do {
      try FileDescriptor.standardOutput.writeAll(bytes)
    } catch {
      throw OutputError(description: "Cannot write standard output: \(error).")
    }
    bytes.removeAll(keepingCapacity: true)
  }
}

/// Writes a line to standard output.
///
/// - Throws: An ``OutputError`` if it does not get there.
func printResult(_ line: String) throws {
  var results = Results()
  try results.print(line)
  try results.flush()
}

/// Why results did not arrive, in a sentence.
struct OutputError: Error, CustomStringConvertible {
  let description: String
}
