internal import Geometry
internal import StageKit

extension NavigationPage {
  /// Returns the size of the title view of the program.
  ///
  /// A view without a width, such as a search bar, is as wide as the items beside it allow.
  func size(of title: BarContentView) -> Size {
    let size = title.measure()
    guard title.isMeasured else { return size }
    let width = max(rightEdge - leftEdge - 2 * NavigationMetrics.titleGap, 0)
    let intrinsic = title.content.intrinsicContentSize
    let fillsWidth =
      intrinsic.width == View.noIntrinsicMetric && intrinsic.height != View.noIntrinsicMetric
    return Size(
      fillsWidth ? width : min(size.width, width),
      min(fillsWidth ? intrinsic.height : size.height, rowHeight))
  }
}
