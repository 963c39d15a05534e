import PictureKit
import SyntaxHighlighting

/// Returns the tokens of code as `kind text`, without those of a kind.
func tokens(
  _ code: String, _ language: CodeLanguage, of kinds: Set<CodeToken.Kind>? = nil
) -> [String] {
  let units = Array(code.utf16)
  return SyntaxHighlighter().tokens(of: code, in: language)
    .filter { kinds?.contains($0.kind) ?? true }
    .map { "\($0.kind) \(String(decoding: units[$0.range], as: UTF16.self))" }
}
