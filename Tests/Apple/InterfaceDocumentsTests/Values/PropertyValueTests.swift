import Geometry
import InterfaceDocuments
import Testing

@Suite struct `A property` {
  @Test(
    arguments: [
      (
        "<rect key=\"a\" x=\"-1\" y=\"2.5\" width=\"3\" height=\"4\"/>",
        .rect(Rect(x: -1, y: 2.5, width: 3, height: 4))
      ),
      ("<point key=\"a\" x=\"1\" y=\"1e-05\"/>", .point(Point(1, 0.00001))),
      ("<size key=\"a\" width=\"10\" height=\"20\"/>", .size(Size(10, 20))),
      ("<value key=\"a\" type=\"size\" width=\"200\" height=\"300\"/>", .size(Size(200, 300))),
      (
        "<inset key=\"a\" minX=\"1\" minY=\"2\" maxX=\"3\" maxY=\"4\"/>",
        .insets(Insets(top: 2, left: 1, bottom: 4, right: 3))
      ),
      (
        "<edgeInsets key=\"a\" top=\"1\" left=\"2\" bottom=\"3\" right=\"4\"/>",
        .insets(Insets(top: 1, left: 2, bottom: 3, right: 4))
      ),
      (
        "<directionalEdgeInsets key=\"a\" top=\"1\" leading=\"2\" bottom=\"3\" trailing=\"4\"/>",
        .directionalInsets(Insets(top: 1, left: 2, bottom: 3, right: 4))
      ),
      (
        "<offsetWrapper key=\"a\" horizontal=\"3\" vertical=\"-1\"/>",
        .offset(Vector(dx: 3, dy: -1))
      ),
      ("<string key=\"a\">two\nlines</string>", .string("two\nlines")),
      ("<string key=\"a\" base64-UTF8=\"YES\">\nYQFi\n</string>", .string("a\u{1}b")),
      ("<string key=\"a\" base64-UTF8=\"YES\">YWI</string>", .string("ab")),
      ("<mutableString key=\"a\">&lt;a&gt; &amp; b</mutableString>", .string("<a> & b")),
      ("<string key=\"a\"><![CDATA[a < b]]></string>", .string("a < b")),
      ("<real key=\"a\" value=\"1.5\"/>", .number(1.5)),
      ("<integer key=\"a\" value=\"-7\"/>", .number(-7)),
      ("<boolean key=\"a\" value=\"YES\"/>", .bool(true)),
      ("<bool key=\"a\" value=\"NO\"/>", .bool(false)),
      ("<nil key=\"a\"/>", .null),
      ("<date key=\"a\" timeIntervalSinceReferenceDate=\"-978307200\"/>", .date(-978_307_200)),
      ("<range key=\"a\" location=\"2\" length=\"5\"/>", .range(location: 2, length: 5)),
      ("<url key=\"a\" string=\"http://a.example/\"/>", .string("http://a.example/")),
      (
        """
        <autoresizingMask key="a" flexibleMinX="YES" widthSizable="NO" flexibleMaxY="YES"/>
        """,
        .autoresizingMask([.flexibleMinX, .flexibleMaxY])
      ),
      ("<autoresizingMask key=\"a\"/>", .autoresizingMask([])),
      ("<extendedEdge key=\"a\" bottom=\"YES\"/>", .edges(.bottom)),
      ("<rectEdge key=\"a\" left=\"YES\" right=\"YES\"/>", .edges([.left, .right])),
      (
        "<dataDetectorType key=\"a\" link=\"YES\" address=\"NO\" phoneNumber=\"YES\"/>",
        .options(["link", "phoneNumber"])
      ),
    ] as [(String, PropertyValue)])
  func `has the value of its element`(element: String, value: PropertyValue) throws {
    #expect(try property("a", element) == value)
  }

  @Test func `that is a record has named values`() throws {
    let traits = try #require(
      try property(
        "textInputTraits",
        """
        <textInputTraits key="textInputTraits" keyboardType="numberPad" secureTextEntry="YES"/>
        """
      ).record)
    #expect(traits.element == "textInputTraits")
    #expect(
      traits.values == ["keyboardType": .string("numberPad"), "secureTextEntry": .bool(true)])
    let accessibility = try #require(
      try property(
        "accessibilityConfiguration",
        """
        <accessibility key="accessibilityConfiguration" identifier="ball" label="Ball">
            <accessibilityTraits key="traits" button="YES"/>
            <bool key="isElement" value="YES"/>
        </accessibility>
        """
      ).record)
    #expect(
      accessibility.values == [
        "identifier": .string("ball"), "label": .string("Ball"), "traits": .options(["button"]),
        "isElement": .bool(true),
      ])
  }

  @Test func `that is an attributed string has fragments`() throws {
    let label = try object(
      "l",
      in: """
        <subviews>
            <label usesAttributedText="YES" id="l">
                <attributedString key="attributedText">
                    <fragment content="Pan ">
                        <attributes>
                            <color key="NSColor" red="1" green="0.0" blue="0.0" alpha="1" \
        colorSpace="calibratedRGB"/>
                            <font key="NSFont" size="24" name="Futura-Medium"/>
                            <paragraphStyle key="NSParagraphStyle" alignment="center" \
        lineBreakMode="wordWrapping" baseWritingDirection="natural" lineSpacing="3"/>
                            <integer key="NSUnderline" value="1"/>
                        </attributes>
                    </fragment>
                    <fragment>
                        <string key="content">or
        tap</string>
                        <attributes>
                            <font key="NSFont" metaFont="system"/>
                        </attributes>
                    </fragment>
                </attributedString>
            </label>
        </subviews>
        """)
    #expect(label["usesAttributedText"] == .bool(true))
    let text = try #require(label["attributedText"]?.attributedString)
    #expect(text.string == "Pan or\ntap")
    let attributes = text.fragments[0].attributes
    #expect(attributes["NSColor"] == .color(.components(.red)))
    #expect(attributes["NSFont"]?.font?.face == .named("Futura-Medium", family: nil))
    #expect(attributes["NSFont"]?.font?.pointSize == 24)
    #expect(attributes["NSUnderline"] == .number(1))
    #expect(
      attributes["NSParagraphStyle"]?.record?.values == [
        "alignment": .string("center"), "lineBreakMode": .string("wordWrapping"),
        "baseWritingDirection": .string("natural"), "lineSpacing": .number(3),
      ])
    #expect(text.fragments[1].attributes["NSFont"]?.font?.face == .system)
    #expect(text.fragments[1].attributes["NSFont"]?.font?.pointSize == 13)
  }

  @Test func `is given by nothing if the document does not set it`() throws {
    #expect(try object("root", in: "")["alpha"] == nil)
  }
}
