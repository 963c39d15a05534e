private import FileIO
private import FoundationEssentials
private import Glibc
internal import ProjectFiles
package import SystemPackage

/// A directory of compiled files, one directory for each contents of a file or of a program's
/// files, and of the module map with which they are compiled.
///
/// A library runs in the process that loads it. So only those are loaded that are the user's own,
/// that no other user may write, and whose size and hash are those that were recorded when they
/// were compiled; others are compiled again.
package struct CompiledFileCache {
  /// The number of compiled files that are kept, in addition to those of `minimumAge`; those that
  /// were used least recently are removed.
  static let capacity = 64
  /// The seconds for which a file is kept after its last use: as long as another process may need
  /// it.
  private static let minimumAge = 600

  /// What a compiled file depends on.
  struct Key {
    fileprivate let bytes: [UInt8]
    /// The name of the file that is compiled: a library, or the object file of a module.
    fileprivate let product: FilePath.Component

    init(
      files: [ProgramFile], compiler: String, modules: String,
      product: FilePath.Component = RecipeLibrary.fileComponent
    ) {
      self.product = product
      var bytes = Array("\(compiler)\n\(modules)\n".utf8)
      for file in files {
        bytes += Array("\(file.path)\n\(file.contents.count)\n".utf8) + file.contents
      }
      self.bytes = bytes
    }

    /// The name of the entry.
    fileprivate var name: String { bytes.withUnsafeBytes { "\(ContentHash(of: $0))" } }
  }

  /// What the cache has for a key.
  struct Entry {
    /// The library; nil if what the key stands for does not compile.
    let library: FilePath?
    /// What was said when it was compiled.
    let notes: CompilationNotes
  }

  /// What is recorded beside a library.
  private struct Record: Codable {
    /// The size of the library in bytes; nil without one.
    var size: Int64?
    /// The hash of the library; nil without one.
    var hash: String?
    let notes: CompilationNotes
  }

  private static let keyFileName: FilePath.Component = "key"
  private static let recordFileName: FilePath.Component = "record.json"
  /// The largest record that is read, in bytes.
  private static let maxRecordSize = 1 << 24

  private let directory: FilePath
  /// The directory of the entries.
  private let entries: FilePath
  /// The module map, ``ModuleDirectory/emptyCModules``.
  ///
  /// Its path stays the same, since the compiler caches modules by the paths of their maps.
  let moduleMap: FilePath

  /// The directory of what the parser of Objective-C needs.
  var objectiveC: FilePath { directory.appending("objective-c") }

  /// Creates a cache in a directory, which need not exist yet.
  package init(directory: FilePath) {
    self.init(directory: directory, entries: "files")
  }

  private init(directory: FilePath, entries: FilePath.Component) {
    self.directory = directory
    self.entries = directory.appending(entries)
    moduleMap = directory.appending("module.modulemap")
  }

  /// The cache of the modules that programs import, which are kept longer than programs.
  var ofModules: CompiledFileCache {
    CompiledFileCache(directory: directory, entries: "modules")
  }

  /// The cache of the user: `zoetrope` in `$XDG_CACHE_HOME`, or in `~/.cache`.
  ///
  /// - Throws: A ``RecipeFileError`` if neither `XDG_CACHE_HOME` nor `HOME` is set.
  package static func ofUser() throws -> CompiledFileCache {
    guard let directory = userCacheDirectory else {
      throw RecipeFileError(
        "There is no directory for compiled files: neither XDG_CACHE_HOME nor HOME is set.")
    }
    return CompiledFileCache(directory: directory)
  }

  /// Returns what the cache has for a key; nil if there is nothing, or nothing that can be trusted.
  func entry(for key: Key) -> Entry? {
    let path = entries.appending(key.name)
    let (keyFile, recordFile) = (
      path.appending(Self.keyFileName), path.appending(Self.recordFileName)
    )
    // Two keys could have the same hash.
    guard
      [directory, entries, path].allSatisfy({ PrivateFile.isPrivate($0, .directory) }),
      [keyFile, recordFile].allSatisfy({ PrivateFile.isPrivate($0, .regular) }),
      let stored = try? readFile(keyFile, maxSize: key.bytes.count), stored == key.bytes,
      let json = try? readFile(recordFile, maxSize: Self.maxRecordSize),
      let record = try? JSONDecoder().decode(Record.self, from: Data(json))
    else { return nil }
    guard let hash = record.hash else { return Entry(library: nil, notes: record.notes) }
    let library = path.appending(key.product)
    guard PrivateFile.isPrivate(library, .regular), let size = record.size,
      (try? library.stat())?.size == size, let found = try? ContentHash(ofFile: library),
      "\(found)" == hash
    else { return nil }
    noteUse(of: path)
    return Entry(library: library, notes: record.notes)
  }

  /// Sets the time of an entry, by which the least recently used ones are found.
  private func noteUse(of entry: FilePath) { utimensat(AT_FDCWD, entry.string, nil, 0) }

  /// Notes that what a key stands for does not compile; a cache that cannot be written forgets it.
  func addFailure(of key: Key, _ notes: CompilationNotes) async {
    _ = try? await add(key) { _ in notes }
  }

  /// Adds an entry, and removes those that were used least recently if there are too many.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - body: Writes the library into a directory, and returns what is to be said of it.
  /// - Returns: The entry.
  /// - Throws: What `body` throws, or a ``RecipeFileError`` if the entry cannot be written; then
  ///   there is none.
  func add(
    _ key: Key, body: (FilePath) async throws -> CompilationNotes
  ) async throws -> Entry {
    let path = entries.appending(key.name)
    let result: Entry
    do {
      for directory in [directory, entries] { try PrivateFile.makeDirectory(directory) }
      // What replaces a directory gets its permissions.
      if entry(for: key) == nil { removeTree(path) }
      let entry = try AtomicDirectory(path)
      try writeModuleMap()
      let notes = try await body(entry.temporaryPath)
      let hasLibrary = try complete(entry.temporaryPath, key, notes)
      result = Entry(
        library: hasLibrary ? path.appending(key.product) : nil, notes: notes)
      try entry.commit()
    } catch let error as RecipeFileError {
      throw error
    } catch let error as CancellationError {
      throw error
    } catch let error as ProgramFailure {
      throw error
    } catch {
      throw RecipeFileError("Cannot write to the cache \(path.printable): \(error).")
    }
    removeOldEntries()
    return result
  }

  /// Records what a directory has, and writes it to the disk; returns whether it has a library.
  private func complete(
    _ path: FilePath, _ key: Key, _ notes: CompilationNotes
  ) throws -> Bool {
    let library = path.appending(key.product)
    var record = Record(notes: notes)
    if let status = try? library.stat() {
      try PrivateFile.closeToOthers(library, .regular)
      record.size = Int64(status.size)
      record.hash = "\(try ContentHash(ofFile: library))"
    }
    try writeFile(
      JSONEncoder().encode(record), to: path.appending(Self.recordFileName),
      permissions: .ownerReadWrite)
    try writeFile(
      key.bytes, to: path.appending(Self.keyFileName), permissions: .ownerReadWrite)
    try PrivateFile.closeToOthers(path, .directory)
    try flushFiles(in: path)
    return record.hash != nil
  }

  private func writeModuleMap() throws {
    let text = Array(ModuleDirectory.emptyCModules.utf8)
    guard (try? readFile(moduleMap, maxSize: text.count)) != text else { return }
    let file = try AtomicFile(moduleMap, replacing: true)
    _ = try file.descriptor.writeAll(text)
    try file.commit()
  }

  private func removeOldEntries() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: entries.string)) ?? []
    let dated = names.compactMap { name -> (path: FilePath, time: Int)? in
      let path = entries.appending(name)
      guard !name.hasPrefix("."), let status = try? path.stat() else { return nil }
      return (path, status.st_mtim.tv_sec)
    }
    let latest = time(nil) - Self.minimumAge
    for entry in dated.sorted(by: { $0.time > $1.time }).dropFirst(Self.capacity)
    where entry.time < latest { removeTree(entry.path) }
  }
}
