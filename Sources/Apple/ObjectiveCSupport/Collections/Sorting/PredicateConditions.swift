internal import StageFoundation

/// Makes conditions on objects of what a text says.
struct PredicateConditions {
  /// The value of one side of a comparison.
  private typealias Value = (AnyObject?, NSDictionary?) -> AnyObject?

  /// The whole text.
  let source: String
  /// What stands for its placeholders.
  let arguments: [Any?]

  /// Returns the condition.
  func condition(_ syntax: PredicateSyntax) -> NSPredicate {
    switch syntax {
    case .constant(let value): NSPredicate.predicateWithValue(value)
    case .not(let part): NSCompoundPredicate.notPredicateWithSubpredicate(condition(part))
    case .and(let parts):
      NSCompoundPredicate.andPredicateWithSubpredicates(NSArray(objects: parts.map(condition)))
    case .or(let parts):
      NSCompoundPredicate.orPredicateWithSubpredicates(NSArray(objects: parts.map(condition)))
    case .comparison(let comparison): condition(comparison)
    }
  }

  private func condition(_ comparison: PredicateComparison) -> NSPredicate {
    let (left, right) = (value(comparison.left), value(comparison.right))
    return NSPredicate(source) { object, variables in
      let right = right(object, variables)
      return comparison.holds(
        for: left(object, variables), elements: { ObjectiveCSupport.elements($0) }
      ) { Self.holds($0, comparison.name, comparison.options, right) }
    }
  }

  // MARK: Values

  private func value(_ operand: PredicateOperand) -> Value {
    switch operand {
    case .text(let text): return { _, _ in NSString(text: text) }
    case .number(let number): return constant(NSNumber(number: number))
    case .bool(let value): return constant(NSNumber(number: value))
    case .null: return constant(nil)
    case .object: return { object, _ in object }
    case .path(let path): return { object, _ in valueForKeyPath(object, NSString(text: path)) }
    case .variable(let name):
      return { _, variables in variables?.objectForKey(NSString(text: name)) }
    case .argument(let index): return constant(bridgeToObject(argument(index)))
    case .keyArgument(let index):
      let key = (argument(index) as? NSString) ?? NSString()
      return { object, _ in valueForKeyPath(object, key) }
    case .list(let operands):
      let values = operands.map(value)
      return { object, variables in
        NSArray(objects: values.map { $0(object, variables) ?? NSNull.null() })
      }
    }
  }

  private func constant(_ object: AnyObject?) -> Value { { _, _ in object } }

  private func argument(_ index: Int) -> Any? {
    arguments.indices.contains(index) ? arguments[index] : nil
  }

  // MARK: Comparisons

  private static func holds(
    _ left: AnyObject?, _ name: String, _ options: String, _ right: AnyObject?
  ) -> Bool {
    switch name {
    case "==", "=": isSame(left, right, options)
    case "!=", "<>": !isSame(left, right, options)
    case "<": order(left, right) == .orderedAscending
    case ">": order(left, right) == .orderedDescending
    case "<=", "=<": order(left, right).map { $0 != .orderedDescending } ?? false
    case ">=", "=>": order(left, right).map { $0 != .orderedAscending } ?? false
    case "IN": elements(right).contains { isSame($0, left, options) }
    case "BETWEEN":
      (right as? NSArray).map {
        order(left, $0.firstObject) != .orderedAscending
          && order(left, $0.lastObject) != .orderedDescending
      } ?? false
    case "CONTAINS" where !(left is NSString):
      elements(left).contains { isSame($0, right, options) }
    default: matches(left, name, options, right)
    }
  }

  private static func isSame(_ left: AnyObject?, _ right: AnyObject?, _ options: String) -> Bool {
    if left == nil || left is NSNull { return right == nil || right is NSNull }
    if let left = left as? NSString, let right = right as? NSString {
      return PredicateText.folded(left.storage, options)
        == PredicateText.folded(right.storage, options)
    }
    return ObjectiveCSupport.isEqual(left, right)
  }

  private static func order(_ left: AnyObject?, _ right: AnyObject?) -> ComparisonResult? {
    guard let left, let right else { return nil }
    return ObjectiveCSupport.comparison(
      left, NSSelectorFromString(NSString(text: "compare:")), right)
  }

  private static func matches(
    _ left: AnyObject?, _ name: String, _ options: String, _ right: AnyObject?
  ) -> Bool {
    guard let left = left as? NSString, let right = right as? NSString else { return false }
    return PredicateText.matches(left.storage, name, options, right.storage)
  }
}
