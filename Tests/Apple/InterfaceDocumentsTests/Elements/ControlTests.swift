import Geometry
import InterfaceDocuments
import Testing

@Suite struct `A control` {
  private func control(_ element: String) throws -> InterfaceObject {
    try object("x", in: "<subviews>\n\(element)\n</subviews>")
  }

  @Test func `is a button with states`() throws {
    let button = try control(
      """
      <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" \
      contentVerticalAlignment="center" buttonType="roundedRect" lineBreakMode="middleTruncation" \
      showsTouchWhenHighlighted="YES" tag="3" id="x">
          <fontDescription key="fontDescription" type="boldSystem" pointSize="15"/>
          <inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
          <state key="normal" title="Push" image="ball" backgroundImage="plate">
              <color key="titleColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
              <color key="titleShadowColor" white="0.5" alpha="1" colorSpace="calibratedWhite"/>
          </state>
          <state key="highlighted" title="Pushed">
              <attributedString key="attributedTitle"><fragment content="P"/></attributedString>
          </state>
      </button>
      """)
    #expect(button.kind == .button)
    #expect(button["buttonType"] == .string("roundedRect"))
    #expect(button["showsTouchWhenHighlighted"] == .bool(true))
    #expect(button["tag"] == .number(3))
    #expect(
      button["contentEdgeInsets"]?.insets == Insets(top: 2, left: 1, bottom: 4, right: 3))
    #expect(button.states.map(\.state) == ["normal", "highlighted"])
    let normal = try #require(button.contents(for: "normal"))
    #expect(normal.title == "Push")
    #expect(normal.image?.name == "ball")
    #expect(normal.backgroundImage?.name == "plate")
    #expect(normal.titleColor == .components(.white))
    #expect(normal.titleShadowColor == .components(.gray))
    #expect(button.contents(for: "highlighted")?.attributedTitle?.string == "P")
    #expect(button.contents(for: "disabled") == nil)
  }

  @Test func `is a switch`() throws {
    let control = try control(
      """
      <switch opaque="NO" contentMode="scaleToFill" horizontalHuggingPriority="750" \
      verticalHuggingPriority="750" contentHorizontalAlignment="center" \
      contentVerticalAlignment="center" on="YES" id="x">
          <color key="onTintColor" red="0" green="1" blue="0" alpha="1" colorSpace="deviceRGB"/>
      </switch>
      """)
    #expect(control.kind == .switch)
    #expect(control["on"] == .bool(true))
    #expect(control["onTintColor"] == .color(.components(.green)))
  }

  @Test func `is a slider`() throws {
    let control = try control(
      """
      <slider opaque="NO" contentMode="scaleToFill" value="0.5" minValue="-1" maxValue="2.5" \
      continuous="NO" minimumValueImage="small" id="x"/>
      """)
    #expect(control.kind == .slider)
    #expect(control["value"] == .number(0.5))
    #expect(control["minValue"] == .number(-1))
    #expect(control["maxValue"] == .number(2.5))
    #expect(control["continuous"] == .bool(false))
    #expect(control["minimumValueImage"]?.image?.name == "small")
  }

  @Test func `is a stepper`() throws {
    let control = try control(
      """
      <stepper contentMode="scaleToFill" value="2" minimumValue="1" maximumValue="100" \
      stepValue="5" wraps="YES" id="x"/>
      """)
    #expect(control.kind == .stepper)
    #expect(control["value"] == .number(2))
    #expect(control["minimumValue"] == .number(1))
    #expect(control["maximumValue"] == .number(100))
    #expect(control["stepValue"] == .number(5))
    #expect(control["wraps"] == .bool(true))
  }

  @Test func `is a segmented control`() throws {
    let control = try control(
      """
      <segmentedControl opaque="NO" contentMode="scaleToFill" segmentControlStyle="plain" \
      selectedSegmentIndex="1" id="x">
          <segments>
              <segment title="Snap"/>
              <segment image="push" enabled="NO" width="40">
                  <size key="contentOffset" width="1" height="2"/>
              </segment>
          </segments>
      </segmentedControl>
      """)
    #expect(control["selectedSegmentIndex"] == .number(1))
    let segments = try #require(control.children[.segments])
    #expect(segments.map(\.kind) == [.segment, .segment])
    #expect(segments.map(\.id) == [nil, nil])
    #expect(segments[0]["title"] == .string("Snap"))
    #expect(segments[1]["image"]?.image?.name == "push")
    #expect(segments[1]["enabled"] == .bool(false))
    #expect(segments[1]["width"] == .number(40))
    #expect(segments[1]["contentOffset"] == .size(Size(1, 2)))
  }

  @Test func `is a text field`() throws {
    let control = try control(
      """
      <textField opaque="NO" contentHorizontalAlignment="left" borderStyle="roundedRect" \
      placeholder="Mass" textAlignment="natural" minimumFontSize="17" clearButtonMode="always" \
      id="x">
          <textInputTraits key="textInputTraits" keyboardType="decimalPad"/>
      </textField>
      """)
    #expect(control["placeholder"] == .string("Mass"))
    #expect(control["borderStyle"] == .string("roundedRect"))
    #expect(control["minimumFontSize"] == .number(17))
    #expect(control["textInputTraits"]?.record?["keyboardType"] == .string("decimalPad"))
  }
}
