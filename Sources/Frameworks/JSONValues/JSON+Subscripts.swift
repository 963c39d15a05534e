/// What finds a value in another one: the index of an array or the key of a dictionary.
public protocol JSONSubscriptType {
  /// The index or the key.
  var jsonKey: JSONKey { get }
}

/// The index of an array or the key of a dictionary.
public enum JSONKey: Sendable {
  case index(Int)
  case key(String)
}

extension Int: JSONSubscriptType {
  /// The number as an index.
  public var jsonKey: JSONKey { .index(self) }
}

extension String: JSONSubscriptType {
  /// The text as a key.
  public var jsonKey: JSONKey { .key(self) }
}

extension JSON {
  /// The value of a key; null with an error if it is not there.
  ///
  /// A key that is set and not there is added.
  public subscript(key: String) -> JSON {
    get {
      guard let values = dictionary else { return JSON(.null, error: error ?? .wrongType) }
      return values[key] ?? JSON(.null, error: .notExist)
    }
    set {
      guard case .dictionary(var values) = content else { return }
      values[key] = newValue
      content = .dictionary(values)
    }
  }

  /// The value at an index; null with an error if it is not there, where nothing can be set.
  public subscript(index: Int) -> JSON {
    get {
      guard let values = array else { return JSON(.null, error: error ?? .wrongType) }
      return values.indices.contains(index)
        ? values[index] : JSON(.null, error: .indexOutOfBounds)
    }
    set {
      guard case .array(var values) = content, values.indices.contains(index) else { return }
      values[index] = newValue
      content = .array(values)
    }
  }

  /// The value at the end of a path of indices and keys.
  public subscript(path: [any JSONSubscriptType]) -> JSON {
    get { path.reduce(self) { $0.value(at: $1.jsonKey) } }
    set {
      guard let first = path.first else {
        self = newValue
        return
      }
      var value = value(at: first.jsonKey)
      value[Array(path.dropFirst())] = newValue
      switch first.jsonKey {
      case .index(let index): self[index] = value
      case .key(let key): self[key] = value
      }
    }
  }

  /// The value at the end of a path of indices and keys.
  public subscript(path: any JSONSubscriptType...) -> JSON {
    get { self[path] }
    set { self[path] = newValue }
  }

  private func value(at key: JSONKey) -> JSON {
    switch key {
    case .index(let index): self[index]
    case .key(let key): self[key]
    }
  }
}

extension JSON: Collection {
  /// A place among the values of an array or a dictionary.
  public struct Index: Comparable, Sendable {
    let offset: Int

    /// Returns whether a place is before another one.
    public static func < (left: Index, right: Index) -> Bool { left.offset < right.offset }
  }

  /// The place of the first value.
  public var startIndex: Index { Index(offset: 0) }
  /// The place after the last value; that of the first one for values without parts.
  public var endIndex: Index { Index(offset: array?.count ?? dictionary?.count ?? 0) }
  /// Returns the place after another one.
  public func index(after place: Index) -> Index { Index(offset: place.offset + 1) }

  /// The value at a place, with its key or its index as a text.
  public subscript(position: Index) -> (String, JSON) {
    if let array { return ("\(position.offset)", array[position.offset]) }
    let values = dictionaryValue
    let (key, value) = values[values.index(values.startIndex, offsetBy: position.offset)]
    return (key, value)
  }
}
