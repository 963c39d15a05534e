public import Geometry
public import Scrolling
internal import StageKit

extension NavigationBar {
  /// Makes the large title follow a scroll view: it leaves when the content moves up, and the bar
  /// grows when the content is pulled down.
  ///
  /// Call it from `scrollViewDidScroll(_:)`. The scroll view lies behind the bar, with the height
  /// of the whole bar as its upper content inset.
  ///
  /// A bar that constraints place keeps their height.
  ///
  /// - Parameter scrollView: The scroll view.
  public func collapse(with scrollView: ScrollView) {
    guard prefersLargeTitles, translatesAutoresizingMaskIntoConstraints else { return }
    let full = sizeThatFits(bounds.size).height
    let scrolled = scrollView.contentOffset.y + scrollView.adjustedContentInset.top
    let least = promptHeight + NavigationMetrics.height
    let height = max(full - scrolled, least)
    guard full > least, height != bounds.height else { return }
    setHeight(height, fadesTitle: true)
  }

  /// Returns the offset at which a scroll view should rest so that the large title is not cut: the
  /// closer one of those with the whole title and without it.
  ///
  /// Call it from `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`.
  ///
  /// - Parameters:
  ///   - target: The offset at which the content would rest.
  ///   - scrollView: The scroll view.
  /// - Returns: The offset, equal to the target where the title is whole or gone.
  public func restingOffset(for target: Point, in scrollView: ScrollView) -> Point {
    guard prefersLargeTitles else { return target }
    let length = sizeThatFits(bounds.size).height - promptHeight - NavigationMetrics.height
    let top = -scrollView.adjustedContentInset.top
    let scrolled = target.y - top
    guard scrolled > 0, scrolled < length else { return target }
    return Point(target.x, scrolled < length / 2 ? top : top + length)
  }
}
