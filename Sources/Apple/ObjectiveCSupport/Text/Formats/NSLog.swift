// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a line to the log of the application, with placeholders filled in.
public func NSLog(_ format: NSString!, _ arguments: Any?...) {
  // An argument may have raised.
  guard !isUnwinding() else { return }
  stageLog(formatted(format?.storage ?? "", arguments))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a line to the log of the application, with placeholders filled in.
public func NSLogv(_ format: NSString!, _ arguments: ArgumentList!) {
  guard !isUnwinding() else { return }
  stageLog(formatted(format?.storage ?? "", arguments?.arguments ?? []))
}

/// Writes text to the log of the application, with placeholders filled in, as C's `printf` does.
///
/// - Returns: The number of bytes.
@discardableResult
public func printf(_ format: UnsafePointer<CChar>!, _ arguments: Any?...) -> Int32 {
  guard !isUnwinding() else { return 0 }
  let text = formatted(format.map { String(cString: $0) } ?? "", arguments)
  print(text, terminator: "")
  return Int32(text.utf8.count)
}
