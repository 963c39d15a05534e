public import PictureKit

/// The highlighter of Swift, Objective-C and YAML.
///
/// It reads words and marks, not whole syntax, so that listings that are parts of files have their
/// colors, too. Its grammars are in the program: a listing has the same tokens on every machine.
public struct SyntaxHighlighter: CodeHighlighter {
  /// Creates a highlighter.
  public init() {}

  /// Returns the tokens of a listing, in its order; they do not overlap.
  public func tokens(of code: String, in language: CodeLanguage) -> [CodeToken] {
    switch language {
    case .swift:
      var lexer = SwiftLexer(code)
      return lexer.tokens()
    case .objectiveC:
      var lexer = ObjectiveCLexer(code)
      return lexer.tokens()
    case .yaml:
      var lexer = YAMLLexer(code)
      return lexer.tokens()
    case .plain: return []
    }
  }
}

/// Installs the highlighter of the process; the constructor in CStartup calls it before `main`.
@_cdecl("zoetrope_install_code_highlighter")
func installCodeHighlighter() { CodeHighlighting.install(SyntaxHighlighter()) }
