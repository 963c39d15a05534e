import Geometry
import InterfaceDocuments
import Testing

/// Documents made to harm the program that reads them, one of each kind.
@Suite struct `A hostile document` {
  @Test(arguments: ["<?x?>", "<?x y?>", "<?xml-stylesheet href=\"file:///etc/passwd\"?>"])
  func `with processing instructions is read without them`(instruction: String) throws {
    let text = storyboard(
      view: "\(instruction)<subviews>\(instruction)<view id=\"v\"/></subviews>",
      document: instruction)
    let document = try read(text)
    #expect(document.object("v") != nil)
    #expect(document.uninterpreted == [])
    #expect(throws: Never.self) {
      try read(text.replacing("<document ", with: "\(instruction)<document ") + instruction)
    }
  }

  @Test func `with text in sections and references is read`() throws {
    let text = "a<![CDATA[<b> & ]]>&lt;&#x1F600;&amp;<!-- c --><?x?>"
    #expect(
      try property("note", "<string key=\"note\">\(text)</string>").string == "a<b> & <\u{1F600}&")
  }

  @Test func `with references in attributes is read`() throws {
    let element = "<url key=\"a\" string=\"a &amp; b &lt;&#x1F600;&gt; &quot;&amp;amp;&quot;\"/>"
    #expect(try property("a", element) == .string("a & b <\u{1F600}> \"&amp;\""))
  }

  @Test(arguments: ["SYSTEM 'file:///etc/passwd'", "'text'"])
  func `with entities of its own is refused`(entity: String) throws {
    let text = storyboard(view: "<subviews><view id='v' customClass='&own;'/></subviews>")
    let error = try #require(
      #expect(throws: InterfaceDocumentError.self) {
        try read(
          text.replacing(
            "<document ", with: "<!DOCTYPE document [<!ENTITY own \(entity)>]><document "))
      })
    #expect(error.kind == .documentType)
  }

  @Test func `with many attributes is refused at once`() {
    // The parser compares each attribute with those before it: a million would take an hour.
    let attributes = (0..<1_000_000).map { " a\($0)=''" }.joined()
    expectError(
      .tooLarge,
      """
      Main.storyboard, line 2: an element has more than 1000 attributes; up to 1000 are allowed
      """, in: "<document>\n<a\(attributes)/></document>")
  }

  @Test func `with many equals signs in its text is read`() throws {
    let line = String(repeating: "=", count: 20_000)
    #expect(try property("note", "<string key=\"note\">\(line)</string>").string == line)
  }

  @Test(arguments: [
    "&#xD800;", "&#x110000;", "&amp", "<![CDATA[", "<!-- -- -->", "<?xml version='1.0'?>", "]]>",
    "<!DOCTYPE a>", "<a b='<'/>", "<a:b/>", "&lol;",
  ])
  func `that is not well-formed says where and why`(text: String) throws {
    let error = try #require(
      #expect(throws: InterfaceDocumentError.self) { try read("<document>\n\(text)</document>") })
    #expect(error.kind == .notXML && error.line == 2)
    #expect(error.reason.hasPrefix("the XML is not well-formed at column "))
    #expect(!error.reason.hasSuffix(": "))
  }

  @Test func `has an error of bounded length for names without end`() throws {
    let name = String(repeating: "a", count: 40_000)
    let error = try #require(
      #expect(throws: InterfaceDocumentError.self) {
        try read("<document><\(name)></b></document>")
      })
    #expect(error.description.count < 400)
  }

  @Test func `with many excluded subviews is read`() throws {
    let ids = (0..<20_000).map { "v\($0)" }
    let view = try object(
      "root",
      in: """
        <subviews>\(ids.map { "<view id=\"\($0)\"/>" }.joined())</subviews>
        <variation key="default"><mask key="subviews">
        \(ids.map { "<exclude reference=\"\($0)\"/>" }.joined())
        </mask></variation>
        """)
    #expect(view.variations[0].masks["subviews"]?.excluded == Set(ids))
  }

  @Test func `with many scenes finds each at once`() throws {
    let scenes = (0..<20_000).map { index in
      """
      <scene sceneID="s\(index)"><objects><viewController id="c\(index)"/></objects></scene>
      """
    }
    let document = try read(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB">
      <scenes>\(scenes.joined())</scenes></document>
      """)
    for index in 0..<20_000 {
      #expect(document.scene(controllerID: "c\(index)")?.id == "s\(index)")
    }
    #expect(document.scene(controllerID: "c") == nil)
  }
}
