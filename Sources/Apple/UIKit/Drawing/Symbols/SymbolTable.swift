internal import Geometry
internal import PictureKit

/// The drawn symbols, as the files of `assets/symbols` have them.
///
/// The texts are generated. A line has a name and the parts, with a letter for the kind and the
/// path of SVG, with absolute coordinates, commas between numbers, and the commands M, L, C and Z
/// only.
enum SymbolTable {
  /// The parts of each symbol, as text; made when a symbol is first used.
  private static let lines: [Substring: Substring] = {
    var lines: [Substring: Substring] = [:]
    for text in texts {
      for line in text.split(separator: "\n") {
        guard let space = line.firstIndex(of: " ") else { continue }
        lines[line[..<space]] = line[line.index(after: space)...]
      }
    }
    return lines
  }()

  /// The texts, by the first letters of names.
  static var texts: [String] { [a, c, d, h, m, r, s, t] }

  /// The names of the drawn symbols, sorted.
  static var names: [String] { lines.keys.map(String.init).sorted() }

  /// Returns the parts of a symbol that is drawn; nil if it is not.
  static func parts(named name: some StringProtocol) -> [SymbolPart]? {
    guard let line = lines[Substring(name)] else { return nil }
    return line.split(separator: " ").compactMap { text in
      guard let letter = text.first, let kind = kinds[letter] else { return nil }
      return SymbolPart(kind, SymbolPath.path(text.dropFirst()))
    }
  }

  /// The kinds of parts, by their letters.
  private static let kinds: [Character: SymbolPart.Kind] = [
    "s": .stroke, "t": .thin, "b": .body, "f": .solid, "a": .area, "d": .detail, "m": .mark,
    "c": .cut, "h": .hole, "e": .erase,
  ]
}
