import FileIO
import Foundation
import FoundationXML
import SystemPackage
import TestSupport
import Testing

/// Each text is read by a parser of the language, and is compared by its scalars: strings are equal
/// if they are equivalent, such as composed and decomposed ones.
@Suite struct EscapingTests {
  @Test func `JSON reads a string as it was`() throws {
    let text = hostileText("\"\\/\u{8}\u{C}<>&")
    let read = try JSONDecoder().decode([String].self, from: Data("[\(text.jsonString)]".utf8))
    #expect(read.map(scalars) == [scalars(text)])
  }

  @Test func `nothing ends a script element, or a line, in JSON within it`() throws {
    let text = hostileText("</script><!--]]>&")
    let json = "[\(text.jsonString)]".jsonInScript
    #expect(!json.unicodeScalars.contains { "<>&\u{2028}\u{2029}".unicodeScalars.contains($0) })
    let read = try JSONDecoder().decode([String].self, from: Data(json.utf8))
    #expect(read.map(scalars) == [scalars(text)])
  }

  @Test func `XML reads a text as it was, except for characters that it has not`() throws {
    let text = hostileText("<>&\"'\t\n\r]")
    // XML 1.0, section 2.2.
    let allowed = String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          switch scalar {
          case "\t", "\n", "\r": scalar
          case "\0"..<" ", "\u{FFFE}", "\u{FFFF}": "\u{FFFD}"
          default: scalar
          }
        }))
    let reader = ElementReader()
    let document = "<e a=\"\(text.xmlText)\" b='\(text.xmlText)'>\(text.xmlText)</e>"
    let parser = XMLParser(data: Data(document.utf8))
    parser.delegate = reader
    #expect(parser.parse())
    #expect(scalars(reader.attributes["a"] ?? "") == scalars(allowed))
    #expect(scalars(reader.attributes["b"] ?? "") == scalars(allowed))
    #expect(scalars(reader.contents) == scalars(allowed))
  }

  @Test func `HTML has no markup of a text`() {
    let text = hostileText("<>&\"'").htmlText
    #expect(!text.unicodeScalars.contains { "<>\"'".unicodeScalars.contains($0) })
    let references = text.unicodeScalars.split(separator: "&", omittingEmptySubsequences: false)
    #expect(
      references.dropFirst().allSatisfy { rest in
        ["lt;", "gt;", "amp;", "quot;", "#39;"].contains { rest.starts(with: $0.unicodeScalars) }
      })
  }

  @Test func `CSV reads fields as they were`() {
    let samples = unicodeSamples.map { "\($0),\"\($0)" }
    let fields =
      [hostileText(",\"\r\n")] + samples + unicodeSamples.map(String.init)
      + ["", "\"", ",", "\r\n", "a b"]
    let read = rows(of: fields.map(\.csvField).joined(separator: ","))
    #expect(read.count == 1)
    #expect(read.first?.map(scalars) == fields.map(scalars))
    #expect("a b".csvField == "a b")
  }

  @Test func `Swift reads a literal as it was`() throws {
    let text = hostileText("\"\\()#\n\r\t")
    let literal = text.swiftLiteral
    #expect(scalars(try contents(ofLiteral: literal)) == scalars(text))
    // A literal is on one line, and shows as it is.
    #expect(scalars(literal.printable) == scalars(literal))
  }

  @Test func `a comment and a directive of Swift stay on their lines`() {
    let text = hostileText("\"\\\n\r")
    #expect(scalars(text.swiftComment.printable) == scalars(text.swiftComment))
    let directive = String.swiftSourceLocation(text, line: 7)
    #expect(scalars(directive.printable) == scalars(directive))
    #expect(directive.unicodeScalars.count { $0 == "\"" } == 2)
    #expect(!directive.unicodeScalars.contains("\\"))
    #expect(
      String.swiftSourceLocation("a/é.swift", line: 7)
        == "#sourceLocation(file: \"a/é.swift\", line: 7)")
  }

  @Test func `a list of ffmpeg has a file a line`() {
    #expect("it's".ffconcatWord == "'it'\\''s'")
    #expect("a'\u{301}".ffconcatWord == "'a'\\''\u{301}'")
    for text in ["a\nb", "a\r\nb", "\u{600}\n", "\r\u{301}", "\0"] {
      #expect(text.ffconcatWord == nil)
    }
  }

  @Test func `what is written into another language is escaped in one place`() throws {
    let marks = ["&amp;", "&lt;", "&quot;", #"'\\''"#, #"\\u{"#]
    var found: Set<String> = []
    let sources = repositoryRoot.appending("Sources")
    for case let file as String in try #require(
      FileManager.default.enumerator(atPath: sources.string)) where file.hasSuffix(".swift")
    {
      let text = String(decoding: try contents(of: sources.appending(file)), as: UTF8.self)
      if marks.contains(where: { text.contains($0) }) { found.insert(file) }
    }
    let places = Set(found.map { FilePath($0).removingLastComponent().string })
    #expect(places == ["Pictures/FileIO/Escaping"])
  }
}

private func scalars(_ text: String) -> [Unicode.Scalar] { Array(text.unicodeScalars) }

/// Reads the attributes and contents of one element.
private final class ElementReader: NSObject, XMLParserDelegate {
  var attributes: [String: String] = [:]
  var contents = ""

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    self.attributes = attributes
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) { contents += text }
}

/// Reads CSV as RFC 4180 has it.
private func rows(of text: String) -> [[String]] {
  var rows: [[String]] = [[]]
  var field = String.UnicodeScalarView()
  var isQuoted = false
  var rest = text.unicodeScalars[...]
  func end() {
    rows[rows.count - 1].append(String(field))
    field = .init()
  }
  while let scalar = rest.popFirst() {
    switch scalar {
    case "\"" where isQuoted && rest.first == "\"": field.append(rest.removeFirst())
    case "\"": isQuoted.toggle()
    case "," where !isQuoted: end()
    case "\n" where !isQuoted:
      end()
      rows.append([])
    default: field.append(scalar)
    }
  }
  end()
  return rows
}

/// Reads a string literal of Swift without interpolation.
private func contents(ofLiteral literal: String) throws -> String {
  var rest = literal.unicodeScalars[...]
  let quotes = [rest.popFirst(), rest.popLast()]
  try #require(quotes == ["\"", "\""])
  var text = String.UnicodeScalarView()
  while let scalar = rest.popFirst() {
    try #require(scalar != "\"")
    guard scalar == "\\" else {
      text.append(scalar)
      continue
    }
    let escape = rest.popFirst()
    switch try #require(escape) {
    case "n": text.append("\n")
    case "r": text.append("\r")
    case "t": text.append("\t")
    case "u":
      let brace = rest.popFirst()
      try #require(brace == "{")
      let digits = rest.prefix { $0 != "}" }
      rest = rest.dropFirst(digits.count + 1)
      let value = try #require(UInt32(String(digits), radix: 16))
      text.append(try #require(Unicode.Scalar(value)))
    case let escaped:
      try #require(escaped == "\"" || escaped == "\\")
      text.append(escaped)
    }
  }
  return String(text)
}
