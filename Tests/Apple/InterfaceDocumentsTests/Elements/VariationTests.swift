import Geometry
import InterfaceDocuments
import Testing

@Suite struct `A variation` {
  @Test func `excludes and includes subviews and constraints`() throws {
    let view = try object(
      "root",
      in: """
        <subviews><view id="a"/><view id="b"/></subviews>
        <constraints><constraint firstAttribute="width" id="c"/></constraints>
        <variation key="default">
            <mask key="subviews"><exclude reference="a"/><exclude reference="b"/></mask>
            <mask key="constraints"><exclude reference="c"/></mask>
        </variation>
        <variation key="heightClass=compact">
            <mask key="subviews"><include reference="b"/></mask>
        </variation>
        """)
    #expect(view.variations.map(\.line) == [13, 17])
    let (base, compact) = (view.variations[0], view.variations[1])
    #expect(base.sizeClass == .any)
    #expect(base.masks["subviews"]?.excluded == ["a", "b"])
    #expect(base.masks["constraints"]?.excluded == ["c"])
    #expect(compact.sizeClass.height == "compact")
    #expect(compact.sizeClass.width == nil)
    #expect(compact.masks["subviews"]?.included == ["b"])
    #expect(compact.masks["subviews"]?.excluded == [])
  }

  @Test func `changes properties`() throws {
    let label = try object(
      "l",
      in: """
        <subviews><label text="a" id="l">
            <variation key="widthClass=regular" numberOfLines="2" misplaced="YES">
                <rect key="frame" x="1" y="2" width="3" height="4"/>
                <fontDescription key="fontDescription" type="system" pointSize="40"/>
            </variation>
        </label></subviews>
        """)
    let variation = try #require(label.variations.first)
    #expect(variation.properties["numberOfLines"] == .number(2))
    #expect(variation.properties["misplaced"] == .bool(true))
    #expect(variation.properties["frame"] == .rect(Rect(x: 1, y: 2, width: 3, height: 4)))
    #expect(variation.properties["fontDescription"]?.font?.pointSize == 40)
  }

  @Test(arguments: ["widthClass=wide", "regular", "", "widthClass=compact-widthClass=regular"])
  func `of an unknown size class is refused`(key: String) {
    expectError(
      .invalidValue,
      """
      Main.storyboard, line 11: key of <variation> is "\(key)"; allowed are default and \
      heightClass=, widthClass= with compact or regular
      """, in: storyboard(view: "<variation key=\"\(key)\"/>"))
  }
}
