import FileIO
import SystemPackage

/// Writes a line to standard error, or several; other control characters are escaped.
package func printError(_ line: String) {
  _ = try? FileDescriptor.standardError.writeAll("\(line.printableLines)\n".utf8)
}

/// A buffer of lines for standard output or a file; unlike with `print`, a failed write is an
/// error.
struct Results: ~Copyable {
  private static let capacity = 1 << 16
  private let descriptor: FileDescriptor
  private let target: String
  private var bytes: [UInt8] = []

  /// Creates an empty buffer.
  ///
  /// - Parameters:
  ///   - descriptor: The file to write to; standard output by default.
  ///   - target: The name of the file, as it appears in an error's sentence.
  init(_ descriptor: FileDescriptor = .standardOutput, target: String = "standard output") {
    self.descriptor = descriptor
    self.target = target
  }

  /// Adds a line to the buffer, which is written when it is full.
  mutating func print(_ line: String, terminator: String = "\n") throws {
    bytes += line.utf8
    bytes += terminator.utf8
    if bytes.count >= Self.capacity { try flush() }
  }

  /// Writes the buffer.
  mutating func flush() throws {
    do {
      try descriptor.writeAll(bytes)
    } catch {
      throw OutputError(description: "Cannot write \(target): \(error).")
    }
    bytes.removeAll(keepingCapacity: true)
  }
}

/// Writes a line to standard output, or several; other control characters are escaped.
///
/// - Throws: An ``OutputError`` if it cannot be written.
package func printResult(_ line: String) throws {
  var results = Results()
  try results.print(line.printableLines)
  try results.flush()
}

/// A failure to write results.
struct OutputError: Error, CustomStringConvertible {
  let description: String
}
