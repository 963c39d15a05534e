package import SystemPackage

/// Files that appear together in a directory, which may contain others.
///
/// They are written into a hidden temporary directory inside of the target directory, and
/// ``commit(_:)`` moves them one by one. If the value goes out of scope without a commit, the
/// temporary directory is removed with its files, and so are directories that were created and are
/// still empty.
///
/// The contract:
/// - Before the commit no target changes. A failure until then leaves nothing behind.
/// - Existing files of the same names are replaced, each by one rename. Other files stay.
/// - If a file cannot be moved, those already moved are removed again, but the older files that
///   they replaced are lost.
package struct AtomicFileSet: ~Copyable, Sendable {
  /// Why a commit failed.
  package struct CommitError: Error {
    /// The target that could not be replaced.
    package let path: FilePath
    /// The reason.
    package let errno: Errno
  }

  /// The directory of the targets.
  package let directory: FilePath
  /// The directory that receives the files before the commit.
  package let temporaryDirectory: FilePath
  private var directories: CreatedDirectories
  private let record: UnfinishedWork.Record
  private var isCommitted = false

  /// Creates an empty temporary directory, and missing directories above it.
  ///
  /// - Parameter directory: The directory of the targets; created if it does not exist.
  /// - Throws: `Errno` if a directory cannot be created.
  package init(in directory: FilePath) throws(Errno) {
    let temporaryDirectory = directory.appending(temporaryName(for: "files"))
    directories = try CreatedDirectories(temporaryDirectory)
    (_, record) = UnfinishedWork.begin {
      removeTree(temporaryDirectory)
    } _: {
    }
    self.directory = directory
    self.temporaryDirectory = temporaryDirectory
  }

  /// Writes a file of the set; may be called from several tasks at once.
  ///
  /// - Parameters:
  ///   - bytes: The contents.
  ///   - path: A new file in ``temporaryDirectory``.
  /// - Throws: `Errno` if the file exists or cannot be written.
  package static func write(_ bytes: [UInt8], to path: FilePath) throws(Errno) {
    let file = try UnfinishedWork.perform { () throws(Errno) in
      try systemCall {
        try FileDescriptor.open(
          path, .writeOnly, options: [.create, .exclusiveCreate], permissions: .newFile)
      }
    }
    try systemCall { try file.closeAfter { _ = try file.writeAll(bytes) } }
  }

  /// Moves the files into the directory.
  ///
  /// - Parameter names: The names of all files, in the order in which they are moved.
  /// - Throws: ``CommitError`` if a file cannot be moved.
  package consuming func commit(_ names: [String]) throws(CommitError) {
    try UnfinishedWork.end(record) { [directory, temporaryDirectory] () throws(CommitError) in
      for (index, name) in names.enumerated() {
        let target = directory.appending(name)
        do throws(Errno) {
          try rename(temporaryDirectory.appending(name), to: target)
        } catch {
          for moved in names[..<index] { removeFile(directory.appending(moved)) }
          throw CommitError(path: target, errno: error)
        }
      }
      removeDirectory(temporaryDirectory)
    }
    isCommitted = true
    directories.keep()
  }

  deinit {
    if !isCommitted {
      UnfinishedWork.end(record) { [temporaryDirectory] in removeTree(temporaryDirectory) }
    }
  }
}
