internal import Synchronization

/// A service that finds the tokens of listings.
public protocol CodeHighlighter: Sendable {
  /// Returns the tokens of a listing, in its order; they do not overlap.
  ///
  /// Code that is not valid has tokens, too.
  ///
  /// - Parameters:
  ///   - code: The listing.
  ///   - language: The language.
  /// - Returns: The tokens.
  func tokens(of code: String, in language: CodeLanguage) -> [CodeToken]
}

/// The highlighter of the process.
///
/// The module `SyntaxHighlighting` installs its highlighter when it is linked, before `main`.
public enum CodeHighlighting: Sendable {
  private static let installed = Mutex<(any CodeHighlighter)?>(nil)

  /// Whether there is a highlighter.
  public static var isAvailable: Bool { installed.withLock { $0 } != nil }

  /// Sets the highlighter of the process; only the first call has an effect.
  ///
  /// - Parameter highlighter: The highlighter.
  public static func install(_ highlighter: any CodeHighlighter) {
    installed.withLock { if $0 == nil { $0 = highlighter } }
  }

  /// Returns the tokens of a listing, in its order; none without a highlighter.
  ///
  /// - Parameters:
  ///   - code: The listing.
  ///   - language: The language.
  /// - Returns: The tokens.
  public static func tokens(of code: String, in language: CodeLanguage) -> [CodeToken] {
    installed.withLock { $0 }?.tokens(of: code, in: language) ?? []
  }
}
