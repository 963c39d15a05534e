import FileIO
import SystemPackage

/// Writes a file that a command has made.
///
/// - Throws: An ``OutputError`` if it cannot be written.
func write(_ bytes: [UInt8], to path: FilePath, replacing force: Bool) throws {
  do {
    try AtomicFile.write(bytes, to: path, replacing: force)
  } catch {
    throw OutputError(description: "Cannot write \(path.printable): \(error).")
  }
}
