internal import Foundation
internal import StageKit

extension NSPredicate {
  /// The value of one side of a comparison.
  private typealias Value = (Any?, [String: Any]) -> Any?

  /// Returns the condition of a text; nil if an argument is missing, or that of a `%K` no text.
  static func condition(_ syntax: PredicateSyntax, _ arguments: [Any]) -> NSPredicate? {
    switch syntax {
    case .constant(let value): return NSPredicate(value: value)
    case .not(let part):
      return condition(part, arguments).map {
        NSCompoundPredicate(notPredicateWithSubpredicate: $0)
      }
    case .and(let parts):
      return conditions(parts, arguments).map {
        NSCompoundPredicate(andPredicateWithSubpredicates: $0)
      }
    case .or(let parts):
      return conditions(parts, arguments).map {
        NSCompoundPredicate(orPredicateWithSubpredicates: $0)
      }
    case .comparison(let comparison): return condition(comparison, arguments)
    }
  }

  private static func conditions(
    _ parts: [PredicateSyntax], _ arguments: [Any]
  ) -> [NSPredicate]? {
    let all = parts.compactMap { condition($0, arguments) }
    return all.count == parts.count ? all : nil
  }

  private static func condition(
    _ comparison: PredicateComparison, _ arguments: [Any]
  ) -> NSPredicate? {
    guard let left = value(comparison.left, arguments),
      let right = value(comparison.right, arguments)
    else { return nil }
    return NSPredicate(comparison.text) { object, variables in
      let right = right(object, variables)
      let elements = { (value: Any?) -> [Any?] in PredicateValues.elements(value) ?? [] }
      return comparison.holds(for: left(object, variables), elements: elements) {
        PredicateValues.holds($0, comparison.name, comparison.options, right)
      }
    }
  }

  private static func value(_ operand: PredicateOperand, _ arguments: [Any]) -> Value? {
    switch operand {
    case .text(let text): return { _, _ in text }
    case .number(let number): return { _, _ in number }
    case .bool(let value): return { _, _ in value }
    case .null: return { _, _ in nil }
    case .object: return { object, _ in object }
    case .path(let path): return { object, _ in valueByPath(path, of: object) }
    case .variable(let name): return { _, variables in variables[name] }
    case .argument(let index):
      guard arguments.indices.contains(index) else { return nil }
      let value = flattened(arguments[index])
      return { _, _ in value }
    case .keyArgument(let index):
      guard arguments.indices.contains(index), let key = arguments[index] as? String else {
        return nil
      }
      return { object, _ in valueByPath(key, of: object) }
    case .list(let operands):
      let values = operands.compactMap { value($0, arguments) }
      guard values.count == operands.count else { return nil }
      return { object, variables in values.map { $0(object, variables) ?? NSNull() } }
    }
  }
}
