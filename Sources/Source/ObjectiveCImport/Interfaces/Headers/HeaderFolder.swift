private import FileIO
private import Foundation
private import Subprocess
package import SystemPackage

/// The headers of the frameworks on the disk, written from the tables, and their precompiled form.
///
/// A folder is named after what it contains and with what that is precompiled, so that it stays
/// valid.
package struct HeaderFolder: Sendable {
  /// The folder with the frameworks and ``headerName``.
  package let frameworks: FilePath
  /// The precompiled header, of all frameworks; nil if clang could not make it.
  package let precompiled: FilePath?

  /// The name of the header that imports those of all frameworks.
  package static let headerName: FilePath.Component = "Frameworks.h"
  /// How many folders are kept in the cache: two of a version, for both ways to count references.
  private static let capacity = 6

  /// Writes the headers, unless they are there.
  ///
  /// - Parameters:
  ///   - directory: The cache.
  ///   - tables: The tables.
  ///   - clang: The path of clang.
  ///   - arguments: The arguments with which files are parsed; a precompiled header needs the same.
  ///   - isDamaged: Whether clang could not read what is there, so that it is written anew.
  /// - Throws: A ``HeaderFolderError`` if they cannot be written.
  package init(
    in directory: FilePath, tables: [InterfaceTable] = InterfaceTable.standard, clang: FilePath,
    arguments: [String], isDamaged: Bool = false
  ) async throws(HeaderFolderError) {
    let key = HeaderFiles.key(tables, clang: clang, arguments: arguments)
    let folder = directory.appending(key ?? "headers")
    frameworks = folder
    let header = folder.appending(Self.headerName)
    let precompiled = folder.appending("Frameworks.pch")
    let record = folder.appending("Frameworks.hash")
    if !isDamaged, Self.isIntact(precompiled, record: record) {
      self.precompiled = precompiled
      return
    }
    do {
      try HeaderFiles(tables).write(to: folder)
    } catch {
      throw HeaderFolderError("Cannot write headers to \(directory.printable): \(error).")
    }
    let isWritten = await Self.precompile(
      header, in: folder, to: precompiled, clang: clang, arguments: arguments)
    self.precompiled = isWritten ? precompiled : nil
    if isWritten { Self.write(record, of: precompiled) }
    Self.removeOldFolders(in: directory)
  }

  /// Precompiles a header, and returns whether that was possible.
  ///
  /// Another task or process may read an older one meanwhile, which stays until the new one takes
  /// its place.
  private static func precompile(
    _ header: FilePath, in folder: FilePath, to precompiled: FilePath, clang: FilePath,
    arguments: [String]
  ) async -> Bool {
    guard let file = try? AtomicFile(precompiled, replacing: true) else { return false }
    let options = [
      "-x", "objective-c-header", "-F", folder.string, "-Xclang", "-fno-pch-timestamp",
      header.string, "-o", file.temporaryPath.string,
    ]
    let result = try? await run(
      .path(clang), arguments: Arguments(arguments + options), input: .none, output: .discarded,
      error: .discarded)
    guard result?.terminationStatus == .exited(0) else { return false }
    return (try? file.commit()) != nil
  }

  /// Whether a precompiled header is the one whose hash was recorded.
  private static func isIntact(_ precompiled: FilePath, record: FilePath) -> Bool {
    guard let recorded = try? readFile(record, maxSize: 64),
      let hash = try? ContentHash(ofFile: precompiled)
    else { return false }
    return recorded == Array(hash.description.utf8)
  }

  /// Records the hash of a precompiled header; without it the header is written again next time.
  private static func write(_ record: FilePath, of precompiled: FilePath) {
    guard let hash = try? ContentHash(ofFile: precompiled),
      let file = try? AtomicFile(record, replacing: true)
    else { return }
    try? file.write(Array(hash.description.utf8))
    try? file.commit()
  }

  private static func removeOldFolders(in directory: FilePath) {
    let dated = ((try? entries(of: directory)) ?? []).compactMap { name in
      (try? directory.appending(name).stat()).map { (name, $0.st_mtim.tv_sec) }
    }
    for (name, _) in dated.sorted(by: { $0.1 > $1.1 }).dropFirst(capacity) {
      removeTree(directory.appending(name))
    }
  }
}

/// Why headers cannot be written, in a sentence.
package struct HeaderFolderError: Error, Hashable, CustomStringConvertible {
  package let description: String

  init(_ description: String) { self.description = description }
}
