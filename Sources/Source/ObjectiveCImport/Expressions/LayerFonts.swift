// Fonts of text layers, which are of a type of Core Foundation.
extension Body {
  /// Returns the font for a pointer to one, or to its name.
  ///
  /// Of an object that is cast to a pointer the object is taken: as a pointer nothing would keep it.
  static func layerFont(_ pointer: String) -> String {
    let cast = "pointerFromObject("
    let inner = pointer.dropFirst(cast.count).dropLast()
    guard pointer.hasPrefix(cast), pointer.hasSuffix(")"), isBalanced(inner) else {
      return "fontOfLayer(objectFromPointer(\(pointer)))"
    }
    return "fontOfLayer(\(inner))"
  }

  /// Whether each parenthesis of a text ends one that begins in it.
  private static func isBalanced(_ text: Substring) -> Bool {
    var depth = 0
    for character in text {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if depth < 0 { return false }
    }
    return depth == 0
  }
}
