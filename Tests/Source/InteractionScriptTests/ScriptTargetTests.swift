import Bars
import Controls
import Geometry
import InteractionScript
import StageKit
import Testing
import UIKit

/// What scripts find besides views: items of bars, tabs and buttons of alerts; and views for which
/// they wait.
@Suite struct `targets of scripts` {
  private let stage = Stage(size: Size(320, 480))
  private let application: UIApplication
  private let notes = Notes()

  private final class Notes {
    var events: [String] = []
    var failures: [String] = []
  }

  init() { application = UIApplication(on: stage) }

  /// Performs lines with a controller in a navigation controller in a tab bar controller.
  private func perform(_ lines: String..., more: @escaping (UIViewController) -> Void = { _ in })
    throws
  {
    let notes = notes
    application.show {
      let controller = UIViewController()
      controller.title = "First"
      func item(_ title: String?, _ event: String) -> UIBarButtonItem {
        UIBarButtonItem(
          title: title,
          primaryAction: UIAction(title: title ?? "") { _ in
            notes.events.append(event)
          })
      }
      let edit = item("Edit", "edit")
      edit.accessibilityIdentifier = "edit-button"
      edit.accessibilityLabel = "Change"
      let add = UIBarButtonItem(
        systemItem: .add, primaryAction: UIAction { _ in notes.events.append("add") })
      controller.navigationItem.rightBarButtonItems = [edit, add]
      let tabs = UITabBarController()
      let second = UIViewController()
      second.title = "Second"
      second.tabBarItem.accessibilityIdentifier = "second-tab"
      tabs.viewControllers = [UINavigationController(rootViewController: controller), second]
      more(controller)
      return tabs
    }
    let script = try Script(
      commentsOf: [("A.swift", lines.map { "// zoetrope: \($0)" }.joined(separator: "\n"))])
    script.schedule(on: application, of: stage) { [notes] in notes.failures.append($0) }
    stage.advance(to: 5)
  }

  private var selectedTab: Int? {
    (application.windows.first?.rootViewController as? UITabBarController)?.selectedIndex
  }

  @Test(arguments: [
    "\"Edit\"", "title \"Edit\"", "label \"Change\"", "identifier edit-button",
  ])
  func `items of bars are found by title, label and identifier`(target: String) throws {
    try perform("tap \(target) at 0.5")
    #expect(notes.failures == [])
    #expect(notes.events == ["edit"])
  }

  @Test func `items of the system are found by their names`() throws {
    try perform("tap label \"Add\" at 0.5")
    #expect(notes.failures == [])
    #expect(notes.events == ["add"])
  }

  @Test(arguments: ["\"Second\"", "title \"Second\"", "identifier second-tab"])
  func `tabs are found by title and identifier`(target: String) throws {
    try perform("tap \(target) at 0.5")
    #expect(notes.failures == [])
    #expect(selectedTab == 1)
  }

  @Test func `buttons of alerts are found, side by side and in a column`() throws {
    let notes = notes
    let stage = stage
    try perform("tap \"Delete\" at 1.5", "tap title \"Third\" at 4") { controller in
      func present(_ titles: [String], at time: Double) {
        stage.perform(at: time) {
          let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
          for title in titles {
            alert.addAction(
              UIAlertAction(title: title, style: .default) { _ in notes.events.append(title) })
          }
          controller.present(alert, animated: true)
        }
      }
      present(["Cancel", "Delete"], at: 0.5)
      present(["First", "Second", "Third"], at: 3)
    }
    #expect(notes.failures == [])
    #expect(notes.events == ["Delete", "Third"])
  }

  /// Adds a button with a title to a view after a time.
  private func addButton(_ title: String, to view: UIView, after delay: Double) {
    let notes = notes
    stage.perform(at: delay) {
      let button = UIButton(
        type: .system, primaryAction: UIAction(title: title) { _ in notes.events.append(title) })
      button.frame = CGRect(x: 100, y: 200, width: 100, height: 44)
      view.addSubview(button)
    }
  }

  @Test func `what follows a view that is waited for is later by the time that it takes`() throws {
    try perform("tap \"Edit\" at 0.1", "wait for \"Late\" at 0.5", "tap \"Late\" at 0.6") {
      addButton("Late", to: $0.view, after: 2)
    }
    #expect(notes.failures == [])
    #expect(notes.events == ["edit", "Late"])
  }

  @Test func `a view that does not come is named with the time`() throws {
    try perform("wait for \"None\" at 0.5 for 1", "tap \"Edit\" at 1")
    #expect(notes.failures == ["A.swift:1: there is no \"None\" on the screen up to 1.5 s."])
    #expect(notes.events == [])
  }

  @Test func `waiting needs a view`() {
    #expect(throws: ScriptError.self) {
      try Script(commentsOf: [("A.swift", "// zoetrope: wait \"A\" at 1")])
    }
  }
}
