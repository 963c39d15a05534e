import Geometry
import StageKit
import Testing
import UIKit

/// Outlets whose classes are not those of the document, and documents without frames.
@Suite(.serialized) struct `objects of another class than their outlet` {
  private let stage = Stage(size: Size(320, 568))

  final class BoxController: UIViewController {
    var picture: UIImageView?
    var plain: UIView?
    var title2: UILabel?
  }

  @Test func `are of the outlet's class if that is a subclass`() throws {
    let controller = try show(
      "<view id=\"a\"><rect key=\"frame\" x=\"50\" y=\"60\" width=\"80\" height=\"90\"/></view>",
      outlets: ["picture": "a"])
    let picture = try #require(controller.picture)
    #expect(picture.frame == Rect(x: 50, y: 60, width: 80, height: 90))
    #expect(picture.superview === controller.view && picture.image == nil)
  }

  @Test func `stay if the outlet takes a superclass`() throws {
    let controller = try show(
      "<imageView id=\"a\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"8\" height=\"9\"/></imageView>",
      outlets: ["plain": "a"])
    #expect(controller.plain is UIImageView)
  }

  @Test func `are not set if neither is the other's superclass, which is logged`() throws {
    let controller = try show(
      "<button id=\"a\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"8\" height=\"9\"/></button>",
      outlets: ["title2": "a"])
    #expect(controller.title2 == nil)
    #expect(controller.view.subviews.first is UIButton)
  }

  @Test func `without a frame, in a root without one, are placed by their masks`() throws {
    let controller = try show(
      """
      <view id="a"><frame key="frameInset" minX="10%" maxX="32" minY="8" height="50%"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/></view>
      """, root: "", outlets: ["plain": "a"])
    // The canvas of a document without a device is 320 x 480; the screen is 88 points higher.
    #expect(controller.view.frame == Rect(x: 0, y: 0, width: 320, height: 568))
    #expect(controller.plain?.frame == Rect(x: 32, y: 8, width: 256, height: 328))
  }

  /// Shows a controller whose view has a subview.
  private func show(
    _ subview: String,
    root: String = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"320\" height=\"568\"/>",
    outlets: [String: String]
  ) throws -> BoxController {
    let connections = outlets.map { name, id in
      "<outlet property=\"\(name)\" destination=\"\(id)\" id=\"o-\(name)\"/>"
    }
    let folder = try DocumentFolder([
      "Main.storyboard": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="c">
      <scenes><scene sceneID="s"><objects><viewController id="c" customClass="BoxController">
      <view key="view" id="v">\(root)
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews>\(subview)</subviews></view>
      <connections>\(connections.joined())</connections>
      </viewController></objects></scene></scenes></document>
      """
    ])
    let application = UIApplication(on: stage, resources: folder.path)
    application.run {
      let description = _InterfaceClass(BoxController.self, name: "BoxController")
      description.make { BoxController(coder: $0) }
      description.outlet("picture") { $0.picture = $1 }
      description.outlet("plain") { $0.plain = $1 }
      description.outlet("title2") { $0.title2 = $1 }
      description.register()
    }
    var shown: BoxController?
    application.show {
      let controller = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
      shown = controller as? BoxController
      return controller ?? UIViewController()
    }
    return try #require(shown)
  }
}
