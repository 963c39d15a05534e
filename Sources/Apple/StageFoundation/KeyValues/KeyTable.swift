package import StageContext

/// The properties of classes by their names in Objective-C.
package final class KeyTable {
  private var properties: [String: [KeyedProperty]] = [:]
  private var names: [AnyKeyPath: String] = [:]

  /// Creates a table.
  ///
  /// - Parameter addProperties: Adds the properties that it has from the beginning.
  package init(_ addProperties: (KeyTable) -> Void = { _ in }) { addProperties(self) }

  /// Adds a property that can be set; one of a later call comes first.
  package func add<Root: AnyObject, Value>(
    _ name: String, _ keyPath: ReferenceWritableKeyPath<Root, Value>
  ) {
    insert(name, KeyedProperty(writable: keyPath))
  }

  /// Adds a property that cannot be set.
  package func add<Root: AnyObject, Value>(
    _ name: String, readOnly keyPath: KeyPath<Root, Value>
  ) {
    insert(name, KeyedProperty(keyPath))
  }

  private func insert(_ name: String, _ property: KeyedProperty) {
    properties[name, default: []].insert(property, at: 0)
    names[property.keyPath] = name
  }

  /// Returns the property of an object that has a name; nil if there is none.
  package func property(_ name: String, of object: AnyObject) -> KeyedProperty? {
    properties[Self.plain(name)]?.first { $0.belongs(to: object) }
  }

  /// The names here of the classes that have properties.
  package var ownerNames: Set<String> {
    Set(properties.values.joined().map { "\(type(of: $0.keyPath).rootType)" })
  }

  /// Returns the name of the property at a key path; nil if it has none.
  func name(of keyPath: AnyKeyPath) -> String? { names[keyPath] }

  /// Returns a name without the prefix of its getter: `hidden` for `isHidden`.
  package static func plain(_ name: String) -> String {
    guard name.hasPrefix("is"), let first = name.dropFirst(2).first, first.isUppercase else {
      return name
    }
    return first.lowercased() + name.dropFirst(3)
  }
}

extension ApplicationContext {
  /// The properties that can be set and read by name.
  package var keyTable: KeyTable { service { _ in KeyTable() } }
}
