import Geometry
import StageKit
import TestSupport
import Testing
import UIKit

/// Storyboards make split view controllers, with columns if they allow these.
@Suite(.serialized) struct `split view controllers of storyboards` {
  private final class ListFirst: NSObject, UISplitViewControllerDelegate {
    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { .primary }
  }

  /// Returns the title of the page that is shown on a phone.
  private func title(_ attributes: String) throws -> String? {
    let folder = try DocumentFolder([
      "Main.storyboard": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
      initialViewController="s"><scenes>
      <scene sceneID="1"><objects><splitViewController \(attributes) id="s"><connections>
      <segue destination="n" kind="relationship" relationship="masterViewController" id="r1"/>
      <segue destination="d" kind="relationship" relationship="detailViewController" id="r2"/>
      </connections></splitViewController></objects></scene>
      <scene sceneID="2"><objects><navigationController id="n"><connections>
      <segue destination="l" kind="relationship" relationship="rootViewController" id="r3"/>
      </connections></navigationController></objects></scene>
      <scene sceneID="3"><objects><viewController title="list" id="l"/></objects></scene>
      <scene sceneID="4"><objects><viewController title="detail" id="d"/></objects></scene>
      </scenes></document>
      """
    ])
    let stage = Stage(size: .phone)
    let application = UIApplication(on: stage, resources: folder.path)
    let delegate = ListFirst()
    application.show {
      let controller = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
      (controller as? UISplitViewController)?.delegate = delegate
      return controller ?? UIViewController()
    }
    stage.advance(to: 0.1)
    return application.run {
      let split = application.windows.first?.rootViewController as? UISplitViewController
      return (split?.viewControllers.first as? UINavigationController)?.topViewController?.title
    }
  }

  @Test func `with columns show the one that the delegate chooses`() throws {
    #expect(try title("allowDoubleColumnStyle=\"YES\"") == "list")
  }

  @Test func `without columns show the detail`() throws {
    #expect(try title("") == "detail")
  }
}
