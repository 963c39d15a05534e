import Geometry
import InterfaceDocuments
import Testing

/// Frames as the betas of Xcode 8 write them.
@Suite struct `A frame of insets` {
  @Test(
    arguments: [
      (
        "minX=\"50\" minY=\"60\" width=\"80\" height=\"90\"",
        Rect(x: 50, y: 60, width: 80, height: 90)
      ),
      ("width=\"80\" height=\"90\"", Rect(x: 0, y: 0, width: 80, height: 90)),
      (
        "maxX=\"10\" maxY=\"20\" width=\"80\" height=\"90\"",
        Rect(x: 110, y: 190, width: 80, height: 90)
      ),
      (
        "minX=\"10\" maxX=\"20\" minY=\"5\" maxY=\"15\"", Rect(x: 10, y: 5, width: 170, height: 280)
      ),
      (
        "minX=\"10%\" minY=\"5.00%\" width=\"50%\" height=\"9\"",
        Rect(x: 20, y: 15, width: 100, height: 9)
      ),
      ("", Rect(x: 0, y: 0, width: 200, height: 300)),
      ("minX=\"150\" maxX=\"150\" height=\"1\"", Rect(x: 150, y: 0, width: 0, height: 1)),
    ] as [(String, Rect)])
  func `is relative to the superview`(attributes: String, frame: Rect) throws {
    let view = try object(
      "v",
      in: """
        <subviews><view id="outer"><rect key="frame" x="7" y="8" width="200" height="300"/>
        <subviews><view id="v"><frame key="frameInset" \(attributes)/></view></subviews>
        </view></subviews>
        """)
    #expect(view.frame == frame)
  }

  @Test func `holds others, and begins with the canvas`() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
      useTraitCollections="YES">
      <device id="retina4_7" orientation="portrait"/>
      <scenes><scene sceneID="s"><objects><viewController id="c">
      <view key="view" id="v"><frame key="frameInset" minY="67"/>
      <subviews><view id="a"><frame key="frameInset" minX="20%" width="100" maxY="50%"/>
      <subviews><view id="b"><frame key="frameInset" maxX="0" width="10" height="50%"/></view></subviews>
      </view></subviews></view></viewController></objects></scene></scenes></document>
      """
    let document = try read(text)
    #expect(document.object("v")?.frame == Rect(x: 0, y: 67, width: 375, height: 600))
    #expect(document.object("a")?.frame == Rect(x: 75, y: 0, width: 100, height: 300))
    #expect(document.object("b")?.frame == Rect(x: 90, y: 0, width: 10, height: 150))
    #expect(document.uninterpreted == [])
  }

  @Test(arguments: ["x", "1e999%", "%", "nan"])
  func `with a wrong number is refused`(value: String) {
    let number = value.hasSuffix("%") ? String(value.dropLast()) : value
    expectError(
      .invalidNumber,
      """
      Main.storyboard, line 11: minX of <frame> is "\(number)"; a finite decimal number is allowed
      """,
      in: storyboard(
        view:
          "<subviews><view id=\"a\"><frame key=\"frameInset\" minX=\"\(value)\"/></view></subviews>"
      ))
  }
}
