public import PictureKit

extension AttributedText {
  /// The kind of a document.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a kind.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Text without attributes.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// Rich text, which is not read.
    public static let rtf = DocumentType(rawValue: "NSRTF")
    /// Rich text with files, which is not read.
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
    /// A page of HTML.
    public static let html = DocumentType(rawValue: "NSHTML")
  }

  /// The name of an option of reading documents.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The kind of the document.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// The encoding of the characters, a number.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// The attributes that characters have by default.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
  }

  /// The name of an attribute of a document.
  public typealias DocumentAttributeKey = DocumentReadingOptionKey

  /// Creates the text of a document in memory.
  ///
  /// - Parameters:
  ///   - data: The document.
  ///   - options: The kind, without which a text with a mark is a page of HTML, and the encoding,
  ///     without which it is UTF-8.
  ///   - dict: Nothing is written there: nil.
  /// - Throws: An error of Cocoa if the document is rich text, or not of the encoding.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>? = nil
  ) throws {
    let encoding =
      (options[.characterEncoding] as? NSNumber)?.uintValue
      ?? options[.characterEncoding] as? UInt
    guard
      let text = String(
        data: data, encoding: encoding.map { String.Encoding(rawValue: $0) } ?? .utf8)
        ?? String(data: data, encoding: .isoLatin1)
    else { throw CocoaError(.fileReadInapplicableStringEncoding) }
    let attributes = (options[.defaultAttributes] as? [Key: Any]).map(TextAttributes.init(objects:))
    let kind =
      options[.documentType] as? DocumentType
      ?? (options[.documentType] as? String).map(DocumentType.init(rawValue:))
      ?? (text.contains(/<[a-zA-Z]/) ? .html : .plain)
    switch kind {
    case .plain: self.init(string: text, attributes: attributes ?? TextAttributes())
    case .html: self.init(HTMLText.text(of: text, attributes: attributes))
    default: throw CocoaError(.fileReadUnknown)
    }
  }

  /// Creates the text of a file.
  public convenience init(
    url: URL, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>? = nil
  ) throws {
    try self.init(
      data: Data(contentsOf: url), options: options, documentAttributes: dict)
  }
}
