import Testing
import YAMLReading

/// Beginners' mistakes in YAML: each error says in plain words what is wrong, and where.
@Suite struct YAMLReadingErrorTests {
  private func error(_ text: String) -> String {
    do {
      _ = try YAMLNode.parse(text, path: "a.yaml")
      return ""
    } catch {
      return error.description
    }
  }

  @Test(arguments: [
    ("a: 1\n\tb: 2", "a.yaml:2:1: a tab cannot indent a line; use spaces."),
    ("a: %b", "a.yaml:1:4: a text cannot begin with '%'; put it in quotes."),
    (
      "a:\n  - b: 1\n - c: 2",
      "a.yaml:3:2: this line does not continue what is above: its indentation differs, or '- ', a quote or a bracket is missing in lines 1 to 3."
    ),
    ("a: \tb\n\t- c", "a.yaml:2:1: a tab cannot indent a line; use spaces."),
    ("a: 1\nb\nc: 2", "a.yaml:3:1: a colon and a space are missing after a name in lines 2 to 3."),
    ("a:1\nb: 2", "a.yaml:2:2: a space is missing after the colon in line 1."),
    (
      "a: b: c",
      "a.yaml:1:5: a colon and a space are not allowed here: a text that has them is put in quotes, and names of one mapping have the same indentation."
    ),
    (
      "a: {b: #ff0000}\nc: 1",
      "a.yaml:2:2: a comma or the closing bracket is missing in lines 1 to 2; a text with '#', a comma or a bracket is put in quotes."
    ),
    ("a: \"b\nc: 1\n", "a.yaml:3:1: the quote of line 1 is not closed."),
    ("a: 1\nb: 2\na: 3", "a.yaml:3:1: a is given twice, first in line 1."),
    ("- {a: 1, a: 2}", "a.yaml:1:10: a is given twice."),
    ("{a: 1,\n  a: 2}", "a.yaml:2:3: a is given twice, first in line 1."),
    ("a: \u{1}", "a.yaml:1:4: control characters are not allowed."),
    ("a: 1\n---\nb: 2", "a.yaml:2:1: a file has one document."),
    ("a: *b", "a.yaml:1:4: found undefined alias."),
  ])
  func `an error says what is wrong`(text: String, sentence: String) {
    #expect(error(text) == sentence)
  }

  @Test func `a byte order mark is skipped`() throws {
    let text = try YAMLNode.text(of: [0xEF, 0xBB, 0xBF] + Array("a: 1".utf8), path: "a.yaml")
    let node = try YAMLNode.parse(text, path: "a.yaml")
    #expect(node?.entries?.first?.key.text == "a")
  }

  @Test(
    arguments: [
      (
        [0x61, 0x3A, 0x20, 0xFF], "a.yaml:1:4: the byte 0xff is not UTF-8; save the file as UTF-8."
      ),
      (
        [0x0A, 0xC3, 0xA4, 0xE2, 0x82],
        "a.yaml:2:2: the byte 0xe2 is not UTF-8; save the file as UTF-8."
      ),
      ([0xFF, 0xFE, 0x61, 0], "a.yaml:1:1: the byte 0xff is not UTF-8; save the file as UTF-8."),
    ] as [([UInt8], String)])
  func `a byte that is not UTF-8 is named with its place`(bytes: [UInt8], sentence: String) {
    let error = #expect(throws: YAMLReadingError.self) {
      try YAMLNode.text(of: bytes, path: "a.yaml")
    }
    #expect(error?.description == sentence)
  }

  @Test(
    arguments: [
      ("12", 12), ("-1.5e3", -1500), (".5", 0.5), ("5.", 5), ("+5", 5), ("0x1F", 31), ("0o17", 15),
      ("\"7\"", 7), ("0x1p3", nil), ("inf", nil), (".inf", nil), ("nan", nil), ("1a", nil),
      ("\"0x1F\"", nil), ("0x-5", nil), ("e5", nil), ("-", nil),
    ] as [(String, Double?)])
  func `numbers are those of YAML`(text: String, number: Double?) throws {
    #expect(try YAMLNode.parse(text, path: "a.yaml")?.number == number)
  }

  @Test func `YAML is read`() throws {
    #expect(try YAMLNode.parse("a: 1", path: "a.yaml")?.entries?.count == 1)
    #expect(try YAMLNode.parse("", path: "a.yaml") == nil)
  }
}
