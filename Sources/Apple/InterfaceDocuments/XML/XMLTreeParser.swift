internal import Geometry
internal import XMLReading

/// Makes a tree of ``XMLNode`` of the parts of a document, within the limits of
/// ``InterfaceDocumentLimits``.
///
/// Comments and processing instructions are skipped. Documents with a document type have been
/// refused before, so that there are no entities but XML's own, and no other file is read.
final class XMLTreeParser: XMLHandler {
  private let file: String
  private var root: XMLNode?
  private var openNodes: [XMLNode] = []
  private var elementCount = 0
  private var failure: InterfaceDocumentError?

  private init(file: String) {
    self.file = file
  }

  /// Returns the root element.
  ///
  /// - Throws: An ``InterfaceDocumentError`` if the source fails ``XMLSource/check()``, is not
  ///   well-formed or is over a limit.
  static func parse(_ source: XMLSource) throws(InterfaceDocumentError) -> XMLNode {
    try source.check()
    let parser = XMLTreeParser(file: source.file)
    let isComplete = source.bytes.withUnsafeBufferPointer { XMLReader.read(xml: $0, to: parser) }
    if let failure = parser.failure { throw failure }
    guard isComplete, parser.openNodes.isEmpty, let root = parser.root else {
      throw InterfaceDocumentError(
        .unreadable, file: source.file, line: nil, "there is no memory to read the document")
    }
    return root
  }

  /// Enters an element; returns false if it is over a limit.
  func start(_ name: XMLName, line: Int, _ attributes: [XMLAttribute]) -> Bool {
    elementCount += 1
    if openNodes.count >= InterfaceDocumentLimits.maximumDepth {
      let limit = InterfaceDocumentLimits.maximumDepth
      let path = openNodes.prefix(6).map(\.name).joined(separator: "/")
      return stop(
        line: line,
        "elements are nested \(limit + 1) deep, in \(path)/...; up to \(limit) levels are allowed")
    }
    if elementCount > InterfaceDocumentLimits.maximumElementCount {
      let limit = InterfaceDocumentLimits.maximumElementCount
      return stop(
        line: line, "the document has more than \(limit) elements; up to \(limit) are allowed")
    }
    var values: [String: String] = [:]
    for attribute in attributes { values[attribute.name.qualified] = attribute.value }
    let node = XMLNode(name: name.qualified, line: line, attributes: values)
    openNodes.last?.append(node)
    if root == nil { root = node }
    openNodes.append(node)
    return true
  }

  private func stop(line: Int, _ reason: String) -> Bool {
    failure = InterfaceDocumentError(.tooLarge, file: file, line: line, reason)
    return false
  }

  func end() { openNodes.removeLast() }

  func add(_ text: String) { openNodes.last?.text += text }

  func fail(line: Int, column: Int, _ reason: String) {
    failure = InterfaceDocumentError(
      .notXML, file: file, line: line,
      "the XML is not well-formed at column \(column): \(reason)")
  }
}
