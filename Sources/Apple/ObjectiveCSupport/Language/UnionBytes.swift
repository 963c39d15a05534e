/// The memory that the fields of a union share.
public struct UnionBytes: Sendable {
  private var bytes: [UInt8]

  /// Creates memory of zeroes.
  public init(count: Int) { bytes = Array(repeating: 0, count: count) }

  /// Returns the value of a field, whose type is one of numbers or pointers.
  public func value<Value>() -> Value {
    bytes.withUnsafeBytes { $0.loadUnaligned(as: Value.self) }
  }

  /// Sets the value of a field.
  public mutating func set<Value>(_ value: Value) {
    withUnsafeBytes(of: value) { source in
      bytes.withUnsafeMutableBytes { $0.copyMemory(from: source) }
    }
  }

  /// Returns the elements of a field that is an array.
  public func elements<Element>(_ count: Int) -> [Element] {
    bytes.withUnsafeBytes { bytes in
      (0..<count).map {
        bytes.loadUnaligned(fromByteOffset: $0 * MemoryLayout<Element>.stride, as: Element.self)
      }
    }
  }

  /// Sets the elements of a field that is an array.
  public mutating func setElements<Element>(_ elements: [Element]) {
    elements.withUnsafeBytes { source in
      bytes.withUnsafeMutableBytes { $0.copyMemory(from: source) }
    }
  }
}
