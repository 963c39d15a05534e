internal import Geometry

/// The values of the traits that a program defines, by the types that define them.
package struct CustomTraits: Hashable, @unchecked Sendable {
  private var values: [ObjectIdentifier: AnyHashable] = [:]

  /// Creates a table without values.
  package init() {}

  /// Whether a trait has a value.
  package func contains(_ trait: Any.Type) -> Bool { values[ObjectIdentifier(trait)] != nil }

  /// Returns whether a trait has the same value in another table.
  package func isEqual(_ trait: Any.Type, to other: CustomTraits) -> Bool {
    values[ObjectIdentifier(trait)] == other.values[ObjectIdentifier(trait)]
  }

  /// Returns the value of a trait; nil if it has none.
  package func value<Value>(of trait: Any.Type) -> Value? {
    guard let base = values[ObjectIdentifier(trait)]?.base else { return nil }
    return (base as? ObjectIdentifiedBox)?.value as? Value ?? base as? Value
  }

  /// Sets the value of a trait, which is compared by its identity if it cannot be hashed.
  package mutating func set(_ value: Any, of trait: Any.Type) {
    let hashable = (value as? any Hashable).map { AnyHashable($0) }
    values[ObjectIdentifier(trait)] = hashable ?? AnyHashable(ObjectIdentifiedBox(value))
  }

  /// Removes the value of a trait.
  package mutating func remove(_ trait: Any.Type) { values[ObjectIdentifier(trait)] = nil }

  /// Takes the values of another table.
  package mutating func set(_ other: CustomTraits) { values.merge(other.values) { _, new in new } }
}

/// A value that cannot be hashed, by its identity.
private final class ObjectIdentifiedBox: CreationHashable {
  let creationNumber = CreationNumber()
  let value: Any
  init(_ value: Any) { self.value = value }
}
