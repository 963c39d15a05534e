public import Geometry
public import Scrolling
internal import StageKit

extension NavigationBar {
  /// Makes search bar and large title follow a scroll view: they disappear when the content moves
  /// up, and the bar grows when the content is pulled down.
  ///
  /// Call it from `scrollViewDidScroll(_:)`. The scroll view lies behind the bar, with the height
  /// of the whole bar as its upper content inset.
  ///
  /// A bar that constraints place keeps their height.
  ///
  /// - Parameter scrollView: The scroll view.
  public func collapse(with scrollView: ScrollView) {
    guard !showsSearchAlone, translatesAutoresizingMaskIntoConstraints else { return }
    let full = sizeThatFits(bounds.size).height
    let scrolled = scrollView.contentOffset.y + scrollView.adjustedContentInset.top
    let minimum = minHeight
    let height = max(full - scrolled, minimum)
    guard full > minimum, height != bounds.height else { return }
    setHeight(height, fadesTitle: true)
  }

  /// Returns the part of a scroll view's content that is under the bar once large title and search
  /// bar have disappeared, in points; negative where they are still visible.
  package func overlap(of scrollView: ScrollView) -> Double {
    scrollView.lengthAbove - (sizeThatFits(bounds.size).height - minHeight)
  }

  /// Returns the offset at which a scroll view should rest so that neither large title nor search
  /// bar is partly visible: the closest one of those with both, without the search bar, and without
  /// both.
  ///
  /// Call it from `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`.
  ///
  /// - Parameters:
  ///   - target: The offset at which the content would rest.
  ///   - scrollView: The scroll view.
  /// - Returns: The offset, equal to the target where the title is completely visible or hidden.
  public func restingOffset(for target: Point, in scrollView: ScrollView) -> Point {
    let full = sizeThatFits(bounds.size).height
    let length = full - minHeight
    let top = -scrollView.adjustedContentInset.top
    let scrolled = target.y - top
    guard scrolled > 0, scrolled < length else { return target }
    let stops = [0, min(max(full - titlesHeight, 0), length), length]
    let nearest = stops.min { abs($0 - scrolled) < abs($1 - scrolled) } ?? 0
    return Point(target.x, top + nearest)
  }
}
