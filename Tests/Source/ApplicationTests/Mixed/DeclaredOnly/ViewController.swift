// swift-format-ignore-file
// A class of which only the header is there keeps what is set.
//
// After 0.1 s:
//   three 3
import UIKit
class ViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let badge = Badge(frame: .zero)
    badge.text = "three"
    badge.count = 3
    print(badge.text!, badge.count)
  }
}
