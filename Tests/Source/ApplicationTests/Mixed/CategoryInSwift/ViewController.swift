// swift-format-ignore-file
// Categories on classes of UIKit are used in Swift.
//
// After 0.5 s it has printed:
//   12.0 1
//   true true
import UIKit

class ViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let box = UIView(frame: CGRect(x: 5, y: 0, width: 10, height: 10))
    box.tag = 3
    view.addSubview(box)
    box.left = 10
    box.move(byDistance: 2)
    print(box.left, view.views(withTag: 3)!.count)
    print(UIColor.tone() == UIColor.red, UIColor(tone: 1) == UIColor(white: 1, alpha: 1))
  }
}
