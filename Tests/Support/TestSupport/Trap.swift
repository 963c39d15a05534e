public import Testing

/// Expects that a process trapped with a message that starts with some words.
///
/// - Parameters:
///   - words: The words.
///   - result: How the process ended.
///   - isDebugOnly: Whether release builds drop the message, as they do where a module uses the
///     standard library's `precondition`; nothing is checked there.
///   - sourceLocation: Where the expectation stands.
public func expectSentence(
  _ words: String, from result: ExitTest.Result?, isDebugOnly: Bool = false,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #if !DEBUG
  if isDebugOnly { return }
  #endif
  let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  // "Precondition failed: ..." or "Fatal error: ...".
  #expect(text.contains(": \(words)"), sourceLocation: sourceLocation)
}
