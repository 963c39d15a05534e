internal import Foundation
internal import Geometry

/// A condition on objects and values, in place of Foundation's, which reads no text on Linux.
open class NSPredicate: NSObject {
  /// A value or object, and the values of variables.
  typealias Condition = (Any?, [String: Any]) -> Bool

  private let condition: Condition
  /// The condition as a text.
  public let predicateFormat: String

  init(_ format: String, _ condition: @escaping Condition) {
    predicateFormat = format
    self.condition = condition
    super.init()
  }

  /// Creates the condition that a text says, such as `name == %@ AND age > 3`.
  ///
  /// A text that is none ends the program with a sentence, as on iOS.
  ///
  /// - Parameters:
  ///   - predicateFormat: The text.
  ///   - args: What stands for its placeholders.
  public convenience init(format predicateFormat: String, _ args: Any?...) {
    self.init(format: predicateFormat, argumentArray: args.map { $0 as Any })
  }

  /// Creates the condition that a text says.
  ///
  /// - Parameters:
  ///   - predicateFormat: The text.
  ///   - arguments: What stands for its placeholders.
  public init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    guard let syntax = PredicateSyntax.read(predicateFormat),
      let predicate = Self.condition(syntax, arguments ?? [])
    else {
      preconditionFailure("Unable to parse the format string \"\(predicateFormat)\"")
    }
    condition = predicate.condition
    self.predicateFormat = predicate.predicateFormat
    super.init()
  }

  /// Creates a condition that a function decides.
  public convenience init(block: @escaping (Any?, [String: Any]?) -> Bool) {
    self.init("BLOCKPREDICATE") { block($0, $1) }
  }

  /// Creates a condition that always holds or never does.
  public convenience init(value: Bool) {
    self.init(value ? "TRUEPREDICATE" : "FALSEPREDICATE") { _, _ in value }
  }

  override open var description: String { predicateFormat }

  /// Returns whether the condition holds for a value.
  open func evaluate(with object: Any?) -> Bool { condition(object, [:]) }

  /// Returns whether the condition holds for a value and values of variables.
  open func evaluate(with object: Any?, substitutionVariables bindings: [String: Any]?) -> Bool {
    condition(object, bindings ?? [:])
  }

  /// Returns the condition with values for its variables.
  open func withSubstitutionVariables(_ variables: [String: Any]) -> NSPredicate {
    NSPredicate(predicateFormat) { [condition] object, other in
      condition(object, variables.merging(other) { $1 })
    }
  }
}

/// A condition made of others, in place of Foundation's.
open class NSCompoundPredicate: NSPredicate {
  /// How conditions are joined.
  public enum LogicalType: UInt, Sendable {
    case not, and, or
  }

  /// How the conditions are joined.
  public let compoundPredicateType: LogicalType
  /// The conditions.
  public let subpredicates: [NSPredicate]

  /// Creates a condition of others; of several after `.not` the first counts.
  public init(type: LogicalType, subpredicates: [NSPredicate]) {
    compoundPredicateType = type
    self.subpredicates = subpredicates
    let texts = subpredicates.map {
      $0 is NSCompoundPredicate ? "(\($0.predicateFormat))" : $0.predicateFormat
    }
    switch type {
    case .not:
      super.init("NOT \(texts.first ?? "")") { object, variables in
        !(subpredicates.first?.evaluate(with: object, substitutionVariables: variables) ?? false)
      }
    case .and:
      super.init(texts.isEmpty ? "TRUEPREDICATE" : texts.joined(separator: " AND ")) {
        object, variables in
        subpredicates.allSatisfy { $0.evaluate(with: object, substitutionVariables: variables) }
      }
    case .or:
      super.init(texts.isEmpty ? "FALSEPREDICATE" : texts.joined(separator: " OR ")) {
        object, variables in
        subpredicates.contains { $0.evaluate(with: object, substitutionVariables: variables) }
      }
    }
  }

  /// Creates a condition that holds if all of others do.
  public convenience init(andPredicateWithSubpredicates subpredicates: [NSPredicate]) {
    self.init(type: .and, subpredicates: subpredicates)
  }
  /// Creates a condition that holds if one of others does.
  public convenience init(orPredicateWithSubpredicates subpredicates: [NSPredicate]) {
    self.init(type: .or, subpredicates: subpredicates)
  }
  /// Creates a condition that holds if another one does not.
  public convenience init(notPredicateWithSubpredicate predicate: NSPredicate) {
    self.init(type: .not, subpredicates: [predicate])
  }
}
