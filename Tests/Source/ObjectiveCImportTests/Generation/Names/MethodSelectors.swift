import AppleNames

/// A selector of a method with the parameters of its counterpart in Swift.
struct MethodSelector: Hashable {
  let text: String
  let isClassMethod: Bool

  var parts: Int { text.count { $0 == ":" } }

  /// Returns `setTitle:(NSString *)title forState:(UIControlState)state`.
  func heading(_ parameters: [SwiftMethod.Parameter]) -> String {
    guard !parameters.isEmpty else { return text }
    let words = text.split(separator: ":", omittingEmptySubsequences: false)
    return zip(words, parameters).map { word, parameter in
      "\(word):(\(parameter.cType))\(parameter.name == "_" ? "value" : parameter.name)"
        + (parameter.isVariadic ? ", ..." : "")
    }.joined(separator: " ")
  }
}

/// The selectors of methods by their names in Swift.
enum MethodSelectors {
  private static let listed = Dictionary(
    grouping: AppleNames.methods.filter { $0.selector != nil && !$0.isProperty }, by: \.today)

  /// Returns the selectors of a method, with how many of their words name the type of a parameter.
  ///
  /// Those of the tables come first; others follow from Swift's rule, backwards.
  ///
  /// - Parameters:
  ///   - signature: The name in Swift, with the class's name as that of an initializer.
  ///   - owner: The class in Objective-C.
  ///   - types: The words for the types of the parameters, which tell overloads apart.
  ///   - isInitializer: Whether the method is an initializer.
  ///   - hasFactories: Whether initializers have counterparts that are class methods.
  /// - Returns: The selectors with the numbers of words.
  static func all(
    of signature: Signature, in owner: String, types: [String], isInitializer: Bool,
    hasFactories: Bool
  ) -> [(selector: MethodSelector, score: Int)] {
    let lines = listed[signature] ?? []
    let own = lines.filter { $0.selector?.owner == owner }
    let chosen = own.isEmpty ? lines.filter { $0.selector?.owner == nil } : own
    var found = fitting(
      chosen.compactMap(\.selector).map {
        MethodSelector(text: $0.text, isClassMethod: $0.isClassMethod)
      }, types)
    let base = isInitializer ? "init" : signature.name
    let made = SelectorRule.selectors(base: base, labels: signature.labels, types: types)
    if isInitializer {
      found += made.map { MethodSelector(text: $0, isClassMethod: false) }
      if hasFactories, !found.contains(where: \.isClassMethod) {
        found += made.flatMap { factories($0, owner) }
      }
    } else if found.isEmpty {
      found = made.map { MethodSelector(text: $0, isClassMethod: false) }
    }
    return found.map { ($0, score($0, types)) }
  }

  /// Returns the selectors whose words are those of the types; all if none is.
  private static func fitting(_ selectors: [MethodSelector], _ types: [String]) -> [MethodSelector]
  {
    let best = selectors.map { score($0, types) }.max() ?? 0
    return selectors.filter { score($0, types) == best }
  }

  private static func score(_ selector: MethodSelector, _ types: [String]) -> Int {
    let words = selector.text.split(separator: ":", omittingEmptySubsequences: false)
    return zip(words, types).count { word, type in
      !type.isEmpty && (word.hasSuffix(type) || word.hasSuffix(type.lastWord))
    }
  }

  /// Returns the class methods that stand for an initializer: `initWithRect:` of `UIBezierPath` can
  /// be `bezierPathWithRect:` or `pathWithRect:`, and `initWithNamed:` of `UIImage` is
  /// `imageNamed:`.
  private static func factories(_ initializer: String, _ owner: String) -> [MethodSelector] {
    let rest = initializer.dropFirst(4)
    let short = rest.hasPrefix("With") ? rest.dropFirst(4) : rest
    let nouns = [owner.withoutPrefix.decapitalizedWord, owner.lastWord.decapitalizedWord]
    return Array(Set(nouns.flatMap { [$0 + rest, $0 + short] })).sorted().map {
      MethodSelector(text: $0, isClassMethod: true)
    }
  }
}
