import Bars
import Geometry
import StageKit
import TestSupport
import Testing
import UIKit

@Suite struct `containers of controllers` {
  private let scene = ControllerStage()

  @Test func `a child appears with its parent, or when its view is added later`() {
    let (parent, first, second) = (scene.make("P"), scene.make("A"), scene.make("B"))
    parent.addChild(first)
    parent.view.addSubview(first.view)
    first.didMove(toParent: parent)
    scene.notes.calls = []
    scene.application.show { parent }
    #expect(
      scene.notes.take() == [
        "P viewWillAppear false", "A viewWillAppear false", "P viewDidAppear false",
        "A viewDidAppear false",
      ])
    scene.run {
      parent.addChild(second)
      #expect(second.isMovingToParent)
      parent.view.addSubview(second.view)
      second.didMove(toParent: parent)
    }
    #expect(
      scene.notes.take() == [
        "B willMove parent", "B viewDidLoad", "B viewWillAppear false", "B didMove parent",
      ])
    scene.advance(by: 0)
    #expect(scene.notes.take() == ["B viewDidAppear false"])
    scene.run {
      second.willMove(toParent: nil)
      second.view.removeFromSuperview()
      second.removeFromParent()
    }
    #expect(
      scene.notes.take() == [
        "B willMove nil", "B viewWillDisappear false", "B viewDidDisappear false", "B didMove nil",
      ])
    #expect(parent.children == [first])
  }

  @Test func `children of a tab bar controller are its tabs`() {
    let (first, second) = (scene.make("A"), scene.make("B"))
    let tabs = scene.show { () -> UITabBarController in
      let tabs = UITabBarController()
      tabs.addChild(first)
      tabs.addChild(second)
      return tabs
    }
    #expect(tabs.viewControllers == [first, second] && tabs.children == [first, second])
    #expect(tabs.tabBar.items?.map(\.title) == ["A", "B"] && first.view.window != nil)
  }

  @Test func `a transition from child to child animates, and removes the first view`() {
    let (parent, first, second) = (scene.make("P"), scene.make("A"), scene.make("B"))
    _ = scene.show { parent }
    scene.run {
      parent.addChild(first)
      parent.view.addSubview(first.view)
      parent.addChild(second)
    }
    scene.advance(by: 0)
    scene.notes.calls = []
    scene.run {
      second.view.frame.origin.x = 320
      parent.transition(
        from: first, to: second, duration: 1, options: .curveLinear,
        animations: { second.view.frame.origin.x = 0 },
        completion: { scene.notes.calls.append("completion \($0)") })
    }
    #expect(
      scene.notes.take() == ["B viewDidLoad", "A viewWillDisappear true", "B viewWillAppear true"])
    scene.advance(by: 0.25)
    #expect(isClose(second.view.presentation.frame.minX, 240, within: 1e-9))
    scene.advance(by: 0.75)
    #expect(
      scene.notes.take() == ["A viewDidDisappear true", "B viewDidAppear true", "completion true"])
    #expect(first.view.superview == nil && second.view.superview === parent.view)
  }

  @Test func `additional insets enlarge the safe area`() {
    let scene = ControllerStage(safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    let root = scene.make("A")
    root.additionalSafeAreaInsets = UIEdgeInsets(top: 30, left: 5, bottom: 0, right: 0)
    _ = scene.show { root }
    #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 50, left: 5, bottom: 0, right: 0))
    let label = UIView()
    label.translatesAutoresizingMaskIntoConstraints = false
    root.view.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: root.topLayoutGuide.bottomAnchor, constant: 8),
      label.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
      label.widthAnchor.constraint(equalToConstant: 10),
      label.bottomAnchor.constraint(equalTo: root.bottomLayoutGuide.topAnchor),
    ])
    scene.advance(by: 0.1)
    #expect(label.frame == CGRect(x: 0, y: 58, width: 10, height: 510))
  }

  @Test func `a tab bar controller shows the selected controller above its bar`() {
    let (first, second) = (scene.make("A"), scene.make("B"))
    let tabs = scene.show { () -> UITabBarController in
      let tabs = UITabBarController()
      tabs.viewControllers = [first, second]
      return tabs
    }
    #expect(tabs.selectedIndex == 0 && tabs.selectedViewController === first)
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 519, width: 320, height: 49))
    #expect(first.view.safeAreaInsets.bottom == 49 && first.tabBarController === tabs)
    #expect(!second.isViewLoaded)
    scene.stage.tap(at: Point(240, 540), time: 1)
    scene.stage.advance(to: 2)
    #expect(tabs.selectedIndex == 1 && second.view.window != nil && first.view.window == nil)
    #expect(
      scene.notes.take() == [
        "B viewDidLoad", "A viewWillDisappear false", "B viewWillAppear false",
        "A viewDidDisappear false", "B viewDidAppear false",
      ])
  }

  @Test func `the tab of a navigation controller is that of its first controller`() {
    let (named, titled, own) = (scene.make("A"), scene.make("B"), scene.make("C"))
    let tabs = scene.show { () -> UITabBarController in
      named.tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 3)
      titled.title = "Notes"
      let last = UINavigationController(rootViewController: own)
      last.title = "Own"
      let tabs = UITabBarController()
      tabs.viewControllers =
        [named, titled].map { UINavigationController(rootViewController: $0) } + [last]
      return tabs
    }
    #expect(tabs.tabBar.items?.map(\.title) == ["Search", "Notes", "Own"])
    #expect(tabs.tabBar.items?.first?.tag == 3)
    scene.run { tabs.selectedIndex = 1 }
    #expect(tabs.tabBar.selectedItem === titled.tabBarItem)
    scene.run { titled.title = "Lists" }
    #expect(tabs.tabBar.items?[1].title == "Lists", "the item follows its controller")
  }

  @Test func `a pushed controller hides the tab bar if it asks for that`() {
    let (first, second) = (scene.make("A"), scene.make("B"))
    second.hidesBottomBarWhenPushed = true
    let navigation = UINavigationController(rootViewController: first)
    let tabs = scene.show { () -> UITabBarController in
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation]
      return tabs
    }
    scene.run { navigation.pushViewController(second, animated: true) }
    scene.advance(by: 0.4)
    #expect(tabs.tabBar.isHidden && second.view.safeAreaInsets.bottom == 0)
    scene.run { _ = navigation.popViewController(animated: true) }
    scene.advance(by: 0.4)
    #expect(!tabs.tabBar.isHidden && tabs.tabBar.frame.minX == 0)
    #expect(first.view.safeAreaInsets.bottom == 49)
  }

  @Test func `segues are prepared and performed`() {
    final class Document: ControllerDocument {
      let target: UIViewController
      let segueIdentifiers = ["next"]
      init(_ target: UIViewController) { self.target = target }

      func segue(
        withIdentifier identifier: String, from source: UIViewController, sender: Any?
      ) -> UIStoryboardSegue? {
        identifier == "next"
          ? SegueKind.show.segue(identifier: identifier, from: source, to: target) : nil
      }
    }
    final class Source: UIViewController {
      var prepared: [String] = []

      override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        prepared.append(
          "\(segue.identifier ?? "") \(segue.destination.title ?? "") \(sender ?? "")")
      }
    }
    let source = Source()
    let target = scene.make("B")
    let document = Document(target)
    source.document = document
    let navigation = scene.show { UINavigationController(rootViewController: source) }
    scene.run { source.performSegue(withIdentifier: "next", sender: "x") }
    scene.advance(by: 1)
    #expect(source.prepared == ["next B x"] && navigation.topViewController === target)
  }

  @Test func `a turn of the device is announced, and changes go with it`() {
    final class Turning: UIViewController {
      var sizes: [CGSize] = []
      var isDone = false

      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        sizes.append(view.bounds.size)
        sizes.append(size)
        coordinator.animate(
          alongsideTransition: { _ in self.view.alpha = 0.5 },
          completion: { _ in self.isDone = true })
      }
    }
    let controller = scene.show { Turning() }
    scene.run { scene.application.turn(toLandscape: true) }
    #expect(controller.sizes == [CGSize(width: 320, height: 568), CGSize(width: 568, height: 320)])
    #expect(controller.view.bounds.size == CGSize(width: 568, height: 320))
    scene.advance(by: 0.2)
    // Ease in and out is half way after half of the time.
    #expect(isClose(controller.view.presentation.alpha, 0.75, within: 1e-6) && !controller.isDone)
    scene.advance(by: 0.2)
    #expect(controller.isDone)
  }

  @Test func `controllers hear of new traits before the size, and after it when they have changed`()
  {
    final class Listening: UIViewController {
      var calls: [String] = []

      override func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.willTransition(to: newCollection, with: coordinator)
        calls.append("will be compact: \(newCollection.verticalSizeClass == .compact)")
        calls.append("is compact: \(traitCollection.verticalSizeClass == .compact)")
      }

      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        calls.append("will have size")
      }

      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        calls.append("is compact: \(traitCollection.verticalSizeClass == .compact)")
      }
    }
    let controller = scene.show { Listening() }
    controller.calls = []
    scene.run { scene.application.turn(toLandscape: true) }
    #expect(
      controller.calls == [
        "will be compact: true", "is compact: false", "will have size", "is compact: true",
      ])
  }
}
