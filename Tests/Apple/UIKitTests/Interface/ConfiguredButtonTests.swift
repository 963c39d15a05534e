import Bars
import Controls
import Geometry
import Layers
import PictureKit
import StageKit
import Testing
import UIKit

/// Buttons and labels as Xcode writes them.
@Suite struct `configured buttons of documents` {
  private static func document(_ views: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" initialViewController="vc">
      <device id="retina4_7" orientation="portrait" appearance="light"/>
      <scenes><scene sceneID="s"><objects>
        <viewController id="vc" sceneMemberID="viewController">
          <view key="view" contentMode="scaleToFill" id="v">
            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <subviews>\(views)</subviews>
          </view>
        </viewController>
      </objects></scene></scenes>
    </document>
    """
  }

  /// Returns the first view of a document.
  private func view<Found: UIView>(_ text: String) throws -> Found {
    let folder = try DocumentFolder(["Main.storyboard": Self.document(text)])
    let stage = Stage(size: Size(375, 667))
    let application = UIApplication(on: stage, resources: folder.path)
    let controller = try #require(
      application.run {
        UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
      })
    application.show { controller }
    return try #require(controller.view.subviews.first as? Found)
  }

  @Test func `a button shows the title of its configuration alone`() throws {
    let plain: UIButton = try view(
      """
      <button opaque="NO" contentMode="scaleToFill" buttonType="system" id="b">
        <rect key="frame" x="20" y="40" width="65" height="65"/>
        <state key="normal" title="Button"/>
        <buttonConfiguration key="configuration" style="plain" image="plus" catalog="system"/>
      </button>
      """)
    #expect(plain.configuration?.title == nil && plain.currentTitle == nil)
    #expect(plain.configuration?.image != nil)
    let titled: UIButton = try view(
      """
      <button opaque="NO" contentMode="scaleToFill" buttonType="system" id="b">
        <rect key="frame" x="20" y="40" width="65" height="65"/>
        <state key="normal" title="Button"/>
        <buttonConfiguration key="configuration" style="filled" title="Go">
          <backgroundConfiguration key="background" image="plus" catalog="system"/>
        </buttonConfiguration>
      </button>
      """)
    #expect(titled.configuration?.title == "Go")
    #expect(titled.configuration?.background.image != nil)
  }

  @Test func `a title that is slightly too wide for the frame of its document stays in one line`()
    throws
  {
    // The frame that Xcode wrote for this title, 84 points; by the font here it needs 85.
    let button: UIButton = try view(
      """
      <button opaque="NO" contentMode="scaleToFill" buttonType="system" id="b">
        <rect key="frame" x="20" y="40" width="84" height="35"/>
        <state key="normal" title="Button"/>
        <buttonConfiguration key="configuration" style="filled" title="Sign Up"/>
      </button>
      """)
    button.layoutIfNeeded()
    let label = try #require(button.titleLabel)
    #expect(label.bounds.height < 2 * label.font.lineHeight)
    #expect(abs(label.convert(label.bounds, to: button).midX - 42) < 1)
    #expect(
      label.labelText.numberOfLines == 0 && label.drawnText(in: label.bounds).numberOfLines == 1)
  }

  @Test func `a plain text takes the style of the text with attributes before it`() throws {
    let label: UILabel = try view(
      """
      <label opaque="NO" contentMode="left" usesAttributedText="YES" lineBreakMode="tailTruncation" id="l">
        <rect key="frame" x="20" y="40" width="300" height="60"/>
        <attributedString key="attributedText">
          <fragment content="Hello">
            <attributes>
              <color key="NSColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
              <font key="NSFont" metaFont="system" size="40"/>
              <paragraphStyle key="NSParagraphStyle" alignment="right" lineBreakMode="truncatingTail" baseWritingDirection="natural"/>
            </attributes>
          </fragment>
        </attributedString>
      </label>
      """)
    label.text = "7"
    #expect(label.font.pointSize == 40 && label.textAlignment == .right)
    #expect(label.textColor == .red)
  }

  @Test func `a toolbar in a view that ends at the safe area covers what is below`() {
    let stage = Stage(size: Size(375, 812))
    stage.safeAreaInsets = Insets(top: 44, left: 0, bottom: 34, right: 0)
    let application = UIApplication(on: stage)
    let bar = UIToolbar(frame: CGRect(x: 0, y: 34, width: 375, height: 44))
    application.show {
      let controller = UIViewController()
      let holder = UIView(frame: CGRect(x: 0, y: 700, width: 375, height: 78))
      holder.addSubview(bar)
      controller.view.addSubview(holder)
      return controller
    }
    stage.advance(to: 0.1)
    // The place in the window has the rounding errors of layers' positions.
    let height = bar.subviews.first?.frame.height ?? 0
    #expect(abs(height - 78) < 1e-9)
  }
}
