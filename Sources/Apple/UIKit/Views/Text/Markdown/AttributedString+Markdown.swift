public import Foundation
public import PictureKit

extension AttributedString {
  /// How Markdown is read.
  public struct MarkdownParsingOptions: Sendable {
    /// What is read.
    public enum InterpretedSyntax: Sendable {
      /// Paragraphs, lists and words.
      case full
      /// Words; line ends become spaces.
      case inlineOnly
      /// Words; spaces and line ends stay.
      case inlineOnlyPreservingWhitespace
    }

    /// What happens with what cannot be read: it stays as it is.
    public enum FailurePolicy: Sendable {
      case throwError, returnPartiallyParsedIfPossible
    }

    /// Whether attributes of the program are read, which they are not; false by default.
    public var allowsExtendedAttributes: Bool
    /// What is read; everything by default.
    public var interpretedSyntax: InterpretedSyntax
    /// What happens with what cannot be read.
    public var failurePolicy: FailurePolicy
    /// The language; nil by default.
    public var languageCode: String?

    /// Creates options.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil,
      appliesSourcePositionAttributes: Bool = false
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// Creates an attributed string of Markdown: emphasis, code, strikethrough and links are
  /// attributes; the marks of headings and lists are left out.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    self.init()
    for span in MarkdownText(markdown, options.interpretedSyntax).spans {
      var attributes = AttributeContainer()
      if !span.intent.isEmpty {
        attributes[AttributeScopes.UIKitAttributes.InlinePresentationIntentAttribute.self] =
          span.intent
      }
      if let link = span.link { attributes.link = URL(string: link, relativeTo: baseURL) }
      append(AttributedString(span.text, attributes: attributes))
    }
  }

  /// Creates an attributed string of Markdown as UTF-8.
  public init(
    markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    try self.init(
      markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
  }
}

extension AttributedText {
  /// Creates a text of Markdown.
  public convenience init(
    markdown: String,
    options: AttributedString.MarkdownParsingOptions = AttributedString.MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    self.init(try AttributedString(markdown: markdown, options: options, baseURL: baseURL))
  }
}
