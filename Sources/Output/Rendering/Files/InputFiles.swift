package import SystemPackage

/// The files that a command reads, and must not replace.
package struct InputFiles {
  /// A file, whatever name or link leads to it.
  private struct Identity: Hashable {
    let device: UInt64
    let inode: UInt64

    init?(_ path: FilePath) {
      guard let status = try? path.stat() else { return nil }
      device = UInt64(status.deviceID.rawValue)
      inode = UInt64(status.inode.rawValue)
    }
  }

  private let identities: Set<Identity>
  private let reader: String

  /// Creates the set of the files that exist.
  ///
  /// - Parameters:
  ///   - paths: The files.
  ///   - reader: What reads them, in sentences.
  package init(_ paths: some Sequence<FilePath>, of reader: String = "the comparison") {
    identities = Set(paths.compactMap(Identity.init))
    self.reader = reader
  }

  /// Checks that a file can be written.
  ///
  /// - Parameters:
  ///   - output: The file.
  ///   - force: Whether an existing file may be replaced.
  /// - Throws: A ``RenderingError`` if it is one of the inputs, or is a file that may not be
  ///   replaced.
  package func checkOutput(_ output: FilePath, force: Bool) throws(RenderingError) {
    guard let identity = Identity(output) else { return }
    guard !identities.contains(identity) else {
      throw RenderingError("\(output) cannot be written: it is an input of \(reader).")
    }
    try output.checkReplacing(force: force)
  }
}
