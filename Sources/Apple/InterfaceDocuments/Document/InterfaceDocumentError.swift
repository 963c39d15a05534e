/// Why an interface document could not be read.
public struct InterfaceDocumentError: Error, Hashable, Sendable {
  /// The kinds of failure.
  public enum Kind: Hashable, Sendable {
    /// The operating system refused to read the file.
    case unreadable
    /// The file, its number of elements or its nesting is above a limit of
    /// ``InterfaceDocumentLimits``.
    case tooLarge
    /// The file is a compiled `.nib` or `.storyboardc`.
    case compiled
    /// The file is not well-formed XML in UTF-8.
    case notXML
    /// The file declares a document type or entities.
    case documentType
    /// The root element is not that of an interface document.
    case wrongRoot
    /// The document is for another platform than iOS.
    case otherPlatform
    /// A number is not a finite decimal number.
    case invalidNumber
    /// An attribute has a value that is not allowed.
    case invalidValue
    /// A required attribute other than an id is missing.
    case missingAttribute
    /// An object has no id.
    case missingID
    /// Two elements have the same id.
    case duplicateID
    /// An attribute refers to an id that no element has.
    case unknownReference
  }

  /// The kind of failure.
  public let kind: Kind
  /// The path of the file, or the name that the caller gave to its bytes.
  public let file: String
  /// The line of the file, from 1, or nil if the error is about the whole file.
  public let line: Int?
  /// What was found and what is allowed.
  public let reason: String

  init(_ kind: Kind, file: String, line: Int?, _ reason: String) {
    self.kind = kind
    self.file = file
    self.line = line
    self.reason = reason
  }
}

extension InterfaceDocumentError: CustomStringConvertible {
  /// A sentence that names the file and the line, without control characters.
  public var description: String {
    let place = line.map { "\(file), line \($0)" } ?? file
    return "\(place): \(reason)".printable
  }
}
