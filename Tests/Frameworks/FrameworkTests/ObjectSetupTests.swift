import Geometry
import ObjectSetup
import StageKit
import Testing
import UIKit

@Suite struct `objects that a function sets up` {
  @Test func `objects are set up where they are made`() {
    let application = UIApplication(on: Stage(size: Size(320, 480)))
    application.run {
      let label = UILabel().then {
        $0.text = "a"
        $0.textAlignment = .center
      }
      #expect(label.text == "a" && label.textAlignment == .center)
      let controller = UIViewController().then { $0.title = "b" }
      #expect(controller.title == "b")
      let layer = CALayer().then { $0.cornerRadius = 3 }
      #expect(layer.cornerRadius == 3)
      let item = UIBarButtonItem().then { $0.title = "c" }
      #expect(item.title == "c")
      var count = 0
      label.do { count = $0.text?.count ?? 0 }
      #expect(count == 1)
    }
  }

  @Test func `values are copied, those that are objects on iOS too`() {
    let size = CGSize(width: 1, height: 2).with { $0.width = 5 }
    #expect(size == CGSize(width: 5, height: 2))
    let style = NSMutableParagraphStyle().then { $0.lineSpacing = 4 }
    #expect(style.lineSpacing == 4)
  }
}
