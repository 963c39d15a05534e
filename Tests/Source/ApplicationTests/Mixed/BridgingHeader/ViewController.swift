// swift-format-ignore-file
// Files in Swift alone use a pod in Objective-C and a header by a bridging header.
//
// After 0.1 s it has printed:
//   shaken true
//   1 12.5
import UIKit

class ViewController: UIViewController, ShakerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    let shaker = Shaker(frame: .zero)
    shaker.delegate = self
    shaker.shake()
    print(UnitKind.pixel.rawValue, UnitSize)
  }

  func shakerDidShake(_ shaker: Shaker!) { print("shaken", shaker.delegate === self) }
}
