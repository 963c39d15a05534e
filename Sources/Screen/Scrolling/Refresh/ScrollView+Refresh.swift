internal import Geometry
internal import StageKit

extension ScrollView {
  /// Shows a refresh control in place of another one.
  func replaceRefreshControl(_ old: RefreshControl?) {
    old?.endRefreshing()
    old?.scrollView = nil
    old?.removeFromSuperview()
    guard let refreshControl else { return }
    precondition(
      refreshControl.scrollView == nil || refreshControl.scrollView === self,
      "a refresh control cannot belong to two scroll views")
    refreshControl.scrollView = self
    insertSubview(refreshControl, at: 0)
    placeRefreshControl()
  }

  /// Places the refresh control above the content, at the top of the view if it is pulled further.
  func placeRefreshControl() {
    guard let refreshControl else { return }
    let top = adjustedContentInset.top - refreshInset
    let pull = -contentOffset.y - top
    refreshControl.frame = Rect(
      x: bounds.minX, y: -top - max(pull, RefreshControl.height), width: bounds.width,
      height: RefreshControl.height)
    refreshControl.isHidden = pull <= 0
    refreshControl.show(pull: pull)
  }

  /// Changes the space of the refresh control, without a jump of content that is being dragged.
  func setRefreshInset(_ inset: Double) {
    let old = unresisted(contentOffset)
    refreshInset = inset
    insetsDidChange()
    let change = unresisted(contentOffset) - old
    if let origin = drag?.origin { drag?.origin = origin + change }
  }

  /// Moves the content back to its beginning, unless a finger drags it or it comes to rest there.
  func returnFromRefreshing() {
    guard drag == nil else { return }
    let end = motion.map { Point($0.x.end, $0.y.end) } ?? contentOffset
    let target = clamped(end)
    if target != end { setContentOffset(target, animated: true) }
  }
}
