/// Objects by keys that are compared by `isEqual:`, in the order in which the keys were added.
///
/// Apple's order is not specified; this one is the same in every run.
public struct ObjectTable {
  private var places: [ObjectKey: Int] = [:]
  /// The keys and values in their order; nil where an entry was removed.
  private var slots: [(key: AnyObject, value: AnyObject)?] = []

  /// Creates an empty table.
  public init() {}

  /// The number of entries.
  package var count: Int { places.count }
  /// The keys and values in their order.
  package var entries: [(key: AnyObject, value: AnyObject)] { slots.compactMap(\.self) }
  /// The keys in their order.
  package var keys: [AnyObject] { slots.compactMap { $0?.key } }
  /// The values in the order of the keys.
  package var values: [AnyObject] { slots.compactMap { $0?.value } }

  /// Returns the value of a key; nil if it has none.
  package func value(for key: AnyObject) -> AnyObject? {
    places[ObjectKey(key)].flatMap { slots[$0]?.value }
  }

  /// Returns the key that is equal to another one; nil without one.
  package func key(equalTo key: AnyObject) -> AnyObject? {
    places[ObjectKey(key)].flatMap { slots[$0]?.key }
  }

  /// Sets the value of a key.
  package mutating func set(_ value: AnyObject, for key: AnyObject) {
    if let place = places[ObjectKey(key)] {
      slots[place]?.value = value
    } else {
      places[ObjectKey(key)] = slots.count
      slots.append((key, value))
    }
  }

  /// Removes a key.
  package mutating func remove(_ key: AnyObject) {
    guard let place = places.removeValue(forKey: ObjectKey(key)) else { return }
    slots[place] = nil
    if slots.count > 16, slots.count > places.count * 2 { compact() }
  }

  /// Removes all keys.
  package mutating func removeAll() { self = ObjectTable() }

  private mutating func compact() {
    slots.removeAll { $0 == nil }
    for (place, slot) in slots.enumerated() {
      if let slot { places[ObjectKey(slot.key)] = place }
    }
  }
}

@available(*, unavailable)
extension ObjectTable: Sendable {}
