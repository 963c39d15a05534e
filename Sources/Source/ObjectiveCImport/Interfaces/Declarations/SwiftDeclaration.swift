/// The Swift side of a declaration.
package enum SwiftDeclaration: Hashable, Sendable {
  /// `func animate(withDuration: Double, animations: @escaping () -> Void)`, with `static` for
  /// class methods.
  case function(SwiftFunction)
  /// `init(frame: CGRect)`, of initializers and of class methods that make an object.
  case initializer(SwiftFunction)
  /// `var isHidden: Bool`: the member that a getter reads or a setter writes.
  case variable(SwiftVariable)
  /// Any expression, of the arguments `$0`, `$1` ... and of the receiver `$self`: `$0.midX`.
  ///
  /// Arguments and result have the Swift types that the translator gives to the types in
  /// Objective-C.
  case expression(String)

  /// Reads a Swift side, the text after ` => `.
  ///
  /// - Returns: nil if the text begins like a declaration and is none.
  package init?(_ text: some StringProtocol) {
    var rest = Substring(text)
    let words = SwiftModifiers(&rest)
    if rest.removePrefix("func ") {
      guard let function = SwiftFunction(rest, words) else { return nil }
      self = .function(function)
    } else if rest.hasPrefix("init(") || rest.hasPrefix("init?(") || rest.hasPrefix("init!(") {
      guard let function = SwiftFunction(rest, words) else { return nil }
      self = .initializer(function)
    } else if rest.removePrefix("var ") {
      guard let colon = rest.firstIndex(of: ":") else { return nil }
      let type = rest[colon...].dropFirst().drop { $0 == " " }
      self = .variable(
        SwiftVariable(name: String(rest[..<colon]), type: String(type), modifiers: words))
    } else {
      self = .expression(String(rest))
    }
  }
}

/// A function or an initializer of Swift.
package struct SwiftFunction: Hashable, Sendable {
  /// The base name: `animate`; `init` of an initializer.
  package let name: String
  package let parameters: [SwiftParameter]
  /// The type of the result; `Void` for none, and of an initializer.
  package let result: String
  package let modifiers: SwiftModifiers
  package let isThrowing: Bool
  /// Whether it is an initializer whose result is an optional.
  package let isFailable: Bool

  /// The name with labels: `animate(withDuration:animations:)`.
  package var fullName: String { "\(name)(\(parameters.map { "\($0.label):" }.joined()))" }

  init?(_ text: Substring, _ modifiers: SwiftModifiers) {
    guard let open = text.firstIndex(of: "("), let close = text.closing(open) else { return nil }
    let base = text[..<open]
    isFailable = base.hasSuffix("?") || base.hasSuffix("!")
    name = String(isFailable ? base.dropLast() : base)
    var parameters: [SwiftParameter] = []
    for part in text[text.index(after: open)..<close].separatedByCommas {
      guard let colon = part.firstIndex(of: ":") else { return nil }
      let words = part[..<colon].split(separator: " ")
      guard let label = words.first else { return nil }
      var type = part[colon...].dropFirst().drop { $0 == " " }
      let isInOut = type.removePrefix("inout ")
      parameters.append(
        SwiftParameter(label: String(label), type: String(type), isInOut: isInOut))
    }
    self.parameters = parameters
    var rest = text[text.index(after: close)...].drop { $0 == " " }
    isThrowing = rest.removePrefix("throws")
    rest = rest.drop { $0 == " " }
    result = rest.removePrefix("-> ") ? String(rest) : "Void"
    self.modifiers = modifiers
  }
}

/// A property of Swift.
package struct SwiftVariable: Hashable, Sendable {
  package let name: String
  package let type: String
  package let modifiers: SwiftModifiers
}

/// The words before a declaration of Swift.
package struct SwiftModifiers: Hashable, Sendable {
  package var isStatic = false
  /// Whether subclasses of programs cannot override the member.
  package var isFinal = false
  package var isRequired = false
  package var isConvenience = false

  package init() {}

  /// Reads the words at the beginning of a text, and removes them.
  init(_ text: inout Substring) {
    while true {
      if text.removePrefix("static ") {
        isStatic = true
      } else if text.removePrefix("final ") {
        isFinal = true
      } else if text.removePrefix("required ") {
        isRequired = true
      } else if text.removePrefix("convenience ") {
        isConvenience = true
      } else {
        return
      }
    }
  }
}

/// A parameter of a function of Swift.
package struct SwiftParameter: Hashable, Sendable {
  /// The label; `_` for none.
  package let label: String
  /// The type, without `inout`: `CGRect`, `UIEvent?`, `@escaping (Bool) -> Void`, `[any
  /// UIDynamicItem]`.
  package let type: String
  package let isInOut: Bool
}

extension Substring {
  /// Removes a word from the beginning, and returns whether it was there.
  mutating func removePrefix(_ word: String) -> Bool {
    guard hasPrefix(word) else { return false }
    removeFirst(word.count)
    return true
  }

  /// Returns the parenthesis that closes another; nil if there is none.
  func closing(_ open: Index) -> Index? {
    var depth = 0
    var index = open
    while index < endIndex {
      switch self[index] {
      case "(", "[", "{": depth += 1
      case ")", "]", "}":
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
      index = self.index(after: index)
    }
    return nil
  }

  /// The parts between commas that stand in no brackets, without spaces around them.
  var separatedByCommas: [Substring] {
    var parts: [Substring] = []
    var depth = 0
    var start = startIndex
    var previous: Character = " "
    for index in indices {
      switch self[index] {
      case "(", "[", "{", "<": depth += 1
      case ")", "]", "}": depth -= 1
      case ">" where previous != "-": depth -= 1
      case "," where depth == 0:
        parts.append(self[start..<index].drop { $0 == " " })
        start = self.index(after: index)
      default: break
      }
      previous = self[index]
    }
    let last = self[start...].drop { $0 == " " }
    return last.isEmpty ? parts : parts + [last]
  }
}
