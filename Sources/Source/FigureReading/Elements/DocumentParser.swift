internal import CXML

/// Parses an SVG document into a tree of elements with libxml2, which opens no other file.
final class DocumentParser {
  private let file: String
  private var root: DocumentElement?
  private var open: [DocumentElement] = []
  private var count = 0
  private var failure: FigureError?

  /// The largest number of elements.
  private static let maximumCount = 100_000

  private init(file: String) { self.file = file }

  /// Returns the root element.
  ///
  /// - Throws: A ``FigureError`` if the document is not well-formed or too large.
  static func parse(_ bytes: [UInt8], file: String) throws(FigureError) -> DocumentElement {
    let parser = DocumentParser(file: file)
    var events = events(for: Unmanaged.passUnretained(parser).toOpaque())
    let isComplete = bytes.withUnsafeBytes { bytes in
      bytes.withMemoryRebound(to: CChar.self) { text in
        text.baseAddress.map { cxml_parse($0, text.count, &events) } ?? true
      }
    }
    if let failure = parser.failure { throw failure }
    guard isComplete, let root = parser.root, parser.open.isEmpty else {
      throw FigureError("\(file) is not an SVG document: it has no element.")
    }
    return root
  }

  private static func events(for parser: UnsafeMutableRawPointer) -> CXMLEvents {
    CXMLEvents(
      context: parser,
      start: { parser, name, prefix, line, attributes, count in
        DocumentParser.of(parser).start(
          String(cString: name), line: line,
          UnsafeBufferPointer(start: attributes, count: count))
      },
      end: { parser in DocumentParser.of(parser).open.removeLast() },
      text: { parser, text, count in
        let bytes = UnsafeRawBufferPointer(start: text, count: count)
        DocumentParser.of(parser).open.last?.text += String(decoding: bytes, as: UTF8.self)
      },
      failure: { parser, line, column, message in
        let parser = DocumentParser.of(parser)
        let reason =
          String(cString: message).prefix(200).split(whereSeparator: \.isNewline).first ?? ""
        parser.failure = FigureError(
          "\(parser.file):\(max(line, 1)):\(column): the XML is not well-formed: \(reason)")
      })
  }

  private static func of(_ parser: UnsafeMutableRawPointer?) -> DocumentParser {
    guard let parser else { preconditionFailure("an event has no parser") }
    return Unmanaged<DocumentParser>.fromOpaque(parser).takeUnretainedValue()
  }

  /// Enters an element; returns false if there are too many.
  private func start(
    _ name: String, line: Int, _ attributes: UnsafeBufferPointer<CXMLAttribute>
  ) -> Bool {
    count += 1
    guard count <= Self.maximumCount else {
      failure = FigureError(
        "\(file):\(line): the document has more than \(Self.maximumCount) elements.")
      return false
    }
    var values: [String: String] = [:]
    for attribute in attributes {
      let bytes = UnsafeRawBufferPointer(
        start: attribute.value, count: attribute.value_end - attribute.value)
      let name = String(cString: attribute.name)
      // Editors have attributes with prefixes, which mean nothing here; links may have one.
      guard attribute.prefix == nil || name == "href" else { continue }
      values[name] = String(decoding: bytes, as: UTF8.self)
    }
    let element = DocumentElement(name: name, line: line, attributes: values)
    open.last?.children.append(element)
    if root == nil { root = element }
    open.append(element)
    return true
  }
}
