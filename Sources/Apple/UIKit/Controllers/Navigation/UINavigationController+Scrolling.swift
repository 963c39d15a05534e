internal import Bars
internal import Scrolling
internal import StageKit

extension UINavigationController {
  /// Insets the content of a controller by the bars if it asks for that, and makes the bars follow
  /// it: a large title leaves and comes with it, and backgrounds appear where it is under them.
  func watchContent(of controller: UIViewController) {
    guard let content = controller.scrollViewBetweenBars else { return }
    if !controller.automaticallyAdjustsScrollViewInsets,
      content.contentInsetAdjustmentBehavior == .automatic
    {
      content.contentInsetAdjustmentBehavior = .never
    }
    content.isBetweenBars = true
    content.onScroll = { [weak self, weak content, weak controller] in
      guard let self, let content, let controller, controller === shown, transition == nil else {
        return
      }
      navigationBar.collapse(with: content)
      updateScrollEdges(of: controller)
    }
    content.onExtentChange = { [weak self, weak controller] in
      guard let self, let controller, controller === shown, transition == nil else { return }
      updateScrollEdges(of: controller)
    }
  }

  /// Sets how far the content of a controller is under the bars.
  func updateScrollEdges(of controller: UIViewController) {
    let content = controller.scrollViewBetweenBars
    let isAlways = barsAreTransparentAtEdges
    navigationBar.setContentOverlap(
      isAlways || navigationBar.prefersLargeTitles
        ? content.map { navigationBar.overlap(of: $0) } ?? 0 : nil)
    toolbar.setContentOverlap(isAlways ? content?.lengthBelow ?? 0 : nil)
    tabBarController?.updateScrollEdge()
  }
}

extension UIViewController {
  /// Whether bars are transparent where no content is under them: since iOS 15.
  var barsAreTransparentAtEdges: Bool {
    (viewIfLoaded?.stage ?? expectedStage)?.systemVersion ?? .iOS17 >= .iOS15
  }

  /// The scroll view that bars follow: the one that was set, or the view or its first subview; nil
  /// without one.
  var scrollViewBetweenBars: UIScrollView? {
    guard let view = viewIfLoaded else { return nil }
    return contentScrollView(for: .top) ?? view as? UIScrollView
      ?? view.subviews.first as? UIScrollView
  }
}
