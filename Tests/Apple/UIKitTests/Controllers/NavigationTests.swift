import Bars
import Geometry
import StageKit
import TestSupport
import Testing
import UIKit

@Suite struct `navigation controllers` {
  private let scene = ControllerStage()
  private let duration = 0.35

  private func navigation() -> (UINavigationController, NotingController, NotingController) {
    let (first, second) = (scene.make("A", color: .green), scene.make("B", color: .yellow))
    let navigation = scene.show { UINavigationController(rootViewController: first) }
    return (navigation, first, second)
  }

  @Test func `the first controller appears with the navigation controller`() {
    let first = scene.make("A")
    scene.application.show { UINavigationController(rootViewController: first) }
    #expect(
      scene.notes.take() == [
        "A willMove parent", "A viewDidLoad", "A viewWillAppear false", "A didMove parent",
        "A viewDidAppear false",
      ])
    #expect(first.navigationController?.topViewController === first)
    #expect(first.navigationController?.navigationBar.topItem?.title == "A")
  }

  @Test func `a controller that the first one pushes when it loads is shown in its place`() {
    final class Pushing: UIViewController {
      let second = UIViewController()

      override func viewDidLoad() {
        super.viewDidLoad()
        navigationController?.pushViewController(second, animated: false)
      }
    }
    let first = Pushing()
    let navigation = scene.show { UINavigationController(rootViewController: first) }
    #expect(navigation.viewControllers == [first, first.second])
    #expect(first.second.view.window != nil && first.view.window == nil)
  }

  @Test func `a child that is added is the last of the stack`() {
    let (navigation, first, second) = navigation()
    scene.run { navigation.addChild(second) }
    #expect(navigation.viewControllers == [first, second] && second.view.window != nil)
  }

  @Test func `a push calls both controllers in Apple's order`() {
    let (navigation, first, second) = navigation()
    scene.run { navigation.pushViewController(second, animated: true) }
    #expect(
      scene.notes.take() == [
        "B willMove parent", "B viewDidLoad", "A viewWillDisappear true", "B viewWillAppear true",
      ])
    #expect(second.isMovingToParent && second.transitionCoordinator != nil)
    scene.advance(by: duration)
    #expect(
      scene.notes.take() == ["A viewDidDisappear true", "B viewDidAppear true", "B didMove parent"])
    #expect(!second.isMovingToParent && second.transitionCoordinator == nil)
    #expect(first.view.window == nil && second.view.window != nil)
    #expect(
      navigation.viewControllers == [first, second] && navigation.children == [first, second])
  }

  @Test func `a bar that the program hides stays hidden, and content goes up to the status bar`() {
    let (navigation, first, _) = navigation()
    let top = first.view.safeAreaInsets.top
    navigation.navigationBar.isHidden = true
    navigation.view.layoutIfNeeded()
    #expect(navigation.navigationBar.isHidden && !navigation.isNavigationBarHidden)
    #expect(first.view.safeAreaInsets.top == top - 44)
    navigation.navigationBar.isHidden = false
    navigation.view.layoutIfNeeded()
    #expect(!navigation.navigationBar.isHidden && first.view.safeAreaInsets.top == top)
  }

  @Test func `a pushed view comes from the right, and moves as the spring does`() throws {
    let (navigation, first, second) = navigation()
    scene.run { navigation.pushViewController(second, animated: true) }
    let front = try #require(second.view.superview)
    #expect(front.presentation.frame.minX == 320)
    scene.advance(by: 0.1)
    let fraction = 1 - front.presentation.frame.minX / 320
    #expect(fraction > 0.5 && fraction < 1)
    // The view behind moves by a third of the way of the one in front.
    let back = try #require(first.view.superview)
    #expect(isClose(back.presentation.frame.minX, -320 / 3 * fraction, within: 1e-9))
    scene.advance(by: duration)
    #expect(front.presentation.frame.minX == 0)
  }

  @Test func `a pop returns the controller, which leaves after the motion`() {
    let (navigation, first, second) = navigation()
    scene.run { navigation.pushViewController(second, animated: false) }
    #expect(
      scene.notes.take() == [
        "B willMove parent", "B viewDidLoad", "A viewWillDisappear false",
        "B viewWillAppear false", "A viewDidDisappear false", "B viewDidAppear false",
        "B didMove parent",
      ])
    scene.run {
      #expect(navigation.popViewController(animated: true) === second)
      #expect(navigation.topViewController === first && second.isMovingFromParent)
    }
    #expect(
      scene.notes.take() == [
        "B willMove nil", "B viewWillDisappear true", "A viewWillAppear true",
      ])
    scene.advance(by: duration)
    #expect(
      scene.notes.take() == ["B viewDidDisappear true", "A viewDidAppear true", "B didMove nil"])
    #expect(second.parent == nil)
    scene.run { #expect(navigation.popViewController(animated: true) == nil) }
  }

  @Test func `the back button pops`() {
    let (navigation, first, second) = navigation()
    scene.run { navigation.pushViewController(second, animated: false) }
    scene.stage.tap(at: Point(20, 22), time: 1)
    scene.stage.advance(to: 2)
    #expect(navigation.viewControllers == [first])
    #expect(navigation.navigationBar.items?.count == 1)
  }

  @Test func `a pan from the left edge pops, or returns if it is released early`() {
    let (navigation, first, second) = navigation()
    scene.run { navigation.pushViewController(second, animated: false) }
    scene.notes.calls = []
    let stage = scene.stage
    stage.pan(
      from: Point(2, 300), to: Point(62, 300), at: 1, duration: 0.5, velocity: Vector(dx: 0, dy: 0))
    stage.advance(to: 1.4)
    #expect(second.view.superview.map { $0.presentation.frame.minX > 20 } == true)
    stage.advance(to: 3)
    #expect(navigation.viewControllers == [first, second])
    #expect(navigation.navigationBar.items?.count == 2 && second.view.window != nil)
    #expect(
      scene.notes.take() == [
        "B willMove nil", "B viewWillDisappear true", "A viewWillAppear true",
        "A viewWillDisappear true", "B viewWillAppear true", "A viewDidDisappear true",
        "B viewDidAppear true",
      ])
    stage.pan(
      from: Point(2, 300), to: Point(262, 300), at: 4, duration: 0.5, velocity: Vector(dx: 0, dy: 0)
    )
    stage.advance(to: 6)
    #expect(navigation.viewControllers == [first] && second.parent == nil)
    #expect(navigation.navigationBar.items?.count == 1)
  }

  @Test func `pushes during a transition wait for its end`() {
    let (navigation, first, second) = navigation()
    let third = scene.make("C")
    scene.run {
      navigation.pushViewController(second, animated: true)
      navigation.pushViewController(third, animated: true)
    }
    scene.advance(by: duration)
    #expect(second.view.window != nil && third.isViewLoaded)
    scene.advance(by: duration)
    #expect(third.view.window != nil && second.view.window == nil)
    scene.run { #expect(navigation.popToRootViewController(animated: true) == [second, third]) }
    scene.advance(by: duration)
    #expect(navigation.viewControllers == [first] && first.view.window != nil)
    #expect(second.parent == nil && third.parent == nil)
  }

  @Test func `the content is below the status bar and the bar, unless it extends below`() {
    let scene = ControllerStage(safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    let first = scene.make("A")
    let navigation = scene.show { UINavigationController(rootViewController: first) }
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 20, width: 320, height: 44))
    #expect(first.view.frame == CGRect(x: 0, y: 0, width: 320, height: 568))
    #expect(first.view.safeAreaInsets.top == 64 && first.topLayoutGuide.length == 64)
    first.edgesForExtendedLayout = []
    scene.advance(by: 0.1)
    #expect(first.view.frame == CGRect(x: 0, y: 64, width: 320, height: 504))
    #expect(first.view.safeAreaInsets.top == 0)
    first.edgesForExtendedLayout = .all
    scene.run { navigation.setToolbarHidden(false, animated: false) }
    scene.advance(by: 0.1)
    #expect(navigation.toolbar.frame == CGRect(x: 0, y: 524, width: 320, height: 44))
    #expect(first.view.safeAreaInsets.bottom == 44 && first.bottomLayoutGuide.length == 44)
    scene.run { navigation.setNavigationBarHidden(true, animated: true) }
    scene.advance(by: 0.1)
    let y = navigation.navigationBar.presentation.frame.minY
    #expect(y < 10 && y > -44)
    scene.advance(by: 0.2)
    #expect(navigation.navigationBar.isHidden && first.view.safeAreaInsets.top == 20)
  }

  @Test func `the delegate is called, and its animator makes the transition`() {
    final class Delegate: NSObject, UINavigationControllerDelegate {
      var calls: [String] = []
      let animator = FadeAnimator()

      func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
      ) { calls.append("willShow \(viewController.title ?? "") \(animated)") }

      func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
      ) { calls.append("didShow \(viewController.title ?? "") \(animated)") }

      func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? {
        calls.append("animator \(operation)")
        return animator
      }
    }
    let (navigation, first, second) = navigation()
    let delegate = Delegate()
    scene.run {
      navigation.delegate = delegate
      navigation.pushViewController(second, animated: true)
    }
    #expect(delegate.calls == ["animator push", "willShow B true"])
    #expect(first.view.window != nil && second.view.window != nil)
    scene.advance(by: 0.5)
    #expect(isClose(second.view.presentation.alpha, 0.5, within: 1e-9))
    scene.advance(by: 0.5)
    #expect(delegate.calls == ["animator push", "willShow B true", "didShow B true"])
    #expect(delegate.animator.ends == [true] && first.view.window == nil)
    scene.run { _ = navigation.popViewController(animated: true) }
    scene.advance(by: 1)
    #expect(delegate.calls.suffix(3) == ["animator pop", "willShow A true", "didShow A true"])
  }
}

/// Fades the new view in over one second, linearly.
final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  var ends: [Bool] = []

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 1 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let to = context.viewController(forKey: .to), let view = context.view(forKey: .to) else {
      return context.completeTransition(true)
    }
    view.frame = context.finalFrame(for: to)
    view.alpha = 0
    context.containerView.addSubview(view)
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear, animations: { view.alpha = 1 },
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
  }

  func animationEnded(_ transitionCompleted: Bool) { ends.append(transitionCompleted) }
}
