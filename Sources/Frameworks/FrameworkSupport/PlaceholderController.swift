public import UIKit

/// A controller of a framework whose screen a film does not have: a plain area with its name, and a
/// button that closes it.
open class PlaceholderController: UIViewController {
  /// What the area says: by default the name of the class.
  open var placeholderName: String { String(describing: type(of: self)) }

  /// Called when the button is touched; dismisses the controller by default.
  open func close() { dismiss(animated: true) }

  override open func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let area = NamedArea(frame: view.bounds)
    area.text = placeholderName
    area.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(area)
    let button = UIButton(type: .system)
    button.setTitle("Done", for: .normal)
    button.addTarget(
      self, action: Selector(PlaceholderController.close, name: "close"), for: .touchUpInside)
    button.frame = CGRect(x: 8, y: 24, width: 64, height: 36)
    view.addSubview(button)
  }
}

private final class NamedArea: PlaceholderView {
  var text = ""
  override var placeholderName: String { text }
}
