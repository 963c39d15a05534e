/// The name that Swift's importer gives a method of Objective-C: without the words that its types
/// say, and with what follows the last preposition as a label.
struct ImportedName: Equatable {
  /// `init` of an initializer.
  let base: String
  /// The labels; `_` for none.
  let labels: [String]

  /// Returns the name of a method.
  ///
  /// - Parameters:
  ///   - selector: The selector.
  ///   - types: The words of the parameters' types, as ``words(of:)`` gives them.
  ///   - isInitializer: Whether it is one of `init`.
  ///   - isClassMember: Whether it is a class method.
  ///   - ownResult: The words of the class, if it returns an object of it.
  init(
    selector: String, types: [[String]], isInitializer: Bool = false, isClassMember: Bool = false,
    ownResult: [String]? = nil
  ) {
    let pieces =
      selector.contains(":")
      ? selector.split(separator: ":", omittingEmptySubsequences: false).dropLast().map(String.init)
      : [selector]
    var words = pieces[0].camelWords
    guard !types.isEmpty else {
      base =
        isInitializer ? "init" : Self.withoutOwnResult(pieces[0], ownResult ?? [])
      labels = []
      return
    }
    let rest = zip(pieces.dropFirst(), types.dropFirst()).map { piece, type in
      piece.isEmpty ? "_" : Self.pruned(piece.camelWords, type, isBase: false).camelCase
    }
    if isInitializer {
      words.removeFirst()
      if words.first == "With", words.count > 1 { words.removeFirst() }
      base = "init"
      let label = words.isEmpty ? "_" : Self.pruned(words, types[0], isBase: false).camelCase
      labels = [label] + rest
      return
    }
    if !isClassMember, let ownResult, let stripped = Self.withoutResult(words, ownResult) {
      words = stripped
    }
    words = Self.pruned(words, types[0], isBase: true)
    let (head, label) = Self.split(words, types[0])
    base = head.camelCase
    labels = [label.isEmpty ? "_" : label.camelCase] + rest
  }

  /// Reads a name with labels, `move(_:to:)`; nil if it has other parameters.
  init?(_ text: String, count: Int) {
    guard let open = text.firstIndex(of: "("), text.hasSuffix(")") else {
      guard count == 0 else { return nil }
      (base, labels) = (text, [])
      return
    }
    base = String(text[..<open].split(separator: ".").last ?? "")
    labels = text[text.index(after: open)...].dropLast().split(separator: ":").map(String.init)
    guard labels.count == count, !base.isEmpty else { return nil }
  }

  /// The label of a class method that makes an object of its class, `cardWithTitle:`; nil of others.
  static func factoryLabels(
    selector: String, types: [[String]], className: String
  ) -> [String]? {
    guard selector.contains(":") else { return nil }
    let words = String(selector.prefix { $0 != ":" }).camelWords
    var own = className.camelWords
    while !own.isEmpty {
      if words.count > own.count + 1,
        zip(words, own).allSatisfy({ $0.lowercased() == $1.lowercased() }),
        words[own.count] == "With"
      {
        let rest = words[(own.count)...].joined()
        let name = Self(
          selector: "init\(rest)\(selector.drop { $0 != ":" })", types: types, isInitializer: true)
        return name.labels
      }
      own.removeFirst()
    }
    return nil
  }

