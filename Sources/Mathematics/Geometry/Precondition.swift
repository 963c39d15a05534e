// The standard library's functions of these names drop their messages in release builds, where a
// trap would end a program without a reason.

/// Ends the program with a message unless a condition holds, in release builds, too.
///
/// - Parameters:
///   - condition: The condition.
///   - message: What was required and what was found.
///   - file: The file of the message; that of the call by default.
///   - line: The line of the message; that of the call by default.
@inlinable @inline(__always)
package func precondition(
  _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String,
  file: StaticString = #fileID, line: UInt = #line
) {
  if !condition() { preconditionFailure(message(), file: file, line: line) }
}

/// Ends the program with a message, in release builds, too.
///
/// - Parameters:
///   - message: What was required and what was found.
///   - file: The file of the message; that of the call by default.
///   - line: The line of the message; that of the call by default.
@usableFromInline @inline(never)
package func preconditionFailure(
  _ message: @autoclosure () -> String, file: StaticString = #fileID, line: UInt = #line
) -> Never {
  fatalError(message(), file: file, line: line)
}
