import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Parses XML into a tree of elements.
final class ElementParser: NSObject, XMLParserDelegate {
  /// The elements whose end tag has not been parsed yet, outermost first.
  private var openElements: [Element] = []
  private var root: Element?

  /// Returns the root element of an XML file.
  ///
  /// - Throws: `SVGError` where the file is not well-formed.
  static func parse(_ data: Data) throws(SVGError) -> Element {
    let delegate = ElementParser()
    let parser = XMLParser(data: data)
    parser.delegate = delegate
    guard parser.parse(), let root = delegate.root else {
      throw SVGError(line: max(parser.lineNumber, 1), message: "the file is not well-formed XML")
    }
    return root
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    openElements.append(Element(name: name, line: parser.lineNumber, attributes: attributes))
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    guard !openElements.isEmpty else { return }
    openElements[openElements.count - 1].text += text
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    guard let element = openElements.popLast() else { return }
    if openElements.isEmpty {
      root = element
    } else {
      openElements[openElements.count - 1].children.append(element)
    }
  }
}