  // MARK: Words

  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
    "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]
  /// What a name cannot be alone.
  private static let vacuous: Set<String> = ["get", "set", "for", "using", "with"]
  /// First words after which a type's words are left out.
  private static let verbs: Set<String> = Set(
    """
    accept activate add adjust align allow animate append apply attach back begin bind blink blur bounce
    break bring broadcast build calculate call cancel capture center change check choose clear close collapse
    collect combine compare compute configure confirm connect construct contains convert copy create cut
    deactivate decode delete deliver deselect detach did disable discard dismiss display divide do drag draw
    drop edit embed enable encode end enqueue enumerate erase evaluate execute exit expand explode export
    extend extract fade fetch fill filter find finish fire fit flip focus follow format generate give go grow
    handle has hide highlight hit ignore import increment initialize insert install interpolate intersect
    invalidate invert is join jump keep kick land launch lay layout load lock log make manage map mark measure
    merge modify morph move multiply must needs notify observe open order pan parse pass paste pause perform
    pick pin place play pop position post prepare present print process pull push put query raise reach read
    rebuild receive record recycle redraw reduce refresh register release reload remove rename render reorder
    replace request reset resize resolve restart restore resume retrieve return reuse reverse roll rotate run
    save scale schedule scroll search select send separate serve setup shake share should show shrink shuffle
    shut skip slide snap sort spin split spring start stop store stretch submit subtract swap swing switch
    tap tear test throw tint toggle trace track transform transition translate trigger turn type unbind undo
    union unload unlock unregister update upload use validate visit wait want will wrap write zoom
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  /// Returns a name without the words at its end that the type of its argument says.
  static func pruned(_ name: [String], _ type: [String], isBase: Bool) -> [String] {
    var (left, right) = (name, type)
    while let word = left.last, let other = right.last, same(word, other) {
      left.removeLast()
      right.removeLast()
    }
    guard left.count < name.count, let last = left.last?.lowercased() else { return name }
    if prepositions.contains(last) { return isBase && left.count == 1 ? name : left }
    guard verbs.contains(last) || last.hasSuffix("ing"), !(isBase && left.count > 1) else {
      return name
    }
    return vacuous.contains(last) ? name : left
  }

  private static func same(_ word: String, _ other: String) -> Bool {
    let (word, other) = (word.lowercased(), other.lowercased())
    return word == other || other == "integer" && (word == "index" || word == "int")
      || other.hasSuffix("*") && (word == other.dropLast() + "s" || word == "array")
  }

  /// Splits the words of a name before the last preposition.
  private static func split(_ words: [String], _ type: [String]) -> ([String], [String]) {
    if words.count > 1, words.last == "Animated", type == ["Bool"] {
      return (Array(words.dropLast()), ["Animated"])
    }
    guard
      let index = words.indices.dropFirst().last(where: {
        prepositions.contains(words[$0].lowercased())
      }), !(index == 1 && vacuous.contains(words[0].lowercased()))
    else { return (words, []) }
    return (Array(words[..<index]), Array(words[index...]))
  }

  /// Returns a name without the class at its beginning, where what follows says how the new object
  /// is made: `imageByAddingShadow:` is `addingShadow(_:)`.
  private static func withoutResult(_ words: [String], _ own: [String]) -> [String]? {
    var own = own
    while !own.isEmpty {
      if words.count > own.count + 1,
        zip(words, own).allSatisfy({ $0.lowercased() == $1.lowercased() })
      {
        var rest = Array(words[own.count...])
        if rest[0] == "By", rest[1].hasSuffix("ing") {
          rest.removeFirst()
          return rest
        }
        return prepositions.contains(rest[0].lowercased()) ? rest : nil
      }
      own.removeFirst()
    }
    return nil
  }

  /// Returns a name without the class at its end: `cardColor` of `UIColor` is `card`.
  private static func withoutOwnResult(_ name: String, _ own: [String]) -> String {
    var (left, right) = (name.camelWords, own)
    while left.count > 1, let word = left.last, let other = right.last, same(word, other) {
      left.removeLast()
      right.removeLast()
    }
    let short = left.camelCase
    return left.count == name.camelWords.count || vacuous.contains(short) ? name : short
  }

  /// Returns the words of a type's name; the last ends with an asterisk if a name in the plural is
  /// of an array of it.
  static func words(of type: CType) -> [String] {
    switch type {
    case .bool: return ["Bool"]
    case .integer: return ["Integer"]
    case .enumeration(let name), .structure(let name): return name.camelWords
    case .handle(let name): return name.camelWords
    case .object(let object):
      guard let name = object.name else {
        return object.protocols.first?.camelWords ?? ["Object"]
      }
      if ["NSArray", "NSMutableArray", "NSSet"].contains(name),
        let element = object.arguments.first?.className?.camelWords
      {
        return element.dropLast() + [(element.last ?? "") + "*"]
      }
      return name.camelWords
    case .selector: return ["Selector"]
    case .metatype: return ["Class"]
    case .block: return ["Block"]
    case .double: return ["Double"]
    case .float: return ["Float"]
    default: return []
    }
  }
}

extension String {
  /// The words of a name in camel case: `URLOfCard2` has `URL`, `Of` and `Card2`.
  var camelWords: [String] {
    var words: [String] = []
    let letters = Array(self)
    for (index, letter) in letters.enumerated() {
      let isStart =
        index == 0
        || letter.isUppercase
          && (!letters[index - 1].isUppercase
            || index + 1 < letters.count && letters[index + 1].isLowercase)
      if isStart { words.append("") }
      words[words.count - 1].append(letter)
    }
    return words
  }
}

extension [String] {
  /// The name of some words, the first of which begins with a small letter.
  var camelCase: String {
    guard let first else { return "" }
    return ([first.lowercased()] + dropFirst()).joined()
  }
}
