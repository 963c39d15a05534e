// swift-format-ignore-file
// Blocks are closures in Swift.
//
// After 0.5 s it has printed:
//   7
//   ["one", "two"] true
//   nothing false
import UIKit

class ViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let loader = Loader.shared()
    print(loader.add([1, 2, 4]) { $0 + $1 })
    loader.handler = { names, isLast in print(names?.count.description ?? "nothing", isLast) }
    loader.loadNames { names, isLast in print(names ?? [], isLast) }
  }
}
