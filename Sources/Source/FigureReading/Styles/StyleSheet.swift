/// The rules of the style sheets of a document, by selectors of one name, class or id.
struct StyleSheet {
  private var rules: [(selector: String, declarations: [(name: String, value: String)])] = []
  /// Selectors that have no effect here.
  private(set) var unknownSelectors: [String] = []

  /// Adds the rules of a style sheet.
  mutating func add(_ text: String) {
    var rest = Self.withoutComments(text)[...]
    while let start = rest.firstIndex(of: "{"),
      let end = rest[start...].firstIndex(of: "}")
    {
      let declarations = Self.declarations(String(rest[rest.index(after: start)..<end]))
      for part in rest[..<start].split(separator: ",") {
        let selector = part.filter { !$0.isWhitespace }
        let isSimple = selector.dropFirst().allSatisfy {
          $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_"
        }
        if isSimple, selector.first != "@" {
          rules.append((selector, declarations))
        } else {
          unknownSelectors.append(selector)
        }
      }
      rest = rest[rest.index(after: end)...]
    }
  }

  /// Returns the declarations for an element, from the weakest to the strongest.
  func declarations(for element: DocumentElement) -> [(name: String, value: String)] {
    let classes = Set(
      (element.attributes["class"] ?? "").split(whereSeparator: \.isWhitespace).map { "." + $0 })
    let id = element.attributes["id"].map { "#" + $0 }
    let named = rules.filter { $0.selector == element.name || $0.selector == "*" }
    let classed = rules.filter { classes.contains($0.selector) }
    let identified = rules.filter { $0.selector == id }
    return (named + classed + identified).flatMap(\.declarations)
  }

  /// Returns names and values of `name: value; name: value`.
  static func declarations(_ text: String) -> [(name: String, value: String)] {
    text.split(separator: ";").compactMap { declaration in
      guard let colon = declaration.firstIndex(of: ":") else { return nil }
      func trimmed(_ text: Substring) -> String {
        String(
          String(text.drop(while: \.isWhitespace)).reversed().drop(while: \.isWhitespace)
            .reversed())
      }
      var value = trimmed(declaration[declaration.index(after: colon)...])
      if let mark = value.firstRange(of: "!important")?.lowerBound {
        value = trimmed(value[..<mark])
      }
      return (trimmed(declaration[..<colon]).lowercased(), value)
    }
  }

  private static func withoutComments(_ text: String) -> String {
    var rest = text
    while let start = rest.firstRange(of: "/*") {
      let end = rest[start.upperBound...].firstRange(of: "*/")?.upperBound ?? rest.endIndex
      rest.removeSubrange(start.lowerBound..<end)
    }
    return rest
  }
}
