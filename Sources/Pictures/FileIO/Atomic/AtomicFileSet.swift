package import SystemPackage

/// Files that appear together in a directory, which may contain others.
///
/// They are written into a hidden temporary directory inside of the target directory, and
/// ``commit(_:replacing:)`` moves them one by one. If the value goes out of scope without a commit,
/// the temporary directory is removed with its files, and so are directories that were created and
/// are still empty.
///
/// The contract:
/// - Before the commit no target changes. A failure until then leaves nothing behind.
/// - Existing files of the same names are replaced, each by one rename, or the commit fails, as
///   chosen. Other files stay. A symbolic link is replaced, not followed.
/// - If a file cannot be moved, all are moved back, and the older files get their names back. If
///   the process is killed meanwhile, the next one that writes in the directory does that.
/// - If two processes write the same files at the same time, the later one wins as a whole.
/// - A file that replaces another one has its permissions, and its owner and group where that is
///   allowed. The files are flushed to the disk before the first one replaces another.
package struct AtomicFileSet: ~Copyable, Sendable {
  /// The directory of the targets.
  package let directory: FilePath
  /// The directory that receives the files before the commit.
  package let temporaryDirectory: FilePath
  private let files: StagedFiles

  /// Creates an empty temporary directory, and missing directories above it.
  ///
  /// - Parameter directory: The directory of the targets; created if it does not exist.
  /// - Throws: `Errno` if a directory cannot be created.
  package init(in directory: FilePath) throws(Errno) {
    files = try StagedFiles(in: directory)
    self.directory = directory
    temporaryDirectory = files.staging.newFiles
  }

  /// Writes a file of the set; may be called from several tasks at once.
  ///
  /// - Parameters:
  ///   - bytes: The contents.
  ///   - path: A new file in ``temporaryDirectory``.
  /// - Throws: `Errno` if the file exists or cannot be written.
  package static func write(_ bytes: [UInt8], to path: FilePath) throws(Errno) {
    let file = try UnfinishedWork.perform { () throws(Errno) in
      try open(path, .writeOnly, options: [.create, .exclusiveCreate], permissions: .newFile)
    }
    do throws(Errno) {
      try FileIO.write(bytes, to: file, at: path)
    } catch {
      try? file.close()
      throw error
    }
    try close(file, at: path)
  }

  /// Adds a complete file to the set: it gets a second name, or is copied where the file system has
  /// none.
  ///
  /// - Parameters:
  ///   - file: The file, which is not written to anymore.
  ///   - path: A new file in ``temporaryDirectory``.
  /// - Throws: `Errno` if the file cannot be read or written.
  package static func add(_ file: FilePath, as path: FilePath) throws(Errno) {
    if (try? link(file, as: path)) != nil { return }
    try write(try readFile(file, maxSize: .max), to: path)
  }

  /// Moves the files into the directory.
  ///
  /// - Parameters:
  ///   - names: The names of all files, in the order in which they are moved.
  ///   - replacesFiles: Whether existing files may be replaced.
  /// - Throws: ``CommitError`` if a file cannot be moved; then all targets are as before.
  package consuming func commit(
    _ names: [String], replacing replacesFiles: Bool = true
  ) throws(CommitError) {
    let (directory, staging) = (directory, files.staging)
    let components = try components(of: names)
    try files.commit(to: directory) { () throws(Errno) in
      replacesFiles ? try staging.hasOlder(components) : false
    } by: { staging throws(CommitError) in
      try staging.publish(components, in: directory) { name throws(Errno) in
        try staging.publish(name, replacingFiles: replacesFiles)
      }
    }
  }

  private func components(of names: [String]) throws(CommitError) -> [FilePath.Component] {
    var components: [FilePath.Component] = []
    for name in names {
      guard let component = FilePath.Component(name) else {
        throw CommitError(directory.appending(name), .invalidArgument)
      }
      components.append(component)
    }
    return components
  }
}
