public import Testing

/// Expects that a process trapped with a message that starts with some words.
///
/// Only debug builds print messages, so in release builds nothing is checked.
public func expectSentence(
  _ words: String, from result: ExitTest.Result?,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #if DEBUG
  let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  // "Precondition failed: ..." or "Fatal error: ...".
  #expect(text.contains(": \(words)"), sourceLocation: sourceLocation)
  #endif
}
