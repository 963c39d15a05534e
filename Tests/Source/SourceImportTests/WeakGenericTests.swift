import Testing

/// Generic types of objects that are used with protocols.
@Suite struct `a parameter that must be an object` {
  private let declaration = """
    import UIKit
    struct Weak<T: AnyObject, Note> {
      let id: ObjectIdentifier
      weak let object: T?
      private weak var other: T?
      weak var view: UIView?
    """

  @Test func `is any type where the program gives it a protocol`() {
    let result = userPart(
      """
      \(declaration)
      }
      private typealias Entry = Weak<any UINavigationControllerDelegate, Int>
      """)
    #expect(result.contains("struct Weak<T, Note> {"))
    #expect(result.contains("  @_WeakReference var object: T?\n"))
    #expect(result.contains("  @_WeakReference private var other: T?\n"))
    #expect(result.contains("  weak var view: UIView?\n"))
  }

  @Test func `stays one where it is given a class`() {
    let result = userPart(
      """
      \(declaration)
      }
      let list: [Weak<UIView, any Error>] = []
      """)
    #expect(result.contains("struct Weak<T: AnyObject, Note> {"))
    #expect(result.contains("  weak let object: T?\n"))
  }
}
