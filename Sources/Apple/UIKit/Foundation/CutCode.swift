/// What stands for a value whose expression was cut; it has no members, and its elements are cut, too.
///
/// Conditions such as `let name = data["name"] as? String` are so refused at once, and not one in each
/// run of the compiler.
public struct _CutValue: CustomStringConvertible, Sendable {
  /// What is cut.
  public subscript(key: some Hashable) -> _CutValue { self }
  /// What `print` shows.
  public var description: String { "(cut)" }
}

/// Logs once that code was reached that does not compile here, and was cut.
///
/// - Parameter sentence: File, line, and why the code does not compile.
/// - Returns: A value that nothing can use.
@discardableResult public func _cut(_ sentence: String) -> _CutValue {
  UIApplication.logCut(sentence)
  return _CutValue()
}

/// Logs once that a value is needed whose expression was cut.
///
/// - Parameters:
///   - sentence: File, line, and why the expression does not compile.
///   - value: A value in its place.
/// - Returns: The value.
public func _cut<Value>(_ sentence: String, _ value: @autoclosure () -> Value) -> Value {
  UIApplication.logCut(sentence)
  return value()
}

extension UIApplication {
  /// Logs once that code was reached that was cut.
  fileprivate static func logCut(_ sentence: String) {
    logOnce(sentence)
    current?.service { _ in ReachedCuts() }.sentences.append(sentence)
  }

  /// The sentences about code that was cut and has been reached since this was called last.
  package func takeReachedCuts() -> [String] {
    let cuts = service { _ in ReachedCuts() }
    defer { cuts.sentences = [] }
    return cuts.sentences
  }
}

/// What an application has reached of code that was cut.
private final class ReachedCuts {
  var sentences: [String] = []
}
