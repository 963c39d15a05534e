// swift-format-ignore-file
// Objective-C sets a property whose type is another name of a closure's.
//
// After 0.1 s:
//   tapped!
import UIKit
typealias Taps = (String) -> Void
class Cell: NSObject {
  @objc var tapped: Taps?
  @objc func tap() { tapped?("tapped!") }
}
class ViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    print(Wheel().useCell()!)
  }
}
