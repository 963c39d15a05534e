// swift-format-ignore-file
// Methods of Objective-C with NSError ** throw in Swift, and a class in Swift implements one.
//
// After 0.5 s it has printed:
//   made a
//   StoreErrorDomain 1
//   loaded
//   failure 42
//   StoreErrorDomain 42 The name is too long. 3
//   AB ["x", "y"] a
//   saved
//   not saved true
//   failure 42
//   0 42 The name is too long.
//   failure 42
//   0
//   A
//   true
//   Checks.no
import UIKit

enum Checks: Error { case no }

class ViewController: UIViewController, StoreChecker {
  func checkName(_ name: String!) throws { if name == "no" { throw Checks.no } }

  override func viewDidLoad() {
    super.viewDidLoad()
    do {
      let store = try Store(name: "a")
      print("made", store.nameOrError(nil))
      _ = try Store(name: "")
    } catch let error as NSError { print(error.domain, error.code) }
    let store = try! Store(name: "a", limit: 2)
    store.onFailure = { error in print("failure", (error! as NSError).code) }
    do {
      try store.loadItem("ab")
      print("loaded")
      try store.loadItem("abc")
      print("not reached")
    } catch {
      let error = error as NSError
      print(error.domain, error.code, error.localizedDescription, error.userInfo["length"]!)
    }
    if let text = try? store.text(ofItem: "ab"), let items = try? store.items() { print(text, items, store.nameOrError(nil)) }
    do { try store.save(); print("saved") } catch { print("failed") }
    let small = try? Store(name: "b", limit: 1)
    do { try small?.save() } catch { print("not saved", (error as NSError).domain.count > 0) }
    print(store.tryAll())
    store.checker = self
    do { try store.loadItem("no") } catch { print("\(type(of: error)).\(error)") }
  }
}
