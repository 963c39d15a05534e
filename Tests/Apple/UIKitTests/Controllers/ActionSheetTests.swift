import Bars
import Geometry
import StageKit
import Testing
import UIKit

/// The lists of actions of iOS 2 to 8 are shown as alerts and report to their delegate.
@Suite struct `action sheets` {
  private final class Receiver: UIViewController, UIActionSheetDelegate {
    var calls: [String] = []
    func willPresent(_ actionSheet: UIActionSheet) { calls.append("willPresent") }
    func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
      calls.append("clicked \(actionSheet.buttonTitle(at: buttonIndex) ?? "")")
    }
    func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {
      calls.append("did \(buttonIndex)")
    }
  }

  @Test func `report the button that is chosen`() throws {
    let stage = Stage(size: Size(320, 568))
    let application = UIApplication(on: stage)
    let receiver = application.run { Receiver() }
    application.show { receiver }
    let sheet = application.run {
      UIActionSheet(
        title: "Reset?", delegate: receiver, cancelButtonTitle: "Cancel",
        destructiveButtonTitle: "Reset", otherButtonTitles: "Later")
    }
    #expect(sheet.destructiveButtonIndex == 0 && sheet.cancelButtonIndex == 1)
    #expect(sheet.firstOtherButtonIndex == 2)
    application.run { sheet.show(in: receiver.view) }
    stage.advance(to: 1)
    let alert = try #require(receiver.presentedViewController as? UIAlertController)
    #expect(alert.actions.map(\.title) == ["Reset", "Cancel", "Later"])
    #expect(alert.actions.map(\.style) == [.destructive, .cancel, .default])
    application.run { sheet.dismiss(withClickedButtonIndex: 0, animated: false) }
    stage.advance(to: 2)
    #expect(receiver.calls == ["willPresent", "clicked Reset", "did 0"])
    #expect(!sheet.isVisible && receiver.presentedViewController == nil)
  }
}
