import Bars
import Geometry
import Scrolling
import StageKit
import Testing
import UIKit

/// A hidden status bar leaves its room to the views of phones with a home button.
@Suite struct `the status bar` {
  private final class Fullscreen: UIViewController {
    var isHidden = true
    override var prefersStatusBarHidden: Bool { isHidden }
  }

  private let stage = Stage(size: Size(320, 568))
  private let application: UIApplication

  init() {
    stage.safeAreaInsets = Insets(top: 20, left: 0, bottom: 0, right: 0)
    application = UIApplication(on: stage)
  }

  private func show(_ controller: @autoclosure () -> UIViewController) {
    application.show(controller)
  }

  @Test func `stays unless a controller hides it`() {
    show(UIViewController())
    #expect(stage.safeAreaInsets.top == 20)
    #expect(!application.isStatusBarHidden)
    #expect(application.statusBarFrame == CGRect(x: 0, y: 0, width: 320, height: 20))
  }

  @Test func `leaves its room to a controller that hides it`() {
    let controller = application.run { Fullscreen() }
    show(controller)
    #expect(controller.view.safeAreaInsets.top == 0)
    #expect(application.isStatusBarHidden && application.statusBarFrame == .zero)
    application.run {
      controller.isHidden = false
      controller.setNeedsStatusBarAppearanceUpdate()
    }
    #expect(controller.view.safeAreaInsets.top == 20)
  }

  @Test func `follows the controller that is on top of a navigation controller`() {
    let navigation = application.run { UINavigationController(rootViewController: Fullscreen()) }
    show(navigation)
    #expect(navigation.navigationBar.frame.minY == 0)
    application.run { navigation.pushViewController(UIViewController(), animated: false) }
    stage.advance(to: 0.1)
    #expect(stage.safeAreaInsets.top == 20)
    #expect(navigation.navigationBar.frame.minY == 20)
  }

  @Test func `follows a controller that is presented over the whole screen`() {
    let root = application.run { UIViewController() }
    show(root)
    application.run {
      let presented = Fullscreen()
      presented.modalPresentationStyle = .fullScreen
      root.present(presented, animated: false)
    }
    stage.advance(to: 0.1)
    #expect(stage.safeAreaInsets.top == 0)
    application.run { root.dismiss(animated: false) }
    stage.advance(to: 0.2)
    #expect(stage.safeAreaInsets.top == 20)
  }

  @Test func `keeps the room beside the camera of phones without a home button`() {
    stage.safeAreaInsets = Insets(top: 44, left: 0, bottom: 34, right: 0)
    show(Fullscreen())
    #expect(stage.safeAreaInsets.top == 44)
    #expect(application.isStatusBarHidden)
  }

  private final class ScrollLog: NSObject, UIScrollViewDelegate {
    var calls = 0

    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { calls += 1 }
  }

  @Test func `scrolls the only scroll view to the top, and none of two`() {
    let log = ScrollLog()
    let controller = application.run { UIViewController() }
    show(controller)
    let views = application.run {
      (0..<2).map { index in
        let view = UIScrollView(frame: CGRect(x: 0, y: 100 + 200 * index, width: 320, height: 200))
        view.contentSize = CGSize(width: 320, height: 900)
        view.delegate = log
        return view
      }
    }
    controller.view.addSubview(views[0])
    views[0].contentOffset.y = 300
    stage.tap(at: Point(160, 10), time: 0.1)
    // Below the bar nothing scrolls.
    stage.tap(at: Point(160, 40), time: 1)
    stage.advance(to: 2)
    #expect(log.calls == 1 && views[0].contentOffset.y == 0)
    controller.view.addSubview(views[1])
    views[0].contentOffset.y = 300
    stage.tap(at: Point(160, 10), time: 2.1)
    stage.advance(to: 3)
    #expect(log.calls == 1 && views[0].contentOffset.y == 300)
  }
}
