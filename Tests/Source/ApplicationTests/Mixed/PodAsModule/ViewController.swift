// swift-format-ignore-file
// A file in Swift imports a pod in Objective-C as a module.
//
// After 0.1 s it has printed:
//   Optional("glow") 8.0 true
import UIKit
import Glow

class ViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let glow = GLGlow(color: .red)
    glow.name = "glow"
    print(glow.name as Any, glow.bounds.width, glow.backgroundColor == .red)
  }
}
