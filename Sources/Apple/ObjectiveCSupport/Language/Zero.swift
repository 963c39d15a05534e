// What a message to nil returns.

internal import StageKit

/// A type that has a zero but no zero bytes.
protocol ZeroValued {
  /// The zero.
  static var zeroValue: Self { get }
}

extension String: ZeroValued {
  static var zeroValue: String { "" }
}
extension Array: ZeroValued {
  static var zeroValue: [Element] { [] }
}
extension Dictionary: ZeroValued {
  static var zeroValue: [Key: Value] { [:] }
}
extension Set: ZeroValued {
  static var zeroValue: Set<Element> { [] }
}
extension Optional: ZeroValued {
  static var zeroValue: Wrapped? { nil }
}

/// Returns what a message to nil gives: nil, 0, false, or a structure of zeros.
///
/// A type without a zero, such as one of views, traps.
public func zeroValue<Value>(_ type: Value.Type = Value.self) -> Value {
  if let type = type as? any ZeroValued.Type, let value = type.zeroValue as? Value { return value }
  if type == Void.self, let value = () as? Value { return value }
  if let type = type as? any RawRepresentable.Type, let value = rawZero(of: type) as? Value {
    return value
  }
  // Numbers and structures of C are zero where their bytes are.
  guard _isPOD(type) else {
    endProgram("nil is used where \(type) is needed, which has no zero")
  }
  return withUnsafeTemporaryAllocation(
    byteCount: max(MemoryLayout<Value>.size, 1), alignment: MemoryLayout<Value>.alignment
  ) { memory in
    memory.initializeMemory(as: UInt8.self, repeating: 0)
    return memory.loadUnaligned(as: Value.self)
  }
}

private func rawZero<Value: RawRepresentable>(of type: Value.Type) -> Value? {
  guard let raw = Value.RawValue.self as? any Numeric.Type else { return nil }
  return (zero(of: raw) as? Value.RawValue).flatMap { Value(rawValue: $0) }
}

private func zero<Number: Numeric>(of type: Number.Type) -> Number { Number.zero }

/// Returns a value, or the zero of its type for nil.
public func orZero<Value>(_ value: Value?) -> Value { value ?? zeroValue() }

/// Returns an object that must not be nil: nil raises, and where that is caught the zero of the
/// type or a new object goes on in its place.
public func needed<Value>(_ value: Value?) -> Value {
  if let value { return value }
  raise(
    NSException(
      name: .invalidArgument, reason: "nil is given where \(objectName(of: Value.self)) is needed"))
  if let view = View() as? Value { return view }
  return zeroValue()
}

/// The name of a type in a sentence: `an object of UIView`.
private func objectName<Value>(of type: Value.Type) -> String {
  let name = "\(type)".replacing("any ", with: "")
  return "an object of \(name)"
}
