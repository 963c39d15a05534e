import InterfaceDocuments
import Testing

@Suite struct `Look-up by id` {
  private let document: InterfaceDocument

  init() throws {
    document = try read(
      storyboard(
        view: """
          <subviews><view id="v"/></subviews>
          <constraints><constraint firstAttribute="width" id="c"/></constraints>
          <viewLayoutGuide key="safeArea" id="g"/>
          <connections><outlet property="delegate" destination="ctl" id="o"/></connections>
          """,
        objects: "<customObject id=\"x\"/>"
      ).replacing(
        "<viewController id=\"ctl\"",
        with: "<viewController storyboardIdentifier=\"a\" id=\"ctl\""))
  }

  @Test func `finds each kind of element`() throws {
    let root = try #require(document.object("root"))
    #expect(document.object("v") == root.subviews.first)
    #expect(document.object("x")?.kind == .customObject)
    #expect(document.element("c") == root.constraints.first.map(InterfaceElement.constraint))
    #expect(document.element("g") == root.layoutGuides.first.map(InterfaceElement.layoutGuide))
    #expect(document.element("o") == root.connections.first.map(InterfaceElement.connection))
    #expect(document.element("scn") == document.scenes.first.map(InterfaceElement.scene))
  }

  @Test func `finds scenes by their controller`() {
    #expect(document.scene(storyboardIdentifier: "a")?.id == "scn")
    #expect(document.scene(storyboardIdentifier: "b") == nil)
    #expect(document.scene(controllerID: "ctl")?.id == "scn")
    #expect(document.scene(controllerID: "b") == nil)
  }

  @Test func `finds nothing for an unknown id or another kind`() {
    #expect(document.element("z") == nil)
    #expect(document.object("c") == nil)
  }

  @Test(arguments: [
    (
      "<connections><outlet property=\"a\" destination=\"z\" id=\"n\"/></connections>",
      "destination of <outlet>"
    ),
    (
      "<connections><action selector=\"a\" destination=\"z\" id=\"n\"/></connections>",
      "destination of <action>"
    ),
    (
      "<connections><segue kind=\"show\" destination=\"z\" id=\"n\"/></connections>",
      "destination of <segue>"
    ),
    (
      """
      <constraints><constraint firstAttribute="top" firstItem="z" id="n"/></constraints>
      """, "firstItem of <constraint>"
    ),
    (
      """
      <constraints><constraint firstAttribute="top" secondItem="z" secondAttribute="top" id="n"/>\
      </constraints>
      """, "secondItem of <constraint>"
    ),
    (
      """
      <variation key="default"><mask key="subviews"><exclude reference="z"/></mask></variation>
      """, "reference of <exclude>"
    ),
    (
      "<subviews><tableViewCell textLabel=\"z\" id=\"n\"/></subviews>",
      "textLabel of <tableViewCell>"
    ),
  ])
  func `of a missing element is refused`(element: String, place: String) {
    expectError(
      .unknownReference,
      "Main.storyboard, line 11: \(place) is \"z\", but no element has that id",
      in: storyboard(view: element))
  }

  @Test func `of a missing initial controller is refused`() {
    expectError(
      .unknownReference,
      """
      Main.storyboard, line 2: initialViewController of <document> is "gone", but no element has \
      that id
      """,
      in: storyboard().replacing(
        "initialViewController=\"ctl\"", with: "initialViewController=\"gone\""))
  }

  @Test func `of an id that two elements have is refused`() {
    expectError(
      .duplicateID,
      "Main.storyboard, line 12: <view> has the id \"v\" of line 11; an id is allowed once",
      in: storyboard(view: "<subviews><label id=\"v\"/>\n<view id=\"v\"/></subviews>"))
  }

  @Test(arguments: ["<view/>", "<view id=\"\"/>"])
  func `of an object without an id is refused`(element: String) {
    expectError(
      .missingID, "Main.storyboard, line 11: <view> has no id; it is required",
      in: storyboard(view: "<subviews>\(element)</subviews>"))
  }

  @Test func `of a scene without an id is refused`() {
    expectError(
      .missingID, "Main.storyboard, line 5: <scene> has no sceneID; it is required",
      in: storyboard().replacing(" sceneID=\"scn\"", with: ""))
  }
}
