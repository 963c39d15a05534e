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
  ///   - context: The words of the class or protocol.
  ///   - properties: The names of its properties.
  init(
    selector: String, types: [[String]], isInitializer: Bool = false, isClassMember: Bool = false,
    ownResult: [String]? = nil, context: [String] = [], properties: Set<String> = []
  ) {
    let pieces =
      selector.contains(":")
      ? selector.split(separator: ":", omittingEmptySubsequences: false).dropLast().map(String.init)
      : [selector]
    var words = pieces[0].camelWords
    guard !types.isEmpty else {
      base =
        isInitializer
        ? "init"
        : Self.withoutOwnResult(Self.withoutContext(words, context).camelCase, ownResult ?? [])
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
    words = Self.withoutContext(words, context, isSetter: words.first == "set")
    let named = Self.pruned(words, types[0], isBase: true)
    if !Self.isProperty(Array(words.dropFirst(named.count)), properties) { words = named }
    var (head, label) = Self.split(words, types[0])
    if types[0] == ["Block"], let first = label.first, ["With", "Using"].contains(first) {
      label.removeFirst()
    }
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
      if words.count > own.count,
        zip(words, own).allSatisfy({ $0.lowercased() == $1.lowercased() })
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
    accept activate add adjust agree alert allow alter animate appear append apply ask assign
    attach attempt autohide autoplay autorelease autorepeat autoreverse autosave autoscroll
    avoid awake back become begin belong blink book bounce box break broadcast bubble build bump
    burn calculate call cancel capture care cast catch cause center challenge change charge
    check choose claim clean clear click close collapse collect come command commit communicate
    compare complete connect consider contain contains continue convert copy correct cost count
    cover crash cross curl curve customize cut cycle deactivate decay decide decode define delay
    delete deliver depend dequeue describe deselect design detach detect dim disappear dismiss
    display divide do drag draw drop duplicate edit empty enable encode end enqueue enter
    enumerate escape execute exist expand expect explode export extend face fade fail fancy
    fetch fill find finish fire fit fix flash flatten flip flow focus follow force form found
    generate get give go grab grow guarantee guess guide hand handle happen head help hide
    highlight hit hold hook hope hover identify ignore import improve include increase inform
    insert intend interrupt intersect intersects join jump keep kick know label land last launch
    lay lead leave let level license lighten like listen live load lock look lose maintain make
    man manage mark match matter mean measure merge mine minus mix move multiply normalize note
    notice notify number observe obtain occur offer open order own pack part pass paste pause
    pay perform permit phone pick pinch place play please pop post practice prefer prepare
    present preserve press prevent print produce program provide pull push put question queue
    raise reach read readjust rebuild receive reconnect record recycle redo redraw reduce
    reflect register reject release reload rely remain remake remark remember remove reorder repeat
    replace reply report represent reproduce request require resign resize resolve restart
    restore retain retry return reuse reverse risk roll rule run satisfy save scale scatter
    scroll search see select sell send separate serve shade share show shut sign signal sin skip
    sleep slow sound spell spot stand standardize start stay step stop store stretch stroke
    stuff subtract succeed supply support suppress suspect suspend switch take tap tear
    telephone tell test thank think throw time tip toggle touch trace transform translate
    transport treat trust try turn unload unlock update use validate visit wait want warn watch
    water wave win wish work worry wrap write zoom
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  /// Returns a name without the words at its end that the type of its argument says.
  static func pruned(_ name: [String], _ type: [String], isBase: Bool) -> [String] {
    var (left, right) = (name, type)
    while let word = left.last, let other = right.last, same(word, other) {
      left.removeLast()
      right.removeLast()
    }
    guard left.count < name.count, Array(name[left.count...]) != ["Error"],
      let last = left.last?.lowercased()
    else { return name }
    if prepositions.contains(last) { return isBase && left.count == 1 ? name : left }
    guard verbs.contains(last) || last.hasSuffix("ing") else {
      return name
    }
    return vacuous.contains(last) ? name : left
  }

  private static func same(_ word: String, _ other: String) -> Bool {
    let (word, other) = (word.lowercased(), other.lowercased())
    // A URL is an NSURL.
    if word == "url", other == "nsurl" { return true }
    return word == other || other == "integer" && (word == "index" || word == "int")
      || other.hasSuffix("*") && (word == other.dropLast() + "s" || word == "array")
  }

  /// Splits the words of a name before the last preposition.
  private static func split(_ words: [String], _ type: [String]) -> ([String], [String]) {
    if words.count > 1, words.last == "Animated", type == ["Bool"] {
      return (Array(words.dropLast()), ["Animated"])
    }
    let indices = words.indices.dropFirst().filter {
      prepositions.contains(words[$0].lowercased())
    }
    // The number of items is one thing.
    let isKind = words.last == "Kind"
    guard words.first != "set",
      let index = indices.last(where: { isKind || words[$0] != "Of" }) ?? indices.last,
      !(index == 1 && vacuous.contains(words[0].lowercased()))
    else { return (words, []) }
    if words[index...] == ["With", "Error"] { return (words, []) }
    return (Array(words[..<index]), Array(words[index...]))
  }

  /// Returns a name without the class that it is a method of: `showHUDAddedTo:` of `ProgressHUD` is
  /// `showAdded(to:)`.
  ///
  /// A name without the class still says what is done.
  private static func withoutContext(
    _ words: [String], _ context: [String], isSetter: Bool = false
  ) -> [String] {
    for start in context.indices {
      let own = context[start...].map { $0.lowercased() }
      guard words.count > own.count else { continue }
      for index in (1...(words.count - own.count)).reversed()
      where words[index..<(index + own.count)].map({ $0.lowercased() }) == own {
        let rest = Array(words[..<index] + words[(index + own.count)...])
        if isSetter {
          return index + own.count == words.count && index > 1 ? rest : words
        }
        let isVerb = verbs.contains(words[index - 1].lowercased())
        return isVerb && !vacuous.contains(rest.joined()) ? rest : words
      }
    }
    return words
  }

  /// Whether words are the name of a property, or one of its elements.
  private static func isProperty(_ words: [String], _ properties: Set<String>) -> Bool {
    guard !words.isEmpty, !properties.isEmpty else { return false }
    let name = words.camelCase
    return properties.contains(name) || properties.contains(name + "s")
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
