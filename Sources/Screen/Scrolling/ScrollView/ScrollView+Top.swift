internal import Geometry
package import StageKit

extension ScrollView {
  /// Scrolls to the top as a tap on the status bar does, if the delegate agrees.
  package final func scrollToTop() {
    guard scrollDelegate?.scrollViewShouldScrollToTop(self) ?? true else { return }
    let top = Point(contentOffset.x, -adjustedContentInset.top)
    guard top != contentOffset else { return }
    setContentOffset(top, animated: true)
    if motion == nil { return didScrollToTop() }
    isScrollingToTop = true
  }

  /// Calls the delegate after the content has scrolled to the top.
  func didScrollToTop() {
    isScrollingToTop = false
    scrollDelegate?.scrollViewDidScrollToTop(self)
  }
}

extension View {
  /// The visible scroll views below the view that a tap on the status bar scrolls to the top.
  package final var scrollViewsToTop: [ScrollView] {
    guard !isHidden, alpha > 0 else { return [] }
    let own = (self as? ScrollView).flatMap { $0.scrollsToTop ? [$0] : nil } ?? []
    return own + subviews.flatMap(\.scrollViewsToTop)
  }
}
