import Testing
import UIKit

/// The parser of XML, which stands in a module of its own beside Foundation.
@Suite struct `XML in source for iOS` {
  private final class Titles: NSObject, XMLParserDelegate {
    var titles: [String] = []
    private var isTitle = false

    func parser(
      _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
      qualifiedName qName: String?, attributes attributeDict: [String: String] = [:]
    ) { isTitle = elementName == "title" }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
      if isTitle { titles.append(string) }
    }

    func parser(
      _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
      qualifiedName qName: String?
    ) { isTitle = false }
  }

  @Test func `a delegate reads the elements of a feed`() {
    let text = "<rss><item><title>One</title><link>a</link></item><title>Two</title></rss>"
    let parser = XMLParser(data: Data(text.utf8))
    let titles = Titles()
    parser.delegate = titles
    #expect(parser.parse())
    #expect(titles.titles == ["One", "Two"])
  }
}
