// swift-format-ignore-file
// Constants of macros, extensions of the program's own classes, and nested enumerations.
//
// After 0.1 s:
//   a "title" 3 1.5 true
//   Ann 1 3
import UIKit
extension Human {
  @objc func letters(in text: String) -> Int32 { return Int32(text.count) }
}
class Meeting: NSObject {
  @objc enum MeetingStyle: Int { case quiet, loud }
  @objc func meet(_ all: [Human], style: MeetingStyle, done: ([Human], MeetingStyle) -> Void) { done(all, style) }
}
class ViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    print(kTitle, Int(kCount), CGFloat(kScale), kIsOn)
    let person = Human()
    person.name = "Ann"
    print(person.report()!)
  }
}
