private import FileIO
internal import SystemPackage

/// What a manifest of a book, a chapter or a page says, or the description of a playground.
struct PlaygroundManifest {
  private static let maxSize = 1 << 20
  private let text: String

  /// Reads a manifest in XML; nil if it cannot be read.
  init?(_ path: FilePath) {
    guard let bytes = try? readFile(path, maxSize: Self.maxSize) else { return nil }
    text = String(decoding: bytes, as: UTF8.self)
  }

  /// The title; nil without one.
  var name: String? {
    guard let key = text.firstRange(of: "<key>Name</key>"),
      let start = text[key.upperBound...].firstRange(of: "<string>"),
      let end = text[start.upperBound...].firstRange(of: "</string>"),
      start.upperBound < end.lowerBound
    else { return nil }
    return Self.unescaped(text[start.upperBound..<end.lowerBound])
  }

  /// Returns the number of bytes before the name of a folder in a list; nil if it is not there.
  ///
  /// Books have the names of folders as strings, playgrounds have those of pages without an
  /// extension as attributes.
  func position(of folder: FilePath.Component) -> Int? {
    let names = ["<string>\(folder.string)</string>", "'\(folder.stem)'", "\"\(folder.stem)\""]
    let text = Self.unescaped(self.text[...])
    return names.lazy.compactMap { text.firstRange(of: $0)?.lowerBound }.first
      .map { text.utf8.distance(from: text.startIndex, to: $0) }
  }

  private static func unescaped(_ text: Substring) -> String {
    let characters = [
      ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&"),
    ]
    return characters.reduce(String(text)) { $0.replacing($1.0, with: $1.1) }
  }
}
