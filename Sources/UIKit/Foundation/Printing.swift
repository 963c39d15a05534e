internal import StageKit

/// Writes items to the stage's log, which traces show.
///
/// Standard output is for the results of commands.
///
/// - Parameters:
///   - items: The items.
///   - separator: The text between two items.
///   - terminator: The text after the last, which is not part of the log.
public func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  let text = items.map { String(describing: $0) }.joined(separator: separator)
  UIApplication.current?.stage.log(text)
}

/// Writes descriptions of items for programmers to the stage's log.
public func debugPrint(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  let text = items.map { String(reflecting: $0) }.joined(separator: separator)
  UIApplication.current?.stage.log(text)
}
