internal import CXML

/// Reads documents in memory with libxml2, which opens no other file and has no entities but XML's
/// own.
///
/// Comments and processing instructions are skipped. Elements are nested at most 256 levels deep.
package final class XMLReader {
  private let handler: any XMLHandler

  private init(_ handler: any XMLHandler) { self.handler = handler }

  /// Reads a document of XML; one that is not well-formed ends with a failure.
  ///
  /// - Parameters:
  ///   - bytes: The document.
  ///   - handler: What is called with its parts.
  /// - Returns: Whether there was enough memory.
  package static func read(xml bytes: UnsafeBufferPointer<UInt8>, to handler: any XMLHandler)
    -> Bool
  {
    read(bytes, to: handler, with: cxml_parse)
  }

  /// Reads a page of HTML: elements that do not end are ended, nothing is a failure, and names have
  /// no prefixes.
  ///
  /// - Parameters:
  ///   - bytes: The page.
  ///   - handler: What is called with its parts.
  /// - Returns: Whether there was enough memory.
  package static func read(html bytes: UnsafeBufferPointer<UInt8>, to handler: any XMLHandler)
    -> Bool
  {
    read(bytes, to: handler, with: cxml_parse_html)
  }

  private static func read(
    _ bytes: UnsafeBufferPointer<UInt8>, to handler: any XMLHandler,
    with parse: (UnsafePointer<CChar>, Int, UnsafePointer<CXMLEvents>) -> Bool
  ) -> Bool {
    let reader = XMLReader(handler)
    var events = CXMLEvents(
      context: Unmanaged.passUnretained(reader).toOpaque(),
      start: { reader, name, prefix, line, attributes, count in
        XMLReader.of(reader).handler.start(
          XMLName(name, prefix), line: line,
          UnsafeBufferPointer(start: attributes, count: count).map(XMLAttribute.init))
      },
      end: { reader in XMLReader.of(reader).handler.end() },
      text: { reader, text, count in
        let bytes = UnsafeRawBufferPointer(start: text, count: count)
        XMLReader.of(reader).handler.add(String(decoding: bytes, as: UTF8.self))
      },
      failure: { reader, line, column, message in
        let reason = String(cString: message).prefix(200).split(whereSeparator: \.isNewline).first
        XMLReader.of(reader).handler.fail(
          line: max(line, 1), column: column, reason.map(String.init) ?? "")
      })
    return withExtendedLifetime(reader) {
      bytes.withMemoryRebound(to: CChar.self) { text in
        text.baseAddress.map { parse($0, text.count, &events) } ?? true
      }
    }
  }

  private static func of(_ reader: UnsafeMutableRawPointer?) -> XMLReader {
    guard let reader else { preconditionFailure("an event has no reader") }
    return Unmanaged<XMLReader>.fromOpaque(reader).takeUnretainedValue()
  }
}

extension XMLName {
  fileprivate init(_ name: UnsafePointer<CChar>, _ prefix: UnsafePointer<CChar>?) {
    local = String(cString: name)
    self.prefix = prefix.map { String(cString: $0) }
  }
}

extension XMLAttribute {
  fileprivate init(_ attribute: CXMLAttribute) {
    name = XMLName(attribute.name, attribute.prefix)
    value = String(
      decoding: UnsafeRawBufferPointer(
        start: attribute.value, count: attribute.value_end - attribute.value), as: UTF8.self)
  }
}
