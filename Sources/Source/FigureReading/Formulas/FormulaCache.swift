private import FileIO
internal import SceneViews
internal import SystemPackage

/// The formulas that were typeset, each in a file of the user's cache that is named after its hash.
///
/// A file has the document that LaTeX read before the SVG, so that another version of the preamble,
/// or another formula of the same hash, is typeset again.
struct FormulaCache {
  /// `formulas` in the directory of the user's cache; nil without an absolute one.
  static var ofUser: FormulaCache? {
    guard let cache = userCacheDirectory, cache.isAbsolute else { return nil }
    return FormulaCache(directory: cache.appending("formulas"))
  }

  private let directory: FilePath
  /// Ends the document in a file.
  private static let separator = Array("%%\n".utf8)

  init(directory: FilePath) { self.directory = directory }

  private func file(_ document: [UInt8]) -> FilePath {
    directory.appending("\(document.withUnsafeBytes { ContentHash(of: $0) }).svg")
  }

  /// Returns the SVG of a document; nil if it was not typeset, or the file cannot be read.
  func svg(of document: String) -> [UInt8]? {
    let head = Array(document.utf8) + Self.separator
    guard
      let bytes = try? readFile(file(Array(document.utf8)), maxSize: Figure.maximumFileSize),
      bytes.starts(with: head), bytes.count > head.count
    else { return nil }
    return Array(bytes[head.count...])
  }

  /// Keeps the SVG of a document; a cache that cannot be written forgets it.
  func add(_ svg: [UInt8], of document: String) {
    let bytes = Array(document.utf8)
    try? AtomicFile.write(
      bytes + Self.separator + svg, to: file(bytes), creatingDirectories: true)
  }
}
