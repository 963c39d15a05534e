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

/// Writes files of one directory that a command has made: all of them, or none.
///
/// Symbolic links are followed.
///
/// - Throws: An ``OutputError`` if one cannot be written, or is a link to another directory.
func write(_ files: [(path: FilePath, bytes: [UInt8])], replacing force: Bool) throws {
  let targets = files.map { canonicalPath(of: $0.path) ?? $0.path }
  guard let directory = targets.first?.removingLastComponent() else { return }
  let places = Set(targets.map { canonicalPath(of: $0.removingLastComponent().orPresent) })
  guard places.count == 1 else {
    let names = files.map(\.path.printable).joined(separator: " and ")
    throw OutputError(
      description: "Cannot write \(names): they are links to different directories.")
  }
  var current = directory
  do {
    let set = try AtomicFileSet(in: directory)
    let names = targets.map { $0.lastComponent?.string ?? "" }
    for (name, file) in zip(names, files) {
      current = file.path
      try AtomicFileSet.write(file.bytes, to: set.temporaryDirectory.appending(name))
    }
    try set.commit(names, replacing: force)
  } catch let error as CommitError {
    throw OutputError(description: "Cannot write \(error.path.printable): \(error).")
  } catch {
    throw OutputError(description: "Cannot write \(current.printable): \(error).")
  }
}

extension FilePath {
  /// The path, or that of this directory if it is empty.
  fileprivate var orPresent: FilePath { isEmpty ? "." : self }
}
