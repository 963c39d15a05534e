import SystemPackage

/// A hidden directory in which files are made, and from which they replace others together.
///
///     .zoetrope-….part/
///       new/      the files to come
///       undo/     during a commit: what reverts it
///         old/    the older files, by name
///         new/    the new files, by name
///         ids/    their devices and inodes, where the file system has no hard links, and of
///         directories aside/  the entries of each directory in `old`, by its name
///       done/     `undo`, renamed after the last file has its name: the commit is complete
///       trash/    the entries of a replaced directory
///
/// The older files are hard links, so that each target is replaced by one rename. Where the file
/// system has no hard links they are the files themselves, and a target is absent for a moment. A
/// commit that was interrupted is reverted by ``revert()``, in the same process or by a later one.
struct StagingDirectory: Sendable {
  /// The directory of the targets.
  let directory: FilePath
  /// The hidden directory.
  let path: FilePath

  var newFiles: FilePath { path.appending("new") }
  private var undo: FilePath { path.appending("undo") }
  private var older: FilePath { undo.appending("old") }
  private var published: FilePath { undo.appending("new") }
  private var identities: FilePath { undo.appending("ids") }
  private var aside: FilePath { undo.appending("aside") }
  private var trash: FilePath { path.appending("trash") }

  /// Creates a staging directory.
  ///
  /// - Parameters:
  ///   - directory: The directory of the targets.
  ///   - name: The name of an empty new directory; nil, the default, for no new files.
  /// - Returns: The staging directory, and the record of its removal.
  /// - Throws: `Errno` if it cannot be created; then nothing is left.
  static func create(
    in directory: FilePath, containing name: FilePath.Component? = nil
  ) throws(Errno) -> (StagingDirectory, UnfinishedWork.Record) {
    removeLeftoversOnce(in: directory)
    let staging = StagingDirectory(
      directory: directory, path: StagingName().path(in: directory))
    let (_, record) = try UnfinishedWork.begin {
      if (try? staging.revert()) != nil { staging.remove() }
    } _: { () throws(Errno) in
      guard try makeDirectory(staging.path, permissions: .ownerReadWriteExecute) else {
        throw .fileExists
      }
    }
    do throws(Errno) {
      _ = try makeDirectory(staging.newFiles)
      if let name { _ = try makeDirectory(staging.newFiles.appending(name)) }
    } catch {
      UnfinishedWork.end(record) { staging.remove() }
      throw error
    }
    return (staging, record)
  }

  /// Starts a commit.
  func begin() throws(Errno) {
    for directory in [undo, older, published, identities, aside] {
      _ = try makeDirectory(directory)
    }
  }

  /// Ends a commit: from now on it is not reverted.
  func end() throws(Errno) { try rename(undo, to: path.appending("done")) }

  /// Gives a new file its final name.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - replacesFiles: Whether an older file may be replaced.
  /// - Throws: `Errno`: `fileExists` for an older file, `isDirectory` for a directory. Then the
  ///   target is as before, or is so again after ``revert()``.
  func publish(_ name: FilePath.Component, replacingFiles replacesFiles: Bool) throws(Errno) {
    let (source, target) = (newFiles.appending(name), directory.appending(name))
    let existing = try status(of: target)
    if existing?.type == .directory { throw .isDirectory }
    if existing != nil, !replacesFiles { throw .fileExists }
    try markPublished(source, name)
    if let existing {
      try keepPermissions(of: existing, for: source)
      try keepOlder(target, as: older.appending(name))
      try rename(source, to: target)
    } else {
      try renameNew(source, to: target)
    }
  }

  /// Gives a new directory its final name, in a commit of several.
  ///
  /// - Parameter name: The name.
  /// - Throws: `Errno`. Then the target is as before, or is so again after ``revert()``.
  func publishDirectory(_ name: FilePath.Component) throws(Errno) {
    let (source, target) = (newFiles.appending(name), directory.appending(name))
    let existing = try status(of: target)
    try markIdentity(of: source, name)
    guard let existing else { return try renameNew(source, to: target) }
    if existing.type == .directory { try keepPermissions(of: existing, for: source) }
    let kept = older.appending(name)
    try renameNew(target, to: kept)
    try renameNew(source, to: target)
    guard existing.type == .directory else { return }
    try setAside(kept, in: aside.appending(name))
  }

  /// Replaces the entry of a name, a directory or not, by a new directory.
  ///
  /// - Throws: ``CommitError`` if that fails; then the older entry is as before.
  func replaceDirectory(_ name: FilePath.Component) throws(CommitError) {
    let (source, target) = (newFiles.appending(name), directory.appending(name))
    var isExchanged = false
    do throws(Errno) {
      guard let existing = try status(of: target) else { return try renameNew(source, to: target) }
      if existing.type == .directory { try keepPermissions(of: existing, for: source) }
      do throws(Errno) {
        try exchange(source, target)
        isExchanged = true
        if existing.type == .directory { try setAside(source, in: trash) }
      } catch {
        guard !isExchanged, error.isUnsupported else { throw error }
        try replaceInTwoSteps(name, existing)
      }
    } catch {
      do throws(Errno) {
        try restoreEntries(of: trash, to: isExchanged ? source : older.appending(name))
        if isExchanged { try exchange(target, source) } else { try restoreOlder(name) }
      } catch let second {
        throw CommitError(target, second, keptFiles: path)
      }
      throw CommitError(target, error)
    }
  }

