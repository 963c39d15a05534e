internal import CXML
internal import Geometry

/// Parses XML into a tree of ``XMLNode`` with libxml2, within the limits of
/// ``InterfaceDocumentLimits``.
///
/// Comments and processing instructions are skipped. Documents with a document type have been
/// refused before, so that there are no entities but XML's own, and no other file is read.
final class XMLTreeParser {
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
    var events = events(for: Unmanaged.passUnretained(parser).toOpaque())
    let isComplete = source.bytes.withUnsafeBytes { bytes in
      bytes.withMemoryRebound(to: CChar.self) { text in
        text.baseAddress.map { cxml_parse($0, text.count, &events) } ?? true
      }
    }
    if let failure = parser.failure { throw failure }
    guard isComplete, parser.openNodes.isEmpty, let root = parser.root else {
      throw InterfaceDocumentError(
        .unreadable, file: source.file, line: nil, "there is no memory to read the document")
    }
    return root
  }

  private static func events(for parser: UnsafeMutableRawPointer) -> CXMLEvents {
    CXMLEvents(
      context: parser,
      start: { parser, name, prefix, line, attributes, count in
        XMLTreeParser.of(parser).start(
          XMLTreeParser.qualified(name, prefix), line: line,
          UnsafeBufferPointer(start: attributes, count: count))
      },
      end: { parser in XMLTreeParser.of(parser).openNodes.removeLast() },
      text: { parser, text, count in
        let bytes = UnsafeRawBufferPointer(start: text, count: count)
        XMLTreeParser.of(parser).openNodes.last?.text += String(decoding: bytes, as: UTF8.self)
      },
      failure: { parser, line, column, message in
        XMLTreeParser.of(parser).fail(line: line, column: column, String(cString: message))
      })
  }

  private static func of(_ parser: UnsafeMutableRawPointer?) -> XMLTreeParser {
    guard let parser else { preconditionFailure("an event has no parser") }
    return Unmanaged<XMLTreeParser>.fromOpaque(parser).takeUnretainedValue()
  }

  /// Enters an element; returns false if it is over a limit.
  private func start(
    _ name: String, line: Int, _ attributes: UnsafeBufferPointer<CXMLAttribute>
  ) -> Bool {
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
    for attribute in attributes {
      let bytes = UnsafeRawBufferPointer(
        start: attribute.value, count: attribute.value_end - attribute.value)
      values[Self.qualified(attribute.name, attribute.prefix)] = String(
        decoding: bytes, as: UTF8.self)
    }
    let node = XMLNode(name: name, line: line, attributes: values)
    openNodes.last?.append(node)
    if root == nil { root = node }
    openNodes.append(node)
    return true
  }

  private func stop(line: Int, _ reason: String) -> Bool {
    failure = InterfaceDocumentError(.tooLarge, file: file, line: line, reason)
    return false
  }

  private func fail(line: Int, column: Int, _ message: String) {
    let reason = message.prefix(200).split(whereSeparator: \.isNewline).first ?? ""
    failure = InterfaceDocumentError(
      .notXML, file: file, line: max(line, 1),
      "the XML is not well-formed at column \(column): \(reason)")
  }

  private static func qualified(
    _ name: UnsafePointer<CChar>, _ prefix: UnsafePointer<CChar>?
  ) -> String {
    let name = String(cString: name)
    return prefix.map { "\(String(cString: $0)):\(name)" } ?? name
  }
}
