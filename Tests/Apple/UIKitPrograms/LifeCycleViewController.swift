// swift-format-ignore-file

import UIKit

/// Notes the calls of its life cycle, with the width of its view.
public class LifeCycleViewController: UIViewController {
  public var calls: [String] = []

  func note(_ call: String) {
    calls.append("\(call) \(Int(viewIfLoaded?.bounds.width ?? -1))")
  }

  override public func loadView() {
    note("loadView")
    view = UIView()
  }

  override public func viewDidLoad() {
    super.viewDidLoad()
    note("viewDidLoad")
  }

  override public func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("viewWillAppear")
  }

  override public func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    note("viewWillLayoutSubviews")
  }

  override public func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    note("viewDidLayoutSubviews")
  }

  override public func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("viewDidAppear")
  }

  override public func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("viewWillDisappear")
  }

  override public func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("viewDidDisappear")
  }
}
