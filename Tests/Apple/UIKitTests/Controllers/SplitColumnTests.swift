import Geometry
import StageKit
import Testing
import UIKit

@Suite struct `split view controllers with columns` {
  /// A container with three pages on a screen, in an application.
  private final class Screen {
    let stage: Stage
    let application: UIApplication
    let split: UISplitViewController

    init(_ size: CGSize, _ style: UISplitViewController.Style) {
      let stage = Stage(size: size)
      let application = UIApplication(on: stage)
      let split = application.run { UISplitViewController(style: style) }
      application.show {
        for column in [UISplitViewController.Column.primary, .supplementary, .secondary] {
          let page = UIViewController()
          page.title = "\(column)"
          split.setViewController(page, for: column)
        }
        return split
      }
      stage.advance(to: 0.1)
      (self.stage, self.application, self.split) = (stage, application, split)
    }

    var titles: [String?] {
      split.viewControllers.map { ($0 as? UINavigationController)?.topViewController?.title }
    }
  }

  @Test func `two columns are beside each other on a tablet`() {
    let screen = Screen(CGSize(width: 1024, height: 768), .doubleColumn)
    #expect(screen.titles == ["primary", "secondary"])
    #expect(screen.split.viewControllers.first?.view.frame.width == 320)
    #expect(screen.split.viewControllers.last?.view.frame.maxX == 1024)
    #expect(screen.split.viewController(for: .primary)?.title == "primary")
    // The line between them is a gap, behind which the window is black.
    #expect(screen.split.view.backgroundColor == .opaqueSeparator)
  }

  @Test func `three columns are beside each other, and one can be hidden and shown`() {
    let screen = Screen(CGSize(width: 1366, height: 1024), .tripleColumn)
    #expect(screen.titles == ["primary", "supplementary", "secondary"])
    screen.application.run { screen.split.hide(.primary) }
    #expect(screen.titles == ["supplementary", "secondary"])
    screen.application.run { screen.split.show(.primary) }
    #expect(screen.titles == ["primary", "supplementary", "secondary"])
  }

  @Test func `a phone shows the detail over the list, and pushes a column that is shown`() {
    let screen = Screen(CGSize(width: 390, height: 844), .doubleColumn)
    #expect(screen.titles == ["secondary"])
    let list = screen.split.viewControllers.first as? UINavigationController
    screen.application.run { _ = list?.popToRootViewController(animated: false) }
    #expect(screen.titles == ["primary"])
    screen.application.run { screen.split.show(.secondary) }
    screen.stage.advance(to: 2)
    #expect(screen.titles == ["secondary"])
  }

  @Test func `what columns cannot show is said once, and what they show anyway is not`() {
    let screen = Screen(CGSize(width: 1024, height: 768), .doubleColumn)
    screen.application.run {
      screen.split.preferredDisplayMode = .oneBesideSecondary
      screen.split.preferredSplitBehavior = .tile
      screen.split.displayModeButtonVisibility = .never
    }
    #expect(screen.application.notes == [])
    screen.application.run {
      screen.split.displayModeButtonVisibility = .always
      screen.split.preferredDisplayMode = .oneOverSecondary
    }
    #expect(
      screen.application.notes == ["the columns of a split view lie side by side, without buttons"])
  }
}
