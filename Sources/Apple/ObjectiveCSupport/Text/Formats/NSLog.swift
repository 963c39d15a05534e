// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a line to the log of the application, with placeholders filled in.
public func NSLog(_ format: NSString!, _ arguments: Any?...) {
  stageLog(formatted(format?.storage ?? "", arguments))
}

/// Writes text to the log of the application, with placeholders filled in, as C's `printf` does.
///
/// - Returns: The number of bytes.
@discardableResult
public func printf(_ format: UnsafePointer<CChar>!, _ arguments: Any?...) -> Int32 {
  let text = formatted(format.map { String(cString: $0) } ?? "", arguments)
  print(text, terminator: "")
  return Int32(text.utf8.count)
}
