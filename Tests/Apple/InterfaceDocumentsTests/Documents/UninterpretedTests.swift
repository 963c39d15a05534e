import Geometry
import InterfaceDocuments
import Testing

@Suite struct `What is not interpreted` {
  @Test func `is listed with its line, in document order`() throws {
    let document = try read(
      storyboard(
        view: """
          <subviews>
              <label text="a" sparkle="YES" id="l">
                  <glitter key="dust" amount="3"><speck/></glitter>
              </label>
              <holographicView shine="1" alpha="0.5" id="h"><subviews><view id="in"/></subviews>
              </holographicView>
          </subviews>
          """))
    #expect(
      document.uninterpreted.map(\.description) == [
        "line 12: attribute sparkle=\"YES\" of <label>",
        "line 13: element <glitter key=\"dust\"> of <label>",
        "line 15: element <holographicView> of <subviews>",
        "line 15: attribute shine=\"1\" of <holographicView>",
      ])
  }

  @Test func `does not hide what is in an unknown object`() throws {
    let document = try read(
      storyboard(
        view: """
          <subviews><holographicView alpha="0.5" id="h" customClass="Holo">
              <rect key="frame" x="1" y="2" width="3" height="4"/>
              <subviews><view id="in"/></subviews>
          </holographicView></subviews>
          """))
    let object = try #require(document.object("h"))
    #expect(object.kind == .other("holographicView"))
    #expect(object.kind.elementName == "holographicView")
    #expect(object["alpha"] == .number(0.5))
    #expect(object.frame?.width == 3)
    #expect(object.subviews.map(\.id) == ["in"])
    #expect(object.customClass?.name == "Holo")
  }

  @Test func `may be at the root or in resources`() throws {
    let document = try read(
      storyboard(
        resources: "<sound name=\"a\"/><image name=\"b\" flavor=\"c\"/>",
        document: "<classes><class className=\"A\"/></classes>"))
    #expect(document.uninterpreted.map(\.element) == ["classes", "sound", "image"])
    #expect(document.uninterpreted.map(\.attribute) == [nil, nil, "flavor"])
    #expect(document.uninterpreted.map(\.value) == [nil, nil, "c"])
    #expect(document.uninterpreted.map(\.parent) == ["document", "resources", "resources"])
  }

  @Test func `can be referred to`() throws {
    let document = try read(
      storyboard(
        view: "<keyCommands><keyCommand id=\"k\"/></keyCommands>",
        controller: """
          <connections><outlet property="command" destination="k" id="o"/></connections>
          """))
    #expect(document.uninterpreted.map(\.element) == ["keyCommands"])
    #expect(document.element("k") == nil)
  }
}
