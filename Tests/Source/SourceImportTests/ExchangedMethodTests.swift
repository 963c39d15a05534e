import Testing

/// Methods of a program that are exchanged with others.
@Suite struct `a method that was exchanged with another one` {
  @Test func `calls the other one by its own name`() {
    let result = userPart(
      """
      import UIKit
      extension UIViewController {
        static func exchange() {
          let first = #selector(UIViewController.present(_:animated:completion:))
          let second = #selector(UIViewController.logged(_:isAnimated:then:))
          guard let a = class_getInstanceMethod(self, first),
            let b = class_getInstanceMethod(self, second) else { return }
          method_exchangeImplementations(a, b)
        }
        @objc func logged(_ other: UIViewController, isAnimated: Bool, then: (() -> Void)?) {
          print("presents")
          logged(other, isAnimated: isAnimated, then: then)
        }
      }
      """)
    #expect(result.contains("  self.present(other, animated: isAnimated, completion: then)\n"))
    #expect(result.contains("@objc func logged(") || result.contains("func logged("))
  }

  @Test func `sets the property whose setter it replaced`() {
    let result = userPart(
      """
      import UIKit
      extension UINavigationController {
        static let exchange: Void = {
          let first = #selector(setter: UINavigationController.delegate)
          let second = #selector(UINavigationController.setWatched(_:))
          method_exchangeImplementations(
            class_getInstanceMethod(UINavigationController.self, first)!,
            class_getInstanceMethod(UINavigationController.self, second)!)
        }()
        @objc func setWatched(_ delegate: UINavigationControllerDelegate?) {
          self.setWatched(delegate)
        }
      }
      func watch(_ controller: UINavigationController) { controller.setWatched(nil) }
      """)
    #expect(result.contains("    self.delegate = (delegate)\n"))
    #expect(result.contains("{ controller.delegate = (nil) }"))
  }

  @Test func `is left alone where nothing is exchanged`() {
    let result = userPart(
      """
      import UIKit
      extension UIViewController {
        @objc func logged() { if view.tag == 0 { logged() } }
        func use() { _ = (#selector(logged), #selector(viewDidLoad)) }
      }
      """)
    #expect(result.contains("{ logged() }"))
  }
}
