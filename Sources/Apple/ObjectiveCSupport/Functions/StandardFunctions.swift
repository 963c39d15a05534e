// swift-format-ignore-file: AlwaysUseLowerCamelCase

internal import StageContext
internal import StageKit

// Functions of C's library that follow the stage, or that Swift has under other names.

/// Returns a random number from 0 to `RAND_MAX`, from the seeded numbers of the application.
public func rand() -> Int32 { Int32(bitPattern: arc4random() >> 1) }
/// Returns a random number from 0 to 2³¹ - 1, from the seeded numbers of the application.
public func random() -> Int { Int(arc4random() >> 1) }
/// Does nothing: the random numbers always begin at the same place.
public func srand(_ seed: UInt32) {}
/// Does nothing: the random numbers always begin at the same place.
public func srandom(_ seed: UInt32) {}

/// Returns the seconds since 1970 on the calendar of the application, and writes them.
@discardableResult
public func time(_ result: UnsafeMutablePointer<Int>?) -> Int {
  let seconds = Int(NSDate().timeIntervalSince1970)
  result?.pointee = seconds
  return seconds
}

/// Returns the time of the stage in microseconds.
public func clock() -> UInt { UInt(max(ApplicationContext.current?.stage.time ?? 0, 0) * 1e6) }

/// Returns whether the system is at least of a major version of iOS: `@available(iOS 13.0, *)`.
public func __isAtLeastIOS(_ major: Int32) -> Bool { isSystemAtLeast(iOS: Int(major)) }

/// Returns a text of C; an empty one for nil.
public func textOfC(_ text: UnsafePointer<CChar>?) -> String {
  text.map { String(cString: $0) } ?? ""
}

/// Returns the number without its sign; the smallest one stays.
public func absoluteValue<Number: FixedWidthInteger>(_ value: Number) -> Number {
  value < 0 ? 0 &- value : value
}

/// Raises that an assertion failed.
public func assertionFailed(_ text: UnsafePointer<CChar>!) {
  raise(
    ExceptionName.internalInconsistency.rawValue,
    "Assertion failed: \(text.map { String(cString: $0) } ?? "")")
}

/// Raises that an assertion failed, with a sentence whose placeholders are filled in.
public func NSAssertionFailed(_ format: NSString!, _ arguments: Any?...) {
  raise(
    ExceptionName.internalInconsistency.rawValue,
    formatted(format?.storage ?? "Assertion failed", arguments))
}

/// Returns the dictionary of views by the names in a text, `view, other`.
public func variableBindings(_ names: NSString!, _ values: AnyObject?...) -> NSDictionary! {
  var storage = ObjectTable()
  let names = (names?.storage ?? "").split(separator: ",")
  for (name, value) in zip(names, values) {
    guard let value else { continue }
    storage.set(value, for: NSString(text: name.filter { !$0.isWhitespace }))
  }
  return NSDictionary(storage: storage)
}

/// Does nothing: memory is released as everywhere in Swift.
public func releaseOf<Value>(_ value: Value?) {}
/// Returns the object: memory is released as everywhere in Swift.
public func retained<Value>(_ value: Value?) -> Value! { value }
