internal import StageFoundation

/// A condition on objects, in place of Foundation's.
open class NSPredicate: NSObject {
  private let holds: (AnyObject?, NSDictionary?) -> Bool
  private let text: String

  init(_ text: String, _ holds: @escaping (AnyObject?, NSDictionary?) -> Bool) {
    (self.text, self.holds) = (text, holds)
    super.init()
  }

  /// Returns a condition that a function decides.
  open class func predicateWithBlock(
    _ block: ((AnyObject?, NSDictionary?) -> Bool)!
  ) -> NSPredicate! { NSPredicate("BLOCKPREDICATE") { block($0, $1) } }

  /// Returns the condition that a text says, such as `name == %@ AND age > 3`.
  ///
  /// The text has comparisons of key paths, texts, numbers and values, with `AND`, `OR`, `NOT` and
  /// brackets; another one raises.
  open class func predicateWithFormat(_ format: NSString!, _ arguments: Any?...) -> NSPredicate! {
    let source = format?.storage ?? ""
    guard let syntax = PredicateSyntax.read(source) else {
      return raise(.invalidArgument, "Unable to parse the format string \"\(source)\"")
    }
    return PredicateConditions(source: source, arguments: arguments).condition(syntax)
  }

  /// Returns a condition that always holds or never does.
  open class func predicateWithValue(_ value: Bool) -> NSPredicate! {
    NSPredicate(value ? "TRUEPREDICATE" : "FALSEPREDICATE") { _, _ in value }
  }

  /// The condition as a text.
  open var predicateFormat: NSString! { NSString(text: text) }
  /// The condition as a text.
  override open var description: String { text }

  /// Returns whether the condition holds for an object.
  open func evaluateWithObject(_ object: AnyObject!) -> Bool { holds(object, nil) }
  /// Returns whether the condition holds for an object and values of variables.
  open func evaluateWithObject(
    _ object: AnyObject!, substitutionVariables variables: NSDictionary!
  ) -> Bool { holds(object, variables) }
}

/// A condition made of others, in place of Foundation's.
open class NSCompoundPredicate: NSPredicate {
  /// Returns a condition that holds if all of a list do.
  open class func andPredicateWithSubpredicates(_ list: NSArray!) -> NSPredicate! {
    let parts = predicates(list)
    return NSPredicate(parts.map(\.description).joined(separator: " AND ")) { object, variables in
      parts.allSatisfy { $0.evaluateWithObject(object, substitutionVariables: variables) }
    }
  }
  /// Returns a condition that holds if one of a list does.
  open class func orPredicateWithSubpredicates(_ list: NSArray!) -> NSPredicate! {
    let parts = predicates(list)
    return NSPredicate(parts.map(\.description).joined(separator: " OR ")) { object, variables in
      parts.contains { $0.evaluateWithObject(object, substitutionVariables: variables) }
    }
  }
  /// Returns a condition that holds if another one does not.
  open class func notPredicateWithSubpredicate(_ predicate: NSPredicate!) -> NSPredicate! {
    NSPredicate("NOT \(predicate?.description ?? "")") { object, variables in
      !(predicate?.evaluateWithObject(object, substitutionVariables: variables) ?? false)
    }
  }

  private class func predicates(_ list: NSArray?) -> [NSPredicate] {
    list?.storage.compactMap { $0 as? NSPredicate } ?? []
  }
}
