import Geometry
import InterfaceDocuments
import Testing

@Suite struct `A container` {
  @Test func `is a stack view`() throws {
    let stack = try object(
      "x",
      in: """
        <subviews><stackView opaque="NO" contentMode="scaleToFill" axis="vertical" \
        distribution="fillEqually" alignment="center" spacing="8.5" id="x">
            <subviews><view id="a"/><view id="b"/></subviews>
        </stackView></subviews>
        """)
    #expect(stack.kind == .stackView)
    #expect(stack["axis"] == .string("vertical"))
    #expect(stack["distribution"] == .string("fillEqually"))
    #expect(stack["alignment"] == .string("center"))
    #expect(stack["spacing"] == .number(8.5))
    #expect(stack.subviews.map(\.id) == ["a", "b"])
  }

  @Test func `is a visual effect view`() throws {
    let view = try object(
      "x",
      in: """
        <subviews><visualEffectView opaque="NO" contentMode="scaleToFill" id="x">
            <view key="contentView" opaque="NO" contentMode="center" id="content">
                <rect key="frame" x="0.0" y="0.0" width="50" height="60"/>
                <subviews><label id="l"/></subviews>
            </view>
            <blurEffect style="extraLight"/>
        </visualEffectView></subviews>
        """)
    #expect(view["effect"] == .effect(.blur(style: "extraLight")))
    #expect(view.child(.contentView)?.frame == Rect(x: 0, y: 0, width: 50, height: 60))
    #expect(view.child(.contentView)?.subviews.map(\.id) == ["l"])
  }

  @Test func `is a visual effect view with vibrancy`() throws {
    let view = try object(
      "x",
      in: """
        <subviews><visualEffectView id="x">
            <vibrancyEffect style="label"><blurEffect style="regular"/></vibrancyEffect>
        </visualEffectView></subviews>
        """)
    #expect(view["effect"] == .effect(.vibrancy(style: "label", blurStyle: "regular")))
  }

  @Test func `is a container view that embeds`() throws {
    let document = try read(
      storyboard(
        view: """
          <subviews><containerView opaque="NO" contentMode="scaleToFill" id="x">
              <connections><segue destination="dst" kind="embed" id="s"/></connections>
          </containerView></subviews>
          """, objects: "<viewController id=\"dst\"/>"))
    let container = try #require(document.object("x"))
    #expect(container.kind == .containerView)
    #expect(container.segues.map(\.kind) == ["embed"])
    #expect(container.segues.map(\.destination) == ["dst"])
  }

  @Test func `is a scroll view`() throws {
    let view = try object(
      "x",
      in: """
        <subviews><scrollView clipsSubviews="YES" multipleTouchEnabled="YES" \
        contentMode="scaleToFill" pagingEnabled="YES" minimumZoomScale="0.5" \
        maximumZoomScale="3" keyboardDismissMode="onDrag" id="x">
            <viewLayoutGuide key="contentLayoutGuide" id="g1"/>
            <viewLayoutGuide key="frameLayoutGuide" id="g2"/>
        </scrollView></subviews>
        """)
    #expect(view["pagingEnabled"] == .bool(true))
    #expect(view["minimumZoomScale"] == .number(0.5))
    #expect(view["maximumZoomScale"] == .number(3))
    #expect(view["keyboardDismissMode"] == .string("onDrag"))
    #expect(view.layoutGuides.map(\.kind) == [.content, .frame])
  }
}
