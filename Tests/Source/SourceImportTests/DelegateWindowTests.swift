import SourceImport
import Testing

/// Windows of delegates.
@Suite struct `a delegate's window that is unwrapped by itself` {
  private let added = "var _ownWindow: UIWindow? { get { window } set { window = newValue } }; "

  @Test(arguments: ["var window: UIWindow!", "@objc dynamic var window: UIWindow! = nil"])
  func `is the window that the protocol requires, too`(declaration: String) {
    let result = userPart(
      """
      import UIKit
      class Delegate: UIResponder, UIApplicationDelegate {
        \(declaration)
      }
      """)
    #expect(result.contains(added + "}"))
  }

  @Test(arguments: [
    "var window: UIWindow?", "var window: UIWindow! { nil }", "let window: UIWindow!",
  ])
  func `is left alone otherwise`(declaration: String) {
    let result = userPart(
      """
      import UIKit
      class Delegate: UIResponder, UIApplicationDelegate {
        \(declaration)
      }
      """)
    #expect(!result.contains("_ownWindow"))
  }
}
