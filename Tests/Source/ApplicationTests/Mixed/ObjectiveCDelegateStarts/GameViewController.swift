// swift-format-ignore-file
// The application's delegate is in Objective-C, and its controller in Swift.
//
// After 0.5 s it has printed:
//   Ann at 4, launch 3
import UIKit

class GameViewController: UIViewController {
  var level = 1
  var player: String?
  override func viewDidLoad() {
    super.viewDidLoad()
    let delegate = UIApplication.shared.delegate as! AppDelegate
    print("\(player ?? "") at \(level), launch \(delegate.launches)")
  }
}
