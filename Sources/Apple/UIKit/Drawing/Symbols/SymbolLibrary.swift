internal import Geometry
internal import PictureKit

/// The shapes of system symbols: those of the table, and variants that are made of them.
enum SymbolLibrary {
  /// Returns the parts of a symbol; nil if its shape is not known.
  ///
  /// - Parameter name: The name, such as `star.fill` or `plus.circle`.
  /// - Returns: The parts, drawn one after the other.
  static func parts(named name: String) -> [SymbolPart]? {
    if let parts = SymbolTable.parts(named: name) { return parts }
    if let other = SymbolAliases.names[name] { return parts(named: other) }
    if let other = nameOfAliasedVariant(name) { return parts(named: other) }
    return SymbolVariants.parts(named: name[...])
  }

  /// Returns the parts of a placeholder: a circle if the name has a circle in it, otherwise a square
  /// with round corners; nil for what is no symbol's name.
  static func placeholder(named name: String) -> [SymbolPart]? {
    let words = name.split(separator: ".", omittingEmptySubsequences: false)
    let isName = words.allSatisfy { word in
      !word.isEmpty && word.allSatisfy { ("a"..."z").contains($0) || ("0"..."9").contains($0) }
    }
    guard isName else { return nil }
    let box = Rect(x: 4, y: 4, width: 16, height: 16)
    let path =
      words.contains("circle") ? Path(ovalIn: box) : Path(roundedRect: box, cornerRadius: 3)
    return [SymbolPart(words.contains("fill") ? .solid : .stroke, path)]
  }

  /// Returns the name of a variant of the symbol that the beginning of a name is another name of,
  /// such as `document.fill` for `doc.fill`.
  private static func nameOfAliasedVariant(_ name: String) -> String? {
    var words = name.split(separator: ".")
    var rest: [Substring] = []
    while words.count > 1 {
      rest.insert(words.removeLast(), at: 0)
      if let other = SymbolAliases.names[words.joined(separator: ".")] {
        return ([other[...]] + rest).joined(separator: ".")
      }
    }
    return nil
  }
}
