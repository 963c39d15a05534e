// swift-format-ignore-file
// A class in Swift adopts a protocol of a header with optional methods.
//
// After 0.5 s it has printed:
//   limit 8.0
//   changed 4.0
//   0
import UIKit

class ViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let slider = Slider(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    slider.delegate = self
    view.addSubview(slider)
    slider.slide()
  }
}

extension ViewController: SliderDelegate {
  func limit(for slider: Slider!) -> CGFloat { return 8 }
  func slider(_ slider: Slider!, didChangeValue value: CGFloat) { print("changed", value) }
}
