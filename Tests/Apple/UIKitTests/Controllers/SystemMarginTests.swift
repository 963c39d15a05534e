import Bars
import Geometry
import Scrolling
import StageKit
import Testing
import UIKit

@Suite struct `margins of the system` {
  /// A screen with its safe area, and the margins of the root view of a controller on it.
  struct Screen {
    let size: Size
    var safeArea = Insets.zero
    let margins: Insets
  }

  private static let screens = [
    // An iPhone 8: reference `testCollectionViews.iphone8` of a public snapshot test.
    Screen(
      size: Size(375, 667), safeArea: Insets(top: 20, left: 0, bottom: 0, right: 0),
      margins: Insets(top: 20, left: 16, bottom: 0, right: 16)),
    // A large phone: reference `testCollectionViews.iphoneMax`.
    Screen(
      size: Size(414, 896), safeArea: Insets(top: 44, left: 0, bottom: 34, right: 0),
      margins: Insets(top: 44, left: 20, bottom: 34, right: 20)),
    // An iPhone X in landscape: reference `iphone-x-alternative`, where items begin at 60 points.
    Screen(
      size: Size(812, 375), safeArea: Insets(top: 0, left: 44, bottom: 21, right: 44),
      margins: Insets(top: 0, left: 60, bottom: 21, right: 60)),
    // A tablet.
    Screen(
      size: Size(768, 1024), safeArea: Insets(top: 20, left: 0, bottom: 0, right: 0),
      margins: Insets(top: 20, left: 20, bottom: 0, right: 20)),
  ]

  /// Keeps the stage of a test until its end.
  private final class Holder {
    var stage: Stage?
  }

  private let holder = Holder()

  @Test(arguments: screens.indices)
  func `are those of the root view of a controller, beyond the safe area`(index: Int) {
    let screen = Self.screens[index]
    let (controller, _) = show(on: screen)
    #expect(controller.view.layoutMargins == screen.margins)
  }

  @Test func `are the least that a view can set, unless the controller turns them off`() {
    let (controller, application) = show(on: Self.screens[0])
    application.run {
      controller.view.layoutMargins = UIEdgeInsets(top: 5, left: 30, bottom: 0, right: 0)
      #expect(
        controller.view.layoutMargins == UIEdgeInsets(top: 25, left: 30, bottom: 0, right: 16))
      controller.viewRespectsSystemMinimumLayoutMargins = false
      #expect(
        controller.view.layoutMargins == UIEdgeInsets(top: 25, left: 30, bottom: 0, right: 0))
    }
  }

  /// Snapshots show controllers in windows of other sizes than the screen has.
  @Test(arguments: [(375.0, 16.0), (414.0, 20.0), (667.0, 20.0)])
  func `are those of the width of the window`(width: Double, margin: Double) {
    for screen in Self.screens.prefix(2) {
      let (_, application) = show(on: screen)
      application.run {
        let table = UITableViewController()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 320))
        window.rootViewController = table
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        #expect(table.systemMinimumLayoutMargins.leading == margin)
        #expect(table.view.layoutMargins.left == margin)
        #expect(table.tableView.separatorInset.left == margin)
      }
    }
  }

  @Test func `are 8 points in other views`() {
    let (_, application) = show(on: Self.screens[0])
    application.run {
      #expect(UIView().layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    }
  }

  @Test func `bars of phones in landscape are 32 points high, without large titles`() {
    let (controller, application) = show(on: Self.screens[2])
    application.run {
      let navigation = UINavigationController(rootViewController: UIViewController())
      navigation.navigationBar.prefersLargeTitles = true
      controller.present(navigation, animated: false)
      navigation.view.layoutIfNeeded()
      #expect(navigation.navigationBar.bounds.height == 32)
      #expect(navigation.toolbar.sizeThatFits(.zero).height == 32)
    }
  }

  @Test func `bars are as high as on the screen, whatever traits a parent sets`() {
    let (parent, application) = show(on: Self.screens[0])
    application.run {
      let navigation = UINavigationController(rootViewController: UIViewController())
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation]
      parent.addChild(tabs)
      parent.setOverrideTraitCollection(
        UITraitCollection(traitsFrom: [
          .init(verticalSizeClass: .compact), .init(userInterfaceIdiom: .pad),
          .init(preferredContentSizeCategory: .small),
        ]), forChild: tabs)
      parent.view.addSubview(tabs.view)
      tabs.didMove(toParent: parent)
      parent.view.layoutIfNeeded()
      let traits = navigation.navigationBar.traitCollection
      #expect(traits.verticalSizeClass == .compact && traits.userInterfaceIdiom == .pad)
      #expect(traits.preferredContentSizeCategory == .small)
      #expect(navigation.navigationBar.bounds.height == 44)
      #expect(tabs.tabBar.bounds.height == 49)
    }
  }

  private func show(on screen: Screen) -> (UIViewController, UIApplication) {
    let stage = Stage(size: screen.size)
    holder.stage = stage
    stage.safeAreaInsets = screen.safeArea
    let application = UIApplication(on: stage)
    let controller = UIViewController()
    application.show { controller }
    stage.advance(to: 0.1)
    return (controller, application)
  }
}