  /// Moves the older directory away and the new one to its place: where names cannot be exchanged.
  private func replaceInTwoSteps(_ name: FilePath.Component, _ existing: Stat) throws(Errno) {
    try begin()
    try renameNew(directory.appending(name), to: older.appending(name))
    try renameNew(newFiles.appending(name), to: directory.appending(name))
    if existing.type == .directory { try setAside(older.appending(name), in: trash) }
    try end()
  }

  /// Reverts ``replaceInTwoSteps(_:_:)``, wherever it failed.
  private func restoreOlder(_ name: FilePath.Component) throws(Errno) {
    let target = directory.appending(name)
    guard try status(of: older.appending(name)) != nil else { return }
    if try status(of: target) != nil { try renameNew(target, to: newFiles.appending(name)) }
    try renameNew(older.appending(name), to: target)
  }

  /// Moves the entries of a replaced directory to another one.
  ///
  /// Whether entries can be removed shows only in trying, since files may be immutable, and moving
  /// them can be reverted. They are removed after the commit.
  private func setAside(_ old: FilePath, in trash: FilePath) throws(Errno) {
    _ = try makeDirectory(trash)
    for name in try entries(of: old) {
      try renameNew(old.appending(name), to: trash.appending(name))
    }
  }

  /// Moves the entries that were set aside back to their directory.
  private func restoreEntries(of trash: FilePath, to old: FilePath) throws(Errno) {
    for name in try existingEntries(of: trash) {
      try renameNew(trash.appending(name), to: old.appending(name))
    }
  }

  /// Keeps an older file by a second name, or by moving it where that is impossible.
  private func keepOlder(_ file: FilePath, as name: FilePath) throws(Errno) {
    do throws(Errno) {
      try link(file, as: name)
    } catch {
      try rename(file, to: name)
    }
  }

  /// Marks a new file, so that reverting can tell it from one that another program made.
  private func markPublished(_ file: FilePath, _ name: FilePath.Component) throws(Errno) {
    do throws(Errno) {
      try link(file, as: published.appending(name))
    } catch {
      try markIdentity(of: file, name)
    }
  }

  /// Notes the identity of a new file or directory.
  private func markIdentity(of file: FilePath, _ name: FilePath.Component) throws(Errno) {
    guard let identity = try status(of: file).map(Self.identity) else { return }
    let path = identities.appending(name)
    let mark = try open(
      path, .writeOnly, options: [.create, .exclusiveCreate], permissions: .newFile)
    defer { try? mark.close() }
    try write(identity, to: mark, at: path)
  }

  /// Returns the identity of a marked file; nil if there is no mark.
  private func publishedIdentity(of name: FilePath.Component) throws(Errno) -> [UInt8]? {
    if let file = try status(of: published.appending(name)) { return Self.identity(file) }
    guard try status(of: identities.appending(name)) != nil else { return nil }
    return try readFile(identities.appending(name), maxSize: 100)
  }

  /// Returns the device and the inode of a file as text.
  private static func identity(_ file: Stat) -> [UInt8] {
    Array("\(file.deviceID.rawValue) \(file.inode.rawValue)".utf8)
  }

  private func keepPermissions(of existing: Stat, for path: FilePath) throws(Errno) {
    guard existing.type == .regular || existing.type == .directory else { return }
    let file = try open(path, .readOnly)
    defer { try? file.close() }
    try keepOwner(of: existing, for: file, at: path)
  }

  /// Reverts a commit that was not completed: older files get their names back, and new ones lose
  /// theirs.
  ///
  /// A file that another program made meanwhile is neither replaced nor removed. Continues after a
  /// failure; what could not be reverted is reverted by a further call.
  ///
  /// - Throws: The first `Errno`; the older files that have no name again are in this directory.
  func revert() throws(Errno) {
    guard try status(of: undo) != nil else { return }
    var failure: Errno?
    let names = Set(
      try existingEntries(of: published) + existingEntries(of: identities)
        + existingEntries(of: older))
    for name in names {
      do throws(Errno) { try revert(name) } catch { failure = failure ?? error }
    }
    if let failure { throw failure }
  }

  private func revert(_ name: FilePath.Component) throws(Errno) {
    let (kept, target) = (older.appending(name), directory.appending(name))
    let file = try status(of: target)
    let isPublished = try file.map(Self.identity) == publishedIdentity(of: name)
    try restoreEntries(of: aside.appending(name), to: kept)
    if let file, isPublished, file.type == .directory {
      try renameNew(target, to: newFiles.appending(name))
      if try status(of: kept) != nil { try renameNew(kept, to: target) }
      return
    }
    switch try status(of: kept) {
    case nil:
      if file != nil, isPublished { try removeFile(target) }
    case let keptFile? where keptFile.type == .directory:
      if file == nil { return try renameNew(kept, to: target) }
      // A directory that is replaced alone: if the new one is there, the commit is as good as
      // complete.
      guard try status(of: newFiles.appending(name)) == nil else { throw .fileExists }
    case _?:
      if file == nil || isPublished { try rename(kept, to: target) }
    }
  }

  /// Returns the names in a directory; none if it does not exist.
  private func existingEntries(of path: FilePath) throws(Errno) -> [FilePath.Component] {
    try status(of: path) == nil ? [] : entries(of: path)
  }

  /// Removes the directory with all that it contains; failure is ignored.
  func remove() { removeTree(path) }
}
