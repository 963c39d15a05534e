internal import Geometry
internal import StageKit

extension NavigationPage {
  /// Whether constraints and content give the title view its size: one to which the program has
  /// given a size keeps it.
  var measuresTitleView: Bool {
    let size = titleView.bounds.size
    return titleView.bounds.isEmpty || size == measuredTitleSize
      || !titleView.translatesAutoresizingMaskIntoConstraints
  }

  /// The size of the title view of the program.
  ///
  /// A view without a width, such as a search bar, is as wide as the items beside it allow.
  var sizeOfTitleView: Size {
    guard measuresTitleView else { return titleView.bounds.size }
    let width = max(rightEdge - leftEdge - 2 * NavigationMetrics.titleGap, 0)
    let intrinsic = titleView.intrinsicContentSize
    var size = titleView.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
    if intrinsic.width == View.noIntrinsicMetric, intrinsic.height != View.noIntrinsicMetric {
      size = Size(width, intrinsic.height)
    }
    size = Size(min(size.width, width), min(size.height, rowHeight))
    measuredTitleSize = size
    return size
  }
}
