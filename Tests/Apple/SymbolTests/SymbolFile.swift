import Foundation
import SystemPackage
import TestSupport

/// A symbol as its file in `assets/symbols` has it.
struct SymbolFile {
  static let folder = repositoryRoot.appending("assets/symbols")

  /// The names of all files, without their extension, sorted by bytes.
  static func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.string).compactMap { name in
      name.hasSuffix(".svg") ? String(name.dropLast(4)) : nil
    }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The symbol's line of the table: its name, and a letter and a path for each part.
  let line: String

  init(named name: String) throws {
    let text = try String(
      contentsOfFile: Self.folder.appending("\(name).svg").string, encoding: .utf8)
    let parts = text.split(separator: "<path ").dropFirst().map { part in
      let kind = Self.attribute("class", in: part) ?? "stroke"
      let path = Self.attribute("d", in: part) ?? ""
      return (Self.letters[kind] ?? "?") + path.split(separator: " ").joined(separator: ",")
    }
    line = ([name] + parts).joined(separator: " ")
  }

  private static func attribute(_ name: String, in element: Substring) -> String? {
    let start = element.hasPrefix("\(name)=\"") ? "\(name)=\"" : " \(name)=\""
    guard let range = element.range(of: start) else { return nil }
    return String(element[range.upperBound...].prefix { $0 != "\"" })
  }

  private static let letters = [
    "stroke": "s", "thin": "t", "body": "b", "solid": "f", "area": "a", "detail": "d",
    "mark": "m", "cut": "c", "hole": "h", "erase": "e",
  ]
}
