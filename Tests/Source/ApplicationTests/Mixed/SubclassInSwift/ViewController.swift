// swift-format-ignore-file
// A class in Swift overrides what a class of a header declares, which calls it.
//
// After 0.5 s it has printed:
//   base One, in Swift
//   changed base Two, in Swift
import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = SpecialViewController(heading: "One")
    window?.makeKeyAndVisible()
    return true
  }
}

class SpecialViewController: BaseViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    start()
    heading = "Two"
    print("changed", describe(withPrefix: "base"))
  }
  override func describe(withPrefix prefix: String) -> String {
    return super.describe(withPrefix: prefix) + ", in Swift"
  }
}
