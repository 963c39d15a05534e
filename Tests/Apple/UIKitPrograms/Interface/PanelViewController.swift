// swift-format-ignore-file

import UIKit

/// An object of a xib that has no view.
public class PanelHelper: NSObject {
  public var count = 0
  func help() { count += 1 }
}

/// A controller whose view is in a xib of its name.
public class PanelViewController: UIViewController, UITextFieldDelegate {
  public var field: UITextField!
  public var helper: PanelHelper!
  public var closedBy: [Int] = []

  func close(_ sender: UIButton) { closedBy.append(sender.tag) }

  public static func register() {
    let panel = _InterfaceClass(PanelViewController.self, name: "PanelViewController")
    panel.make { PanelViewController(coder: $0) }
    panel.outlet("field") { (object: PanelViewController, value: UITextField) in object.field = value }
    panel.outlet("helper") { (object: PanelViewController, value: PanelHelper) in object.helper = value }
    panel.action("close:") { (object: PanelViewController, sender: UIButton) in object.close(sender) }
    panel.register()
    let helper = _InterfaceClass(PanelHelper.self, name: "PanelHelper")
    helper.make { let object = PanelHelper(); _decode($0, into: object); return object }
    helper.action("help") { (object: PanelHelper) in object.help() }
    helper.register()
  }
}
