/// Objects by keys that are compared by `isEqual:`, either of which it may not keep alive.
///
/// An entry whose key or value is gone is no entry any more. The order is that in which the keys
/// were added.
struct ReferenceTable {
  private struct Entry {
    let number: Int
    let key: Reference
    var value: Reference
  }

  /// An object that is kept alive or not.
  private struct Reference {
    private let kept: AnyObject?
    private weak var seen: AnyObject?

    init(_ object: AnyObject, isWeak: Bool) {
      kept = isWeak ? nil : object
      seen = object
    }

    var object: AnyObject? { seen }
  }

  private let hasWeakKeys: Bool
  private let hasWeakValues: Bool
  private var entries: [UInt: [Entry]] = [:]
  private var nextNumber = 0

  init(hasWeakKeys: Bool = false, hasWeakValues: Bool = false) {
    (self.hasWeakKeys, self.hasWeakValues) = (hasWeakKeys, hasWeakValues)
  }

  /// The keys and values that are still there, in their order.
  var pairs: [(key: AnyObject, value: AnyObject)] {
    entries.values.joined().sorted { $0.number < $1.number }.compactMap { entry in
      guard let key = entry.key.object, let value = entry.value.object else { return nil }
      return (key, value)
    }
  }

  /// Returns the value of a key; nil if it has none.
  func value(for key: AnyObject) -> AnyObject? {
    entries[hashOf(key)]?.first { isEqual($0.key.object, key) }?.value.object
  }

  /// Sets the value of a key.
  mutating func set(_ value: AnyObject, for key: AnyObject) {
    let hash = hashOf(key)
    let value = Reference(value, isWeak: hasWeakValues)
    var bucket = (entries[hash] ?? []).filter {
      $0.key.object != nil && $0.value.object != nil
    }
    if let place = bucket.firstIndex(where: { isEqual($0.key.object, key) }) {
      bucket[place].value = value
    } else {
      bucket.append(
        Entry(number: nextNumber, key: Reference(key, isWeak: hasWeakKeys), value: value))
      nextNumber += 1
    }
    entries[hash] = bucket
  }

  /// Removes a key.
  mutating func remove(_ key: AnyObject) {
    entries[hashOf(key)]?.removeAll { isEqual($0.key.object, key) }
  }

  /// Removes all keys.
  mutating func removeAll() { entries = [:] }
}
