internal import Synchronization

/// The values that were computed last, up to a number of bytes.
///
/// A value depends on its key alone, so that a cache changes no pixel. Threads share it.
final class BoundedCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct Entry {
    let value: Value
    let size: Int
  }

  private struct State {
    var entries: [Key: Entry] = [:]
    /// The keys in the order of their insertion, from the element ``first`` on.
    var order: [Key] = []
    var first = 0
    var size = 0

    mutating func removeOldest() {
      size -= entries.removeValue(forKey: order[first])?.size ?? 0
      first += 1
      guard first > order.count / 2 else { return }
      order.removeFirst(first)
      first = 0
    }
  }

  private let state = Mutex(State())
  private let capacity: Int
  private let size: @Sendable (Key, Value) -> Int

  /// Creates a cache.
  ///
  /// - Parameters:
  ///   - capacity: The bytes of its values and keys.
  ///   - size: Returns the bytes of a key and its value, about.
  init(capacity: Int, size: @escaping @Sendable (Key, Value) -> Int) {
    self.capacity = capacity
    self.size = size
  }

  /// Returns the value of a key.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - make: Computes the value, if the cache does not have it.
  /// - Returns: The value.
  func value(for key: Key, make: () -> Value) -> Value {
    if let entry = state.withLock({ $0.entries[key] }) { return entry.value }
    let value = make()
    let entry = Entry(value: value, size: size(key, value))
    guard entry.size <= capacity else { return entry.value }
    state.withLock { state in
      guard state.entries.updateValue(entry, forKey: key) == nil else { return }
      state.order.append(key)
      state.size += entry.size
      while state.size > capacity { state.removeOldest() }
    }
    return entry.value
  }
}
