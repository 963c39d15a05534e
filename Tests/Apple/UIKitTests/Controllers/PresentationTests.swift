import Bars
import Controls
import Geometry
import StageKit
import TestSupport
import Testing
import UIKit

@Suite struct `presentation of controllers` {
  private let scene = ControllerStage()
  private let spring = 0.506

  private func root() -> NotingController {
    let root = scene.make("A", color: .green)
    return scene.show { root }
  }

  @Test func `a full screen presentation removes the presenter's view after it`() {
    let root = root()
    let page = scene.make("B")
    page.modalPresentationStyle = .fullScreen
    scene.run {
      root.present(page, animated: true) { scene.notes.calls.append("completion") }
      #expect(root.presentedViewController === page && page.presentingViewController === root)
      #expect(page.isBeingPresented && page.transitionCoordinator != nil)
    }
    #expect(page.view.presentation.frame.minY == 568)
    #expect(
      scene.notes.take() == ["B viewDidLoad", "A viewWillDisappear true", "B viewWillAppear true"])
    scene.advance(by: 0.15)
    #expect(page.view.presentation.frame.minY < 284 && page.view.presentation.frame.minY > 0)
    scene.advance(by: spring)
    #expect(
      scene.notes.take() == ["B viewDidAppear true", "A viewDidDisappear true", "completion"])
    #expect(
      root.view.window == nil && page.view.frame == CGRect(x: 0, y: 0, width: 320, height: 568))
    scene.run { page.dismiss(animated: true) { scene.notes.calls.append("completion") } }
    #expect(scene.notes.take() == ["B viewWillDisappear true", "A viewWillAppear true"])
    #expect(root.view.window != nil && page.isBeingDismissed)
    scene.advance(by: spring)
    #expect(
      scene.notes.take() == ["A viewDidAppear true", "B viewDidDisappear true", "completion"])
    #expect(root.presentedViewController == nil && page.presentingViewController == nil)
    #expect(page.view.window == nil)
  }

  @Test func `a sheet leaves the presenter in place, and a drag down dismisses it`() {
    final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {
      var calls: [String] = []

      func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        calls.append("will")
      }

      func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        calls.append("did")
      }
    }
    let root = root()
    let page = scene.make("B")
    let delegate = Delegate()
    scene.run {
      page.presentationController?.delegate = delegate
      root.present(page, animated: true)
    }
    #expect(scene.notes.take() == ["B viewDidLoad", "B viewWillAppear true"])
    scene.advance(by: spring)
    #expect(scene.notes.take() == ["B viewDidAppear true"])
    #expect(page.view.convert(CGPoint.zero, to: nil) == CGPoint(x: 0, y: 10))
    #expect(root.view.transform != .identity && page.sheetPresentationController != nil)
    scene.stage.pan(from: Point(160, 100), to: Point(160, 500), at: 1, duration: 0.2)
    scene.stage.advance(to: 3)
    #expect(scene.notes.take() == ["B viewWillDisappear true", "B viewDidDisappear true"])
    #expect(delegate.calls == ["will", "did"] && root.presentedViewController == nil)
    #expect(root.view.transform == .identity)
  }

  @Test func `the detents of a sheet give its height`() throws {
    let root = root()
    let page = scene.make("B")
    scene.run {
      page.sheetPresentationController?.detents = [.medium(), .large()]
      root.present(page, animated: false)
    }
    #expect(page.view.window != nil && page.view.bounds.height < 300)
    scene.run { page.sheetPresentationController?.selectedDetentIdentifier = .large }
    scene.advance(by: 0.1)
    #expect(page.view.bounds.height == 558)
    scene.run { root.dismiss(animated: false) }
    #expect(page.view.window == nil && page.presentingViewController == nil)
  }

  @Test func `a custom detent is asked again for its height`() throws {
    final class Height { var value = 200.0 }
    let (root, height) = (root(), Height())
    let page = scene.make("B")
    scene.run {
      page.sheetPresentationController?.detents = [.custom { _ in height.value }]
      root.present(page, animated: false)
    }
    let low = page.view.bounds.height
    height.value = 260
    scene.run { page.sheetPresentationController?.invalidateDetents() }
    scene.advance(by: 1)
    #expect(page.view.bounds.height == low + 60)
  }

  @Test func `a custom presentation dims, places and animates`() throws {
    final class Dimming: UIPresentationController {
      let dimming = UIView()
      let notes: Notes

      init(_ presented: UIViewController, _ presenting: UIViewController?, _ notes: Notes) {
        self.notes = notes
        super.init(presentedViewController: presented, presenting: presenting)
      }

      override var frameOfPresentedViewInContainerView: CGRect {
        CGRect(x: 0, y: 300, width: containerView?.bounds.width ?? 0, height: 268)
      }

      override func presentationTransitionWillBegin() {
        notes.calls.append("willBegin")
        dimming.frame = containerView?.bounds ?? .zero
        dimming.backgroundColor = .black
        dimming.alpha = 0
        containerView?.addSubview(dimming)
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
          self.dimming.alpha = 0.5
        })
      }

      override func presentationTransitionDidEnd(_ completed: Bool) {
        notes.calls.append("didEnd \(completed)")
      }

      override func dismissalTransitionWillBegin() {
        notes.calls.append("dismissalWillBegin")
        presentedViewController.transitionCoordinator?.animate(
          alongsideTransition: { _ in self.dimming.alpha = 0 }, completion: nil)
      }

      override func dismissalTransitionDidEnd(_ completed: Bool) {
        notes.calls.append("dismissalDidEnd \(completed)")
        dimming.removeFromSuperview()
      }
    }
    final class Transitioning: NSObject, UIViewControllerTransitioningDelegate {
      var presentation: Dimming?
      let notes: Notes

      init(_ notes: Notes) { self.notes = notes }

      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?,
        source: UIViewController
      ) -> UIPresentationController? {
        let made = Dimming(presented, presenting, notes)
        presentation = made
        return made
      }

      func animationController(
        forPresented presented: UIViewController, presenting: UIViewController,
        source: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { FadeAnimator() }
    }
    let root = root()
    let page = scene.make("B", color: .red)
    let transitioning = Transitioning(scene.notes)
    page.modalPresentationStyle = .custom
    page.transitioningDelegate = transitioning
    scene.run { root.present(page, animated: true) }
    #expect(scene.notes.take() == ["B viewDidLoad", "willBegin", "B viewWillAppear true"])
    let presentation = try #require(transitioning.presentation)
    #expect(page.view.frame == CGRect(x: 0, y: 300, width: 320, height: 268))
    scene.advance(by: 0.5)
    // The coordinator's changes ease in and out over the second of the animator; half way is half.
    #expect(isClose(presentation.dimming.presentation.alpha, 0.25, within: 1e-6))
    #expect(isClose(page.view.presentation.alpha, 0.5, within: 1e-9))
    scene.advance(by: 0.5)
    #expect(scene.notes.take() == ["B viewDidAppear true", "didEnd true"])
    #expect(presentation.presentingViewController === root && root.view.window != nil)
    scene.run { root.dismiss(animated: true) }
    scene.advance(by: 1)
    #expect(
      scene.notes.take() == [
        "dismissalWillBegin", "B viewWillDisappear true", "B viewDidDisappear true",
        "dismissalDidEnd true",
      ])
    #expect(presentation.containerView == nil && root.presentedViewController == nil)
  }

  @Test func `cross dissolve fades, and a flip turns`() throws {
    let root = root()
    let page = scene.make("B", color: .red)
    page.modalPresentationStyle = .fullScreen
    page.modalTransitionStyle = .crossDissolve
    scene.run { root.present(page, animated: true) }
    scene.advance(by: 0.2)
    #expect(isClose(page.view.presentation.alpha, 0.5, within: 1e-6))
    scene.advance(by: 0.3)
    page.modalTransitionStyle = .flipHorizontal
    scene.run { page.dismiss(animated: true) }
    scene.advance(by: 0.3)
    #expect(root.presentedViewController != nil)
    scene.advance(by: 0.5)
    #expect(root.presentedViewController == nil && root.view.window != nil)
  }

  @Test func `what cannot be presented is logged and ignored`() {
    let root = scene.make("A")
    let page = scene.make("B")
    scene.run { root.present(page, animated: true) }
    #expect(root.presentedViewController == nil)
    _ = scene.show { root }
    scene.run {
      root.present(page, animated: true)
      root.present(scene.make("C"), animated: true)
    }
    #expect(root.presentedViewController === page)
    #expect(scene.application.notes.count == 2)
  }

  @Test func `an alert calls the handler after it has left`() throws {
    let root = root()
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.text = "all" }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { [scene] _ in
        scene.notes.calls.append("OK \(root.presentedViewController == nil)")
      })
    scene.run { root.present(alert, animated: true) { scene.notes.calls.append("presented") } }
    scene.advance(by: 0.3)
    #expect(scene.notes.take() == ["presented"] && root.presentedViewController === alert)
    #expect(alert.textFields?.first?.text == "all" && alert.view.window != nil)
    scene.stage.tap(at: Point(230, 325), time: 1)
    scene.stage.advance(to: 2)
    #expect(scene.notes.take() == ["OK true"] && alert.view.window == nil)
    scene.run {
      root.present(alert, animated: false)
      root.dismiss(animated: false)
    }
    scene.advance(by: 0.1)
    #expect(root.presentedViewController == nil && alert.view.window == nil)
  }

  @Test func `a popover is a sheet on a phone, or a box if the delegate says so`() {
    final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
      func adaptivePresentationStyle(
        for controller: UIPresentationController
      ) -> UIModalPresentationStyle { .none }
    }
    let root = root()
    let page = scene.make("B")
    page.modalPresentationStyle = .popover
    page.preferredContentSize = CGSize(width: 200, height: 150)
    scene.run { root.present(page, animated: false) }
    #expect(page.presentationController is UISheetPresentationController)
    scene.run { root.dismiss(animated: false) }
    let delegate = Delegate()
    let source = UIView(frame: CGRect(x: 100, y: 100, width: 40, height: 20))
    scene.run {
      root.view.addSubview(source)
      let popover = page.popoverPresentationController
      popover?.delegate = delegate
      popover?.sourceView = source
      popover?.sourceRect = source.bounds
      root.present(page, animated: false)
      #expect(popover?.arrowDirection == .up)
    }
    // The arrow is 13 points high, and the box is in the middle below it.
    #expect(
      page.view.convert(page.view.bounds, to: nil) == CGRect(x: 20, y: 133, width: 200, height: 150)
    )
    scene.stage.tap(at: Point(160, 500), time: 1)
    scene.stage.advance(to: 2)
    #expect(root.presentedViewController == nil)
  }
}
