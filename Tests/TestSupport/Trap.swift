public import Testing

/// Expects that a process that trapped said why, in a sentence that starts with these words.
///
/// Only debug builds print the sentence; release builds end without a word.
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
