/// A type as a declaration of Swift writes it.
indirect enum SwiftType: Equatable, Sendable {
  /// A named type, by its words and its identifier: `View`, `CollectionView.ScrollPosition`.
  case named(String, id: String?, arguments: [SwiftType])
  case optional(SwiftType, isUnwrapped: Bool)
  case array(SwiftType)
  case dictionary(SwiftType, SwiftType)
  case function([SwiftType], SwiftType, isEscaping: Bool)
  case tuple([SwiftType])
  case existential(SwiftType)
  case metatype(SwiftType)
  case inOut(SwiftType)
  case variadic(SwiftType)
  /// A type that Objective-C has no counterpart of: a composition.
  case other

  static let void = SwiftType.tuple([])

  /// The type without its optionals.
  var unwrapped: SwiftType {
    if case .optional(let type, _) = self { type.unwrapped } else { self }
  }
}

/// Reads types from the words of a declaration.
struct SwiftTypeReader {
  private var tokens: ArraySlice<Token>

  private struct Token {
    let text: String
    let id: String?
  }

  init(_ fragments: some Sequence<Symbol.Fragment>) {
    var tokens: [Token] = []
    for fragment in fragments {
      guard fragment.kind == "text" else {
        // Attributes have their space with them.
        let text = fragment.spelling.filter { $0 != " " }
        tokens.append(Token(text: text, id: fragment.preciseIdentifier))
        continue
      }
      tokens += Self.pieces(fragment.spelling).map { Token(text: $0, id: nil) }
    }
    self.tokens = tokens[...]
  }

  /// The words and signs of a text; spaces go.
  private static func pieces(_ text: String) -> [String] {
    var pieces: [String] = []
    var isInWord = false
    var previous: Character = " "
    for character in text {
      let isWord = character.isLetter || character.isNumber || character == "_"
      if isWord, isInWord {
        pieces[pieces.count - 1].append(character)
      } else if character == ">", previous == "-" {
        pieces[pieces.count - 1] = "->"
      } else if character != " " {
        pieces.append(String(character))
      }
      isInWord = isWord
      previous = character
    }
    return pieces
  }

  /// Skips what stands before a sign, with the sign.
  mutating func skip(past sign: String) {
    while let token = tokens.popFirst(), token.text != sign {}
  }

  private mutating func take(_ text: String) -> Bool {
    guard tokens.first?.text == text else { return false }
    tokens.removeFirst()
    return true
  }

  mutating func type() -> SwiftType {
    var isEscaping = false
    while let text = tokens.first?.text {
      if text == "inout" {
        tokens.removeFirst()
        return .inOut(type())
      }
      if text == "repeat" || text == "each" { return .other }
      guard
        text.hasPrefix("@") || ["any", "some", "sending", "borrowing", "consuming"].contains(text)
      else {
        break
      }
      tokens.removeFirst()
      if text == "@" {
        // An attribute is a word of its own, or a sign and a word.
        isEscaping = isEscaping || tokens.first?.text == "escaping"
        tokens.removeFirst()
      }
      isEscaping = isEscaping || text == "@escaping"
      if text == "any" { return postfix(.existential(base())) }
      // A key of any type is one that can be hashed.
      if text == "some", tokens.first?.text == "Hashable" {
        tokens.removeFirst()
        return .named("AnyHashable", id: nil, arguments: [])
      }
      if text == "some" { return postfix(.existential(base())) }
    }
    let first = base()
    let isThrowing = take("throws")
    guard take("->") else { return postfix(first) }
    let result = type()
    guard !isThrowing else { return .other }
    guard case .tuple(let parameters) = first else { return .other }
    return .function(parameters, result, isEscaping: isEscaping)
  }

  private mutating func base() -> SwiftType {
    guard let token = tokens.popFirst() else { return .void }
    switch token.text {
    case "[":
      let element = type()
      var result = SwiftType.array(element)
      if take(":") { result = .dictionary(element, type()) }
      _ = take("]")
      return postfix(result)
    case "(":
      var elements: [SwiftType] = []
      while !take(")"), !tokens.isEmpty {
        skipLabel()
        elements.append(type())
        _ = take(",")
      }
      if tokens.first?.text == "->" || tokens.first?.text == "throws" { return .tuple(elements) }
      return elements.count == 1 ? postfix(elements[0]) : .tuple(elements)
    default:
      return named(token)
    }
  }

  private mutating func named(_ token: Token) -> SwiftType {
    var name = token.text
    var id = token.id
    var arguments: [SwiftType] = []
    if take("<") {
      while !take(">"), !tokens.isEmpty {
        arguments.append(type())
        _ = take(",")
      }
    }
    while tokens.first?.text == ".", let next = tokens.dropFirst().first {
      if next.text == "Type" || next.text == "Protocol" { break }
      if next.text == "." {
        tokens.removeFirst(3)
        return .variadic(.named(name, id: id, arguments: arguments))
      }
      tokens.removeFirst(2)
      name += "." + next.text
      id = next.id
    }
    return postfix(.named(name, id: id, arguments: arguments))
  }

  private mutating func postfix(_ type: SwiftType) -> SwiftType {
    var type = type
    while let text = tokens.first?.text {
      switch text {
      case "?", "!": type = .optional(type, isUnwrapped: text == "!")
      case "&": return .other
      case ".":
        guard tokens.dropFirst().first?.text == "Type" else { return .other }
        tokens.removeFirst()
        type = .metatype(type)
      default: return type
      }
      tokens.removeFirst()
    }
    return type
  }

  /// Skips `_ view: ` in the parameters of a function type.
  private mutating func skipLabel() {
    let start = tokens.prefix(3).map(\.text)
    if start.count == 3, start[1] == ":" { tokens.removeFirst(2) }
    if start.count == 3, start[0] == "_", tokens.dropFirst(2).first?.text == ":" {
      tokens.removeFirst(3)
    }
  }
}
