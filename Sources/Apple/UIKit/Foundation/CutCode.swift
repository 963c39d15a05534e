/// What stands for a value whose expression was cut; it has no members.
public struct _CutValue: CustomStringConvertible, Sendable {
  /// What `print` shows.
  public var description: String { "(cut)" }
}

/// Logs once that code was reached that does not compile here, and was cut.
///
/// - Parameter sentence: File, line, and why the code does not compile.
/// - Returns: A value that nothing can use.
@discardableResult public func _cut(_ sentence: String) -> _CutValue {
  UIApplication.logOnce(sentence)
  return _CutValue()
}

/// Logs once that a value is needed whose expression was cut.
///
/// - Parameters:
///   - sentence: File, line, and why the expression does not compile.
///   - value: A value in its place.
/// - Returns: The value.
public func _cut<Value>(_ sentence: String, _ value: @autoclosure () -> Value) -> Value {
  UIApplication.logOnce(sentence)
  return value()
}
