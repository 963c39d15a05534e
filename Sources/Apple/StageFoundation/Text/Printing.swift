internal import StageContext
internal import StageKit

/// Writes items to the stage's log, which traces show, and to standard error when a command runs
/// the program.
///
/// Standard output is for the results of commands.
///
/// - Parameters:
///   - items: The items.
///   - separator: The text between two items.
///   - terminator: The text after the last; a line is written when it has its end.
public func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  let text = items.map { description(of: $0) }.joined(separator: separator)
  ApplicationContext.current?.console.write(text + terminator)
}

/// Writes descriptions of items for programmers to where ``print(_:separator:terminator:)`` writes.
public func debugPrint(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  let text = items.map { String(reflecting: $0) }.joined(separator: separator)
  ApplicationContext.current?.console.write(text + terminator)
}

/// Writes the parts of a value to where ``print(_:separator:terminator:)`` writes.
///
/// - Parameters:
///   - value: The value.
///   - name: A name in front of it; nil for none.
///   - indent: The number of spaces in front of each line.
///   - maxDepth: How deep parts are written; without limit by default.
///   - maxItems: How many parts are written; without limit by default.
/// - Returns: The value.
@discardableResult
public func dump<Value>(
  _ value: Value, name: String? = nil, indent: Int = 0, maxDepth: Int = .max, maxItems: Int = .max
) -> Value {
  var text = ""
  dump(value, to: &text, name: name, indent: indent, maxDepth: maxDepth, maxItems: maxItems)
  ApplicationContext.current?.console.write(text)
  return value
}

/// The text of an item: that of a class is its name.
private func description(of item: Any) -> String {
  (item as? AnyClass).map { AppleClassName.short($0) } ?? String(describing: item)
}
