import Bars
import Controls
import Geometry
import StageKit
import Testing
import UIKit

/// Methods of delegates that are called when controllers are shown, or the device is turned.
@Suite struct `calls of delegates` {
  private final class Log {
    var calls: [String] = []
  }

  private final class Split: UISplitViewControllerDelegate {
    let log = Log()
    var top: UISplitViewController.Column?

    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
      log.calls.append("top \(proposedTopColumn)")
      return top ?? proposedTopColumn
    }
    func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
      log.calls.append("collapsed")
    }
    func splitViewController(
      _ svc: UISplitViewController, willShow column: UISplitViewController.Column
    ) { log.calls.append("show \(column)") }
    func splitViewController(
      _ svc: UISplitViewController, willHide column: UISplitViewController.Column
    ) { log.calls.append("hide \(column)") }
    func splitViewController(
      _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) { log.calls.append("\(svc.displayMode) to \(displayMode)") }
  }

  private func split(_ size: CGSize, _ delegate: Split) -> (Stage, UISplitViewController) {
    let stage = Stage(size: size)
    let application = UIApplication(on: stage)
    let split = application.run { UISplitViewController(style: .doubleColumn) }
    application.show {
      split.delegate = delegate
      for column in [UISplitViewController.Column.primary, .secondary] {
        let page = UIViewController()
        page.title = "\(column)"
        split.setViewController(page, for: column)
      }
      return split
    }
    stage.advance(to: 0.1)
    return (stage, split)
  }

  private func top(_ split: UISplitViewController) -> String? {
    (split.viewControllers.first as? UINavigationController)?.topViewController?.title
  }

  @Test func `a phone shows the detail over the list, unless the delegate chooses the list`() {
    let delegate = Split()
    let (_, detail) = split(CGSize(width: 390, height: 844), delegate)
    #expect(delegate.log.calls == ["top secondary", "collapsed"])
    #expect(top(detail) == "secondary")
    delegate.top = .primary
    let (_, list) = split(CGSize(width: 390, height: 844), delegate)
    #expect(top(list) == "primary")
  }

  @Test func `columns that are hidden and shown change the display mode`() {
    let delegate = Split()
    let (stage, split) = split(CGSize(width: 1024, height: 768), delegate)
    stage.application?.run {
      split.hide(.primary)
      split.show(.primary)
    }
    #expect(
      delegate.log.calls == [
        "hide primary", "oneBesideSecondary to secondaryOnly", "show primary",
        "secondaryOnly to oneBesideSecondary",
      ])
  }

  private final class Popover: NSObject, UIPopoverPresentationControllerDelegate {
    let log = Log()

    func presentationController(
      _ presentationController: UIPresentationController,
      prepare adaptivePresentationController: UIPresentationController
    ) { log.calls.append("prepare \(type(of: adaptivePresentationController))") }
    func presentationController(
      _ presentationController: UIPresentationController,
      willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
      transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) { log.calls.append("present \(style == .pageSheet) \(transitionCoordinator != nil)") }
  }

  @Test func `a popover on a phone becomes a sheet, which the delegate prepares`() {
    let stage = Stage(size: .phone)
    let application = UIApplication(on: stage)
    let delegate = Popover()
    let controller = application.run { UIViewController() }
    application.show { controller }
    stage.advance(to: 0.1)
    application.run {
      let shown = UIViewController()
      shown.modalPresentationStyle = .popover
      shown.popoverPresentationController?.delegate = delegate
      controller.present(shown, animated: true)
    }
    stage.advance(to: 1)
    #expect(
      delegate.log.calls == ["prepare UISheetPresentationController", "present true true"])
  }

  private final class App: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    let log: Log

    init(_ log: Log) { self.log = log }

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      application.registerForRemoteNotifications()
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = UIViewController()
      window?.makeKeyAndVisible()
      return true
    }
    func application(
      _ application: UIApplication,
      didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) { log.calls.append("failed") }
    func application(
      _ application: UIApplication,
      willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
      duration: TimeInterval
    ) { log.calls.append("will turn \(newStatusBarOrientation == .landscapeRight)") }
    func application(
      _ application: UIApplication,
      didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation
    ) { log.calls.append("turned from portrait \(oldStatusBarOrientation == .portrait)") }
  }

  @Test func `the application's delegate learns of a failed registration and of a turn`() {
    let log = Log()
    let stage = Stage(size: .phone)
    let application = UIApplication(on: stage)
    application.launch(delegate: { App(log) })
    stage.advance(to: 0.1)
    application.run { application.turn(toLandscape: true) }
    #expect(log.calls == ["failed", "will turn true", "turned from portrait true"])
  }

  private final class Bar: UISearchBarDelegate {
    var calls: [String] = []

    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { calls.append("bookmark") }
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { calls.append("results") }
  }

  @Test func `the buttons of a search field call the delegate of the bar`() {
    let stage = Stage(size: .phone)
    let application = UIApplication(on: stage)
    let delegate = Bar()
    let bar = application.run { UISearchBar(frame: CGRect(x: 0, y: 100, width: 320, height: 56)) }
    application.show {
      let controller = UIViewController()
      controller.view.addSubview(bar)
      bar.delegate = delegate
      bar.showsBookmarkButton = true
      return controller
    }
    stage.advance(to: 0.1)
    if let button = bar.searchTextField.rightView { stage.press(button, at: 0.2) }
    stage.advance(to: 0.5)
    application.run {
      bar.showsBookmarkButton = false
      bar.showsSearchResultsButton = true
    }
    stage.advance(to: 0.6)
    if let button = bar.searchTextField.rightView { stage.press(button, at: 0.7) }
    stage.advance(to: 1)
    #expect(delegate.calls == ["bookmark", "results"])
  }
}
