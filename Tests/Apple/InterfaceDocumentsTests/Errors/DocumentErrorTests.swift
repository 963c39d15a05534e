import InterfaceDocuments
import Testing

@Suite struct `A damaged document` {
  @Test(arguments: [
    ("", "Main.storyboard: the file is empty; an XML document is allowed"),
    (
      "hello",
      """
      Main.storyboard, line 1: found text or the end before the root element; an XML document \
      is allowed
      """
    ),
    (
      "<?xml version=\"1.0\"?>\n\n",
      """
      Main.storyboard, line 3: found text or the end before the root element; an XML document \
      is allowed
      """
    ),
    (
      "<!-- a", "Main.storyboard, line 1: found no --> of a comment or an instruction"
    ),
    (
      "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><document/>",
      "Main.storyboard, line 1: found the encoding \"ISO-8859-1\"; UTF-8 is allowed"
    ),
    (
      "<document type=\"a\">\n<scenes>\n</document>",
      """
      Main.storyboard, line 3: the XML is not well-formed at column 12: Opening and ending \
      tag mismatch: scenes line 2 and document
      """
    ),
  ])
  func `that is not XML is refused`(text: String, sentence: String) {
    expectError(.notXML, sentence, in: text)
  }

  @Test(arguments: [
    "<document type=\"a\"><scenes>", "<document a=\"1\" a=\"2\"/>", "<document a=1/>",
    "<document>&undeclared;</document>", "<document/><document/>", "<document>\u{1}</document>",
    "<a:document/ ", "<document>&#0;</document>",
  ])
  func `that is not well-formed is refused`(text: String) throws {
    let error = try #require(
      #expect(throws: InterfaceDocumentError.self) { try read(text) })
    #expect(error.kind == .notXML)
    #expect(error.line == 1)
    #expect(error.reason.contains("not well-formed"))
  }

  @Test func `of another encoding is refused`() {
    let sentence =
      "Main.storyboard: the file is not XML in UTF-8, the only encoding that is allowed"
    expectError(.notXML, sentence, in: [0xFF, 0xFE, 0x3C, 0x00])
    expectError(.notXML, sentence, in: [0x00, 0x3C, 0x00, 0x61])
  }

  @Test(arguments: [
    "<document \u{1}=\"1\"/>", "<document a=\"\u{1}\"/>", "<\u{1}/>", "<document>\u{1}</document>",
    "<document><!-- \u{1} --></document>",
  ])
  func `with invalid UTF-8 is refused`(text: String) {
    let bytes = Array("\n\n\(text)".utf8).flatMap { $0 == 1 ? [0xC3, 0x28] : [$0] }
    expectError(
      .notXML,
      "Main.storyboard, line 3: the text is not UTF-8 here; XML in UTF-8 is allowed", in: bytes)
  }

  @Test(arguments: ["bplist00\u{1}", "NIBArchive\u{1}"])
  func `that is compiled is refused`(text: String) {
    expectError(
      .compiled,
      """
      Main.storyboard: the file is a compiled nib (\(text.prefix(text.hasPrefix("b") ? 6 : 10))); \
      only source storyboards and xibs are allowed
      """, in: text)
  }

  @Test(arguments: [
    """
    <?xml version="1.0"?>
    <!DOCTYPE a [<!ENTITY b "bb"><!ENTITY c "&b;&b;">]>
    <document>&c;</document>
    """,
    """
    <?xml version="1.0"?>
    <!DOCTYPE a SYSTEM "file:///etc/passwd">
    <document/>
    """,
    """
    <!-- a -->
    <!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><document>&b;</document>
    """,
  ])
  func `that declares entities is refused`(text: String) {
    expectError(
      .documentType,
      """
      Main.storyboard, line 2: found a document type declaration; documents with entities are \
      not allowed
      """, in: text)
  }

  @Test(
    arguments: [
      (
        "<plist/>", InterfaceDocumentError.Kind.wrongRoot,
        "the root is <plist>; <document> is allowed"
      ),
      (
        "<archive type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\" version=\"8.00\"/>",
        .wrongRoot,
        "the root is <archive> of another platform; an archive for iOS or <document> is allowed"
      ),
      (
        "<document version=\"3.0\"/>", .missingAttribute,
        "<document> has no attribute type; it is required"
      ),
      (
        "<document type=\"a\"/>", .wrongRoot,
        """
        type of <document> is "a"; com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB and \
        com.apple.InterfaceBuilder3.CocoaTouch.XIB are allowed
        """
      ),
      (
        "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>", .otherPlatform,
        """
        type of <document> is "com.apple.InterfaceBuilder3.Cocoa.XIB" of macOS; \
        com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB and \
        com.apple.InterfaceBuilder3.CocoaTouch.XIB are allowed
        """
      ),
      (
        "<document type=\"com.apple.InterfaceBuilder.AppleTV.Storyboard\"/>", .otherPlatform,
        """
        type of <document> is "com.apple.InterfaceBuilder.AppleTV.Storyboard" of another platform; \
        com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB and \
        com.apple.InterfaceBuilder3.CocoaTouch.XIB are allowed
        """
      ),
    ] as [(String, InterfaceDocumentError.Kind, String)])
  func `of another root is refused`(
    text: String, kind: InterfaceDocumentError.Kind, reason: String
  ) {
    expectError(kind, "Main.storyboard, line 1: \(reason)", in: text)
  }

  @Test(arguments: ["nan", "inf", "-infinity", "1e999", "", "12px", "0x10", " 1"])
  func `with a number that is not finite is refused`(number: String) {
    expectError(
      .invalidNumber,
      """
      Main.storyboard, line 11: width of <size> is "\(number)"; a finite decimal number is allowed
      """, in: storyboard(view: "<size key=\"a\" width=\"\(number)\" height=\"1\"/>"))
  }

  @Test(
    arguments: [
      (
        "<size key=\"a\" width=\"1\"/>", InterfaceDocumentError.Kind.missingAttribute,
        "<size> has no attribute height; it is required"
      ),
      (
        "<subviews><view hidden=\"true\" id=\"h\"/></subviews>", .invalidValue,
        "hidden of <view> is \"true\"; YES and NO are allowed"
      ),
      (
        "<range key=\"a\" location=\"0.5\" length=\"1\"/>", .invalidNumber,
        "location of <range> is 0.5; an integer is allowed"
      ),
      (
        "<string key=\"a\" base64-UTF8=\"YES\">*</string>", .invalidValue,
        "the text of <string> is not UTF-8 in Base64; base64-UTF8 is YES"
      ),
    ] as [(String, InterfaceDocumentError.Kind, String)])
  func `with a wrong value is refused`(
    element: String, kind: InterfaceDocumentError.Kind, reason: String
  ) {
    expectError(
      kind, "Main.storyboard, line 11: \(reason)", in: storyboard(view: element))
  }

  @Test func `has an error without control characters and of bounded length`() throws {
    let value = "&#10;" + String(repeating: "a", count: 1000)
    let error = try #require(
      #expect(throws: InterfaceDocumentError.self) {
        try read(storyboard(view: "<size key=\"a\" width=\"\(value)\" height=\"1\"/>"))
      })
    #expect(error.description.count < 200)
    #expect(!error.description.contains("\n"))
    #expect(error.description.contains("\"\u{FFFD}aaa"))
  }
}
