// swift-format-ignore-file
// The application's delegate is in Swift, and its controller in Objective-C uses Swift.
//
// After 0.5 s it has printed:
//   2
//   1 count 2
//   {{0, 0}, {10, 10}}
import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window!.rootViewController = StartViewController()
    window!.makeKeyAndVisible()
    return true
  }
}

@objcMembers class Counter: NSObject {
  var value = 0
  func countUp() { value += 1 }
  func label() -> String { return "count \(value)" }
}

class CounterView: UIView {}
