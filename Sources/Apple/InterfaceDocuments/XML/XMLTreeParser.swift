internal import Foundation

#if canImport(FoundationXML)
internal import FoundationXML
#endif

/// Parses XML into a tree of ``XMLNode``, within the limits of ``InterfaceDocumentLimits``.
final class XMLTreeParser: NSObject, XMLParserDelegate {
  private let file: String
  private var root: XMLNode?
  private var openNodes: [XMLNode] = []
  private var elementCount = 0
  private var failure: InterfaceDocumentError?
  /// The first error of the parser, whose result is true for content after the root element.
  private var firstError: (code: Int, line: Int, column: Int)?

  private init(file: String) {
    self.file = file
  }

  /// Returns the root element.
  ///
  /// - Throws: An ``InterfaceDocumentError`` if the source fails ``XMLSource/check()``, is not
  ///   well-formed or is over a limit.
  static func parse(_ source: XMLSource) throws(InterfaceDocumentError) -> XMLNode {
    try source.check()
    let builder = XMLTreeParser(file: source.file)
    let parser = XMLParser(data: Data(source.bytes))
    parser.shouldResolveExternalEntities = false
    parser.delegate = builder
    let isComplete = parser.parse()
    if let failure = builder.failure { throw failure }
    guard isComplete, builder.firstError == nil, builder.openNodes.isEmpty, let root = builder.root
    else {
      let error = builder.firstError ?? (code: 0, line: parser.lineNumber, column: 1)
      throw InterfaceDocumentError(
        .notXML, file: source.file, line: max(error.line, 1),
        "the XML is not well-formed at column \(error.column): \(reason(error.code))")
    }
    return root
  }

  /// Returns what an error code of libxml2 means.
  private static func reason(_ code: Int) -> String {
    switch code {
    case 5: "the document does not end with its root element"
    case 77: "the document ends inside of an element"
    case 26: "an entity is not declared"
    case 38, 39, 40: "the value of an attribute is not closed or contains <"
    case 41: "an attribute has no value"
    case 42: "an element has an attribute twice"
    case 65: "a space between attributes is missing"
    case 68: "a name is missing"
    case 73: "a tag is not closed"
    case 201: "a namespace prefix is not declared"
    case 76: "an end tag does not match its start tag"
    case 9, 81: "a character is not allowed, or the text is not UTF-8"
    default: "the parser reports error \(code)"
    }
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    guard failure == nil else { return }
    elementCount += 1
    if openNodes.count >= InterfaceDocumentLimits.maximumDepth {
      let limit = InterfaceDocumentLimits.maximumDepth
      fail(parser, "elements are nested \(limit + 1) deep; up to \(limit) levels are allowed")
    } else if elementCount > InterfaceDocumentLimits.maximumElementCount {
      let limit = InterfaceDocumentLimits.maximumElementCount
      fail(parser, "the document has more than \(limit) elements; up to \(limit) are allowed")
    } else {
      let node = XMLNode(name: elementName, line: parser.lineNumber, attributes: attributes)
      openNodes.last?.append(node)
      if root == nil { root = node }
      openNodes.append(node)
    }
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName: String?
  ) {
    guard failure == nil else { return }
    openNodes.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    guard failure == nil else { return }
    openNodes.last?.text += string
  }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    guard failure == nil else { return }
    openNodes.last?.text += String(decoding: block, as: UTF8.self)
  }

  func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
    guard failure == nil, firstError == nil else { return }
    firstError = ((parseError as NSError).code, parser.lineNumber, parser.columnNumber)
  }

  private func fail(_ parser: XMLParser, _ reason: String) {
    failure = InterfaceDocumentError(.tooLarge, file: file, line: parser.lineNumber, reason)
    parser.abortParsing()
  }
}
