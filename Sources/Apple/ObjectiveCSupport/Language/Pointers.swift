// What pointers of C are in translated code.

/// Returns the bytes of a text, which are never released, as a C string literal's are.
public func cString(_ text: String) -> UnsafeMutablePointer<CChar>! {
  LiteralBytes.shared[text]
}

/// The bytes of literals, which each have one address.
private final class LiteralBytes {
  nonisolated(unsafe) static let shared = LiteralBytes()

  private var pointers: [String: UnsafeMutablePointer<CChar>] = [:]

  subscript(text: String) -> UnsafeMutablePointer<CChar> {
    if let known = pointers[text] { return known }
    let bytes = text.utf8CString
    let pointer = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
    for (index, byte) in bytes.enumerated() { pointer[index] = byte }
    pointers[text] = pointer
    return pointer
  }
}

/// Returns an address that nothing else has: that of a variable that serves as a key or a context.
public func uniquePointer() -> UnsafeMutableRawPointer! {
  UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
}

/// Returns an object as a pointer that can be made the object again: `(__bridge void *)object`.
public func pointerFromObject(_ object: AnyObject?) -> UnsafeMutableRawPointer! {
  object.map { Unmanaged.passUnretained($0).toOpaque() }
}

/// Returns the object of a pointer that was made of one.
public func objectFromPointer(_ pointer: UnsafeMutableRawPointer?) -> AnyObject! {
  pointer.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
}

/// Returns the text that `NSObject` gives an object.
public func descriptionOfClassOf(_ object: AnyObject?) -> NSString! {
  object.map { NSString(text: "<\(Swift.type(of: $0))>") }
}

/// Returns memory with a value, which is never released: that of a variable whose address is kept.
public func allocated<Value>(_ value: Value) -> UnsafeMutablePointer<Value> {
  let pointer = UnsafeMutablePointer<Value>.allocate(capacity: 1)
  pointer.initialize(to: value)
  return pointer
}

/// Returns memory with the elements of an array of C.
public func allocated<Value>(_ values: [Value]) -> UnsafeMutablePointer<Value> {
  let pointer = UnsafeMutablePointer<Value>.allocate(capacity: Swift.max(values.count, 1))
  pointer.initialize(from: values, count: values.count)
  return pointer
}

/// Returns a pointer to what is only read as C's pointers are, whatever they point to.
public func mutablePointer<Value>(
  _ pointer: UnsafePointer<Value>?
) -> UnsafeMutablePointer<Value>! { UnsafeMutablePointer(mutating: pointer) }

/// Returns a pointer to the same memory as values of another type.
public func reinterpreted<Value, Other>(
  _ pointer: UnsafeMutablePointer<Value>?
) -> UnsafeMutablePointer<Other>! {
  UnsafeMutableRawPointer(pointer)?.assumingMemoryBound(to: Other.self)
}

/// Moves a pointer to the next value, and returns the pointer before.
@discardableResult
public func postIncrement<Value>(
  _ pointer: inout UnsafeMutablePointer<Value>?
) -> UnsafeMutablePointer<Value>! {
  defer { pointer = pointer.map { $0 + 1 } }
  return pointer
}

/// Moves a pointer to the previous value, and returns the pointer before.
@discardableResult
public func postDecrement<Value>(
  _ pointer: inout UnsafeMutablePointer<Value>?
) -> UnsafeMutablePointer<Value>! {
  defer { pointer = pointer.map { $0 - 1 } }
  return pointer
}

/// Moves a pointer to the next value, and returns it.
@discardableResult
public func preIncrement<Value>(
  _ pointer: inout UnsafeMutablePointer<Value>?
) -> UnsafeMutablePointer<Value>! {
  pointer = pointer.map { $0 + 1 }
  return pointer
}

/// Moves a pointer to the previous value, and returns it.
@discardableResult
public func preDecrement<Value>(
  _ pointer: inout UnsafeMutablePointer<Value>?
) -> UnsafeMutablePointer<Value>! {
  pointer = pointer.map { $0 - 1 }
  return pointer
}
