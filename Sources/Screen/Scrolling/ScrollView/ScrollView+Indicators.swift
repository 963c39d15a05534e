internal import Geometry
internal import StageKit

extension ScrollView {
  /// Places the indicators at the edges of the visible part.
  func placeIndicators() {
    placeVerticalIndicator()
    placeHorizontalIndicator()
  }

  private func placeVerticalIndicator() {
    guard let indicator = verticalIndicator else { return }
    let insets = adjustedContentInset
    let edges = verticalScrollIndicatorInsets.adding(safeAreaAdjustment)
    let margin = ScrollIndicator.margin
    let track = bounds.height - edges.top - edges.bottom - 2 * margin
    let span = ScrollIndicator.span(
      track: track, visible: bounds.height - insets.top - insets.bottom,
      content: contentSize.height, offset: contentOffset.y + insets.top)
    indicator.isHidden = !showsVerticalScrollIndicator || !scrollsVertically
    indicator.frame = Rect(
      x: bounds.maxX - edges.right - margin - ScrollIndicator.thickness,
      y: bounds.minY + edges.top + margin + span.start, width: ScrollIndicator.thickness,
      height: span.length)
  }

  private func placeHorizontalIndicator() {
    guard let indicator = horizontalIndicator else { return }
    let insets = adjustedContentInset
    let edges = horizontalScrollIndicatorInsets.adding(safeAreaAdjustment)
    let margin = ScrollIndicator.margin
    let track = bounds.width - edges.left - edges.right - 2 * margin
    let span = ScrollIndicator.span(
      track: track, visible: bounds.width - insets.left - insets.right,
      content: contentSize.width, offset: contentOffset.x + insets.left)
    indicator.isHidden = !showsHorizontalScrollIndicator || !scrollsHorizontally
    indicator.frame = Rect(
      x: bounds.minX + edges.left + margin + span.start,
      y: bounds.maxY - edges.bottom - margin - ScrollIndicator.thickness, width: span.length,
      height: ScrollIndicator.thickness)
  }

  /// Shows the indicators of the directions in which the view scrolls.
  func showIndicators() {
    if scrollsVertically, showsVerticalScrollIndicator, verticalIndicator == nil {
      verticalIndicator = addIndicator()
    }
    if scrollsHorizontally, showsHorizontalScrollIndicator, horizontalIndicator == nil {
      horizontalIndicator = addIndicator()
    }
    placeIndicators()
    verticalIndicator?.show()
    horizontalIndicator?.show()
  }

  func hideIndicators(after delay: Double = ScrollIndicator.fadeDelay) {
    verticalIndicator?.hide(after: delay)
    horizontalIndicator?.hide(after: delay)
  }

  func styleIndicators() {
    verticalIndicator?.setStyle(indicatorStyle)
    horizontalIndicator?.setStyle(indicatorStyle)
  }

  private func addIndicator() -> ScrollIndicator {
    let indicator = ScrollIndicator()
    indicator.setStyle(indicatorStyle)
    addSubview(indicator)
    return indicator
  }
}
