private import FileIO
private import FoundationEssentials
private import Glibc
internal import ProjectFiles
package import SystemPackage

/// A directory of compiled files, one directory for each contents of a file or of a program's files, and
/// of the module map with which they are compiled.
package struct CompiledFileCache {
  /// The number of compiled files that are kept; the oldest are removed.
  static let capacity = 64

  /// What a compiled file depends on.
  struct Key {
    fileprivate let bytes: [UInt8]

    init(files: [SwiftFile], compiler: String, modules: String) {
      var bytes = Array("\(compiler)\n\(modules)\n".utf8)
      for file in files {
        bytes += Array("\(file.path)\n\(file.contents.count)\n".utf8) + file.contents
      }
      self.bytes = bytes
    }

    /// The name of the entry.
    fileprivate var name: String { bytes.withUnsafeBytes { "\(ContentHash(of: $0))" } }
  }

  private static let keyFileName: FilePath.Component = "key"
  /// The name of the file of an entry without a library.
  private static let failureFileName: FilePath.Component = "failure"
  /// The directory of the entries.
  private let entries: FilePath
  /// The module map, ``ModuleDirectory/emptyCModules``.
  ///
  /// Its path stays the same, since the compiler caches modules by the paths of their maps.
  let moduleMap: FilePath

  /// Creates a cache in a directory, which need not exist yet.
  package init(directory: FilePath) {
    entries = directory.appending("files")
    moduleMap = directory.appending("module.modulemap")
  }

  /// The cache of the user: `zoetrope` in `$XDG_CACHE_HOME`, or in `~/.cache`.
  ///
  /// - Throws: A ``RecipeFileError`` if neither `XDG_CACHE_HOME` nor `HOME` is set.
  package static func ofUser() throws -> CompiledFileCache {
    let environment = ProcessInfo.processInfo.environment
    // A relative path is to be ignored, says the XDG Base Directory Specification.
    if let caches = environment["XDG_CACHE_HOME"], caches.hasPrefix("/") {
      return CompiledFileCache(directory: FilePath(caches).appending("zoetrope"))
    }
    guard let home = environment["HOME"], !home.isEmpty else {
      throw RecipeFileError(
        "There is no directory for compiled files: neither XDG_CACHE_HOME nor HOME is set.")
    }
    return CompiledFileCache(directory: FilePath(home).appending(".cache/zoetrope"))
  }

  /// Returns the library of a key; nil if there is none.
  func library(for key: Key) -> FilePath? {
    let entry = entries.appending(key.name)
    // Two keys could have the same hash.
    guard
      let stored = try? readFile(
        entry.appending(Self.keyFileName), maxSize: key.bytes.count),
      stored == key.bytes
    else { return nil }
    return entry.appending(RecipeLibrary.fileName)
  }

  /// Returns whether what a key stands for is known not to compile.
  func isKnownToFail(_ key: Key) -> Bool {
    guard let library = library(for: key) else { return false }
    return (try? library.removingLastComponent().appending(Self.failureFileName).stat()) != nil
  }

  /// Notes that what a key stands for does not compile; a cache that cannot be written forgets it.
  func addFailure(of key: Key) async {
    _ = try? await add(key) { directory in
      try writeFile(
        [], to: directory.appending(Self.failureFileName), permissions: .ownerReadWrite)
    }
  }

  /// Adds an entry, and removes the oldest ones if there are too many.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - body: Writes the library into a directory.
  /// - Returns: The library.
  /// - Throws: What `body` throws, or a ``RecipeFileError`` if the entry cannot be written; then
  ///   there is none.
  func add(_ key: Key, body: (FilePath) async throws -> Void) async throws -> FilePath {
    let path = entries.appending(key.name)
    do {
      let entry = try AtomicDirectory(path)
      try writeModuleMap()
      try await body(entry.temporaryPath)
      try writeFile(
        key.bytes, to: entry.temporaryPath.appending(Self.keyFileName),
        permissions: .ownerReadWrite)
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
    return path.appending(RecipeLibrary.fileName)
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
    for entry in dated.sorted(by: { $0.time > $1.time }).dropFirst(Self.capacity) {
      removeTree(entry.path)
    }
  }
}
