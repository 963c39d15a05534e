import Bars
import Geometry
import Layers
import Scrolling
import StageKit
import Testing
import UIKit

@Suite struct `pages, split views and bars` {
  private let scene = ControllerStage()

  final class Pages: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let controllers: [UIViewController]
    var calls: [String] = []

    init(_ controllers: [UIViewController]) { self.controllers = controllers }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
      guard let index = controllers.firstIndex(of: viewController), index > 0 else { return nil }
      return controllers[index - 1]
    }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
      guard let index = controllers.firstIndex(of: viewController), index + 1 < controllers.count
      else { return nil }
      return controllers[index + 1]
    }

    func presentationCount(for pageViewController: UIPageViewController) -> Int {
      controllers.count
    }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      willTransitionTo pendingViewControllers: [UIViewController]
    ) { calls.append("will \(pendingViewControllers[0].title ?? "")") }

    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) { calls.append("did \(previousViewControllers[0].title ?? "") \(completed)") }
  }

  @Test func `pages follow each other from right to left in such a view`() throws {
    let pages = Pages(["A", "B", "C"].map { scene.make($0) })
    let pager = scene.show { () -> UIPageViewController in
      let pager = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal)
      pager.dataSource = pages
      pager.view.semanticContentAttribute = .forceRightToLeft
      pager.setViewControllers([pages.controllers[0]], direction: .forward, animated: false)
      return pager
    }
    let scroll = try #require(pager.view.subviews.first as? UIScrollView)
    let width = scroll.bounds.width
    // Two pages are known, of which the first is on the right.
    #expect(scroll.contentSize.width == 2 * width && scroll.contentOffset.x == width)
    scene.run {
      pager.setViewControllers([pages.controllers[1]], direction: .forward, animated: true)
    }
    scene.advance(by: 0.1)
    // The next page comes from the left.
    #expect(scroll.contentOffset.x < width && scroll.contentOffset.x > 0)
    scene.advance(by: 2)
    #expect(pager.viewControllers == [pages.controllers[1]])
    #expect(scroll.contentSize.width == 3 * width && scroll.contentOffset.x == width)
  }

  @Test func `a subclass with the designated initializers inherits the others`() {
    final class Pages: UIPageViewController {
      var style: TransitionStyle?

      override init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
      ) {
        self.style = style
        super.init(transitionStyle: .scroll, navigationOrientation: navigationOrientation)
      }

      required init?(coder: NSCoder) { nil }
    }
    let pages = Pages()
    #expect(pages.style == .pageCurl && pages.transitionStyle == .scroll)
  }

  @Test func `the scroll view is the only subview of pages without a count`() {
    let page = scene.make("A")
    func pager(_ source: Pages?) -> UIPageViewController {
      scene.show {
        let pager = UIPageViewController(
          transitionStyle: .scroll, navigationOrientation: .horizontal)
        pager.dataSource = source
        pager.setViewControllers([page], direction: .forward, animated: false)
        return pager
      }
    }
    #expect((pager(nil).view.subviews as? [UIScrollView])?.count == 1)
    let counted = Pages([page])
    #expect(pager(counted).view.subviews.contains { $0 is UIPageControl })
  }

  @Test func `a swipe goes to the next page, and a call back`() {
    let controllers = [scene.make("A"), scene.make("B"), scene.make("C")]
    let pages = Pages(controllers)
    let pager = scene.show { () -> UIPageViewController in
      let pager = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal)
      pager.dataSource = pages
      pager.delegate = pages
      pager.setViewControllers([controllers[0]], direction: .forward, animated: false)
      return pager
    }
    #expect(controllers[0].view.window != nil && !controllers[1].isViewLoaded)
    scene.stage.pan(from: Point(300, 300), to: Point(100, 300), at: 1, duration: 0.2)
    scene.stage.advance(to: 3)
    #expect(pages.calls == ["will B", "did A true"] && pager.viewControllers == [controllers[1]])
    #expect(
      scene.notes.take() == [
        "B willMove parent", "B didMove parent", "A viewWillDisappear true", "B viewDidLoad",
        "B viewWillAppear true", "A willMove nil", "A viewDidDisappear true", "A didMove nil",
        "B viewDidAppear true",
      ])
    #expect(controllers[1].view.convert(CGPoint.zero, to: nil) == .zero)
    var isFinished = false
    scene.run {
      pager.setViewControllers([controllers[0]], direction: .reverse, animated: true) {
        isFinished = $0
      }
    }
    scene.advance(by: 0.1)
    let x = controllers[0].view.layer.convert(Point.zero, to: nil).x
    #expect(x <= 0 && !isFinished)
    scene.advance(by: 1)
    #expect(isFinished && pager.viewControllers == [controllers[0]])
    #expect(controllers[1].parent == nil && controllers[0].view.window != nil)
  }

  @Test func `a drag that is too short returns to the page`() {
    let controllers = [scene.make("A"), scene.make("B")]
    let pages = Pages(controllers)
    let pager = scene.show { () -> UIPageViewController in
      let pager = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .vertical)
      pager.dataSource = pages
      pager.delegate = pages
      pager.setViewControllers([controllers[0]], direction: .forward, animated: false)
      return pager
    }
    scene.stage.pan(
      from: Point(160, 500), to: Point(160, 400), at: 1, duration: 0.5,
      velocity: Vector(dx: 0, dy: 0))
    scene.stage.advance(to: 3)
    #expect(pages.calls == ["will B", "did A false"] && pager.viewControllers == [controllers[0]])
    #expect(controllers[1].parent == nil && controllers[1].view.window == nil)
  }

  @Test func `a split view shows the detail on a phone, and both on a tablet`() {
    let (list, detail) = (scene.make("A"), scene.make("B"))
    let split = scene.show { () -> UISplitViewController in
      let split = UISplitViewController()
      split.viewControllers = [list, detail]
      return split
    }
    #expect(split.isCollapsed && detail.view.window != nil && !list.isViewLoaded)
    let stage = Stage(size: Size(1024, 768))
    let application = UIApplication(on: stage)
    application.show {
      let split = UISplitViewController()
      split.viewControllers = [UIViewController(), UIViewController()]
      return split
    }
    stage.advance(to: 0.1)
    let wide = application.keyWindow?.rootViewController as? UISplitViewController
    #expect(wide?.viewControllers.map { $0.view.frame.minX } == [0, 320.5])
    #expect(wide?.viewControllers.map { $0.view.frame.width } == [320, 703.5])
  }

  @Test func `a split view without a delegate pushes its detail on the list on a phone`() {
    let (list, detail) = (scene.make("A"), scene.make("B"))
    let split = scene.show { () -> UISplitViewController in
      let split = UISplitViewController()
      split.viewControllers = [
        UINavigationController(rootViewController: list),
        UINavigationController(rootViewController: detail),
      ]
      return split
    }
    #expect(detail.view.window != nil && detail.navigationController === split.viewControllers[0])
    #expect(detail.navigationController?.viewControllers == [list, detail])
  }

  @Test func `a prompt makes the bar 30 points higher`() {
    let first = scene.make("A")
    first.navigationItem.prompt = "Choose one"
    let navigation = scene.show { UINavigationController(rootViewController: first) }
    #expect(navigation.navigationBar.frame.height == 74 && first.view.safeAreaInsets.top == 74)
    first.navigationItem.prompt = nil
    scene.advance(by: 0.1)
    #expect(navigation.navigationBar.frame.height == 44 && first.view.safeAreaInsets.top == 44)
  }

  @Test func `a large title leaves with the content, and returns with a pop`() {
    let first = UITableViewController(style: .plain)
    first.title = "A"
    let navigation = scene.show { () -> UINavigationController in
      let navigation = UINavigationController(rootViewController: first)
      navigation.navigationBar.prefersLargeTitles = true
      return navigation
    }
    first.tableView.contentSize = CGSize(width: 320, height: 2000)
    #expect(navigation.navigationBar.frame.height == 96)
    #expect(first.tableView.contentOffset.y == -96)
    scene.run { first.tableView.contentOffset.y = 100 }
    #expect(navigation.navigationBar.frame.height == 44)
    scene.run { first.tableView.contentOffset.y = -70 }
    #expect(navigation.navigationBar.frame.height == 70)
  }

  @Test func `an alert of iOS 2 calls its delegate with the index of the button`() {
    final class Delegate: NSObject, UIAlertViewDelegate {
      var indexes: [Int] = []
      func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
        indexes.append(buttonIndex)
      }
    }
    let root = scene.make("A")
    _ = scene.show { root }
    let delegate = Delegate()
    scene.run {
      let alert = UIAlertView(
        title: "Delete?", message: "", delegate: delegate, cancelButtonTitle: "Cancel",
        otherButtonTitles: "OK")
      alert.show()
      #expect(alert.isVisible && alert.numberOfButtons == 2 && alert.cancelButtonIndex == 0)
    }
    scene.advance(by: 0.5)
    scene.stage.tap(at: Point(230, 310), time: 1)
    scene.stage.advance(to: 2)
    #expect(delegate.indexes == [1] && root.presentedViewController == nil)
  }
}
