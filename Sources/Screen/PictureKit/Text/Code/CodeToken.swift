/// A part of a listing that has a color of its own.
public struct CodeToken: Hashable, Sendable {
  /// What a part of a listing is.
  public enum Kind: String, CaseIterable, Sendable {
    /// A word that the language reserves, and its constants: `let`, `self`, `YES`, `true`.
    case keyword
    /// The name of a type.
    case type
    /// The name of a function or method, where it is called or declared.
    case function
    /// A text in quotation marks, a regular expression, or a plain text of YAML.
    case string
    /// A number.
    case number
    /// A comment.
    case comment
    /// An attribute, or an anchor of YAML: `@State`, `&base`.
    case attribute
    /// A directive of the compiler or document: `#if`, `#import`, `---`.
    case directive
    /// The key of a mapping in YAML.
    case key
  }

  /// What it is.
  public let kind: Kind
  /// Its place, in UTF-16 units.
  public let range: Range<Int>

  /// Creates a token.
  ///
  /// - Parameters:
  ///   - kind: What it is.
  ///   - range: Its place, in UTF-16 units.
  public init(_ kind: Kind, _ range: Range<Int>) {
    self.kind = kind
    self.range = range
  }
}
