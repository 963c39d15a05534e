internal import StageKit

/// Reads a ``VisualFormat`` from its text.
struct VisualFormatParser {
  private let characters: [Character]
  private var position = 0

  init(_ text: String) { characters = Array(text) }

  /// Returns the format.
  mutating func parse() throws(VisualFormatError) -> VisualFormat {
    var format = VisualFormat()
    if skip("V:") {
      format.axis = .vertical
    } else {
      _ = skip("H:")
    }
    if skip("|") { format.leading = try space() }
    format.elements.append(try element())
    while position < characters.count {
      let space = try space()
      if skip("|") {
        format.trailing = space
        guard position == characters.count else { throw error("nothing may follow the last '|'") }
        break
      }
      format.spaces.append(space)
      format.elements.append(try element())
    }
    return format
  }

  private func error(_ reason: String) -> VisualFormatError {
    VisualFormatError(position: position, reason: reason)
  }

  private var next: Character? { position < characters.count ? characters[position] : nil }

  private mutating func skip(_ text: String) -> Bool {
    guard characters[position...].starts(with: text) else { return false }
    position += text.count
    return true
  }

  private mutating func expect(_ text: String) throws(VisualFormatError) {
    guard skip(text) else { throw error("'\(text)' is expected") }
  }

  private mutating func space() throws(VisualFormatError) -> VisualFormat.Space {
    guard skip("-") else {
      return .predicates([VisualFormat.Predicate(quantity: .number(0))])
    }
    if next == "[" || next == "|" { return .standard }
    let predicates =
      next == "(" ? try list() : [VisualFormat.Predicate(quantity: try quantity())]
    try expect("-")
    return .predicates(predicates)
  }

  private mutating func element() throws(VisualFormatError) -> VisualFormat.Element {
    try expect("[")
    let start = position
    let name = try name("the name of a view")
    let sizes = next == "(" ? try list() : []
    try expect("]")
    return VisualFormat.Element(name: name, position: start, sizes: sizes)
  }

  private mutating func list() throws(VisualFormatError) -> [VisualFormat.Predicate] {
    try expect("(")
    var predicates = [try predicate()]
    while skip(",") { predicates.append(try predicate()) }
    try expect(")")
    return predicates
  }

  private mutating func predicate() throws(VisualFormatError) -> VisualFormat.Predicate {
    var relation = LayoutConstraint.Relation.equal
    if skip("<=") {
      relation = .lessThanOrEqual
    } else if skip(">=") {
      relation = .greaterThanOrEqual
    } else {
      _ = skip("==")
    }
    var predicate = VisualFormat.Predicate(relation: relation, quantity: try quantity())
    if skip("@") { predicate.priority = try quantity() }
    return predicate
  }

  private mutating func quantity() throws(VisualFormatError) -> VisualFormat.Quantity {
    let start = position
    guard let next, next.isNumber || next == "." || next == "-" else {
      return .name(try name("a number or a name"), position: start)
    }
    position += 1
    while let next = self.next, next.isNumber || next == "." { position += 1 }
    guard let number = Double(String(characters[start..<position])) else {
      position = start
      throw error("a number is expected")
    }
    return .number(number)
  }

  private mutating func name(_ what: String) throws(VisualFormatError) -> String {
    let start = position
    while let next, next.isLetter || next == "_" || position > start && next.isNumber {
      position += 1
    }
    guard position > start else { throw error("\(what) is expected") }
    return String(characters[start..<position])
  }
}
