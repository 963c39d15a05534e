import Geometry
import StageKit
import TestSupport
import Testing
import UIKit

@Suite struct `transitions that a finger moves` {
  final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
    let interaction = UIPercentDrivenInteractiveTransition()

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { FadeAnimator() }

    func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
  }

  private let scene = ControllerStage()

  private func begin(_ delegate: Delegate) -> (root: NotingController, page: NotingController) {
    let root = scene.make("A")
    _ = scene.show { root }
    let page = scene.make("B", color: .red)
    page.modalPresentationStyle = .custom
    page.transitioningDelegate = delegate
    scene.run { root.present(page, animated: true) }
    scene.notes.calls = []
    return (root, page)
  }

  @Test func `the animation follows the percentage, and runs on to its end`() {
    let delegate = Delegate()
    let (root, page) = begin(delegate)
    scene.advance(by: 2)
    #expect(page.view.presentation.alpha == 0)
    scene.run { delegate.interaction.update(0.4) }
    scene.advance(by: 1)
    #expect(isClose(page.view.presentation.alpha, 0.4, within: 1e-9))
    #expect(page.transitionCoordinator?.isInteractive == true)
    scene.run { delegate.interaction.finish() }
    scene.advance(by: 0.3)
    #expect(isClose(page.view.presentation.alpha, 0.7, within: 1e-9))
    scene.advance(by: 0.3)
    #expect(page.view.alpha == 1 && root.presentedViewController === page)
    #expect(scene.notes.take() == ["B viewDidAppear true"])
  }

  @Test func `a cancelled transition goes back to where it began`() {
    let delegate = Delegate()
    let (root, page) = begin(delegate)
    scene.run {
      delegate.interaction.update(0.6)
      delegate.interaction.cancel()
    }
    scene.advance(by: 0.2)
    #expect(isClose(page.view.presentation.alpha, 0.4, within: 1e-9))
    scene.advance(by: 0.4)
    #expect(root.presentedViewController == nil && page.view.window == nil)
    #expect(scene.notes.take() == ["B viewWillDisappear true", "B viewDidDisappear true"])
  }
}
