import ProjectFiles
import Testing

/// Characters of e-books and web pages in source code.
@Suite struct PrintedTextTests {
  @Test func `wide spaces outside of literals are spaces`() {
    let printed = PrintedText(Array("int\u{A0}x;\n\u{3000}y = @\"a\u{A0}b\"; // \u{A0}".utf8))
    #expect(printed.text == "int x;\n y = @\"a\u{A0}b\"; // \u{A0}")
    #expect(
      printed.notes == [
        .init(line: 1, sentence: "Non-breaking and other wide spaces are read as spaces.")
      ])
  }

  @Test func `typographic quotation marks are straight ones outside of literals`() {
    let printed = PrintedText(Array("x = @“it’s”;\ny = ‘a’;\nz = @\"“quoted”\";".utf8))
    #expect(printed.text == "x = @\"it’s\";\ny = 'a';\nz = @\"“quoted”\";")
    #expect(
      printed.notes == [
        .init(line: 1, sentence: "Typographic quotation marks are read as straight ones.")
      ])
  }

  @Test func `dashes and invisible characters are read`() {
    let printed = PrintedText(Array("a –\u{200B} b\u{AD};".utf8))
    #expect(printed.text == "a - b;")
    #expect(printed.notes.map(\.line) == [1, 1])
  }

  @Test func `lines end in line feeds whatever they end in`() {
    let printed = PrintedText(Array("a\r\nb\rc\u{2028}d".utf8))
    #expect(printed.text == "a\nb\nc\nd" && printed.notes.isEmpty)
  }

  @Test func `a file that is not UTF-8 is read as Latin-1`() {
    let printed = PrintedText(Array("a\n// ".utf8) + [0xFC, 0x0A])
    #expect(printed.text == "a\n// ü\n")
    #expect(
      printed.notes == [
        .init(line: 2, sentence: "The file is not UTF-8; it is read as Latin-1.")
      ])
  }

  @Test func `plain source stays as it is`() {
    let text = "// it's\n/* \"\n' */ char c = '\\''; NSString *s = @\"\\\"//\"; // …\n"
    let printed = PrintedText(Array(text.utf8))
    #expect(printed.text == text && printed.notes.isEmpty)
  }
}
