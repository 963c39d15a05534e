internal import Geometry
internal import Layers
internal import StageKit

internal import struct FoundationEssentials.IndexPath

extension TableView {
  /// Asks the data source for the titles of the index, and shows them.
  func loadSectionIndex() {
    let rows = geometry.sections.reduce(0) { $0 + $1.rows.count }
    let titles =
      style == .plain && rows >= sectionIndexMinimumDisplayRowCount
      ? dataSource?.sectionIndexTitles(for: self) ?? [] : []
    guard !titles.isEmpty else {
      guard sectionIndex != nil else { return }
      sectionIndex?.removeFromSuperview()
      sectionIndex = nil
      return restyleCells()
    }
    let isNew = sectionIndex == nil
    let view = sectionIndex ?? newSectionIndex()
    view.setTitles(titles)
    styleSectionIndex()
    // Cells leave room for the index.
    if isNew { restyleCells() }
    setNeedsLayout()
  }

  /// Gives the index its colors.
  func styleSectionIndex() {
    sectionIndex?.color = sectionIndexColor
    sectionIndex?.plainColor = sectionIndexBackgroundColor
    sectionIndex?.trackingColor = sectionIndexTrackingBackgroundColor
  }

  /// Places the index at the right edge of what is visible, above the rows.
  func placeSectionIndex() {
    guard let sectionIndex else { return }
    let insets = adjustedContentInset
    let right = Rect(
      x: bounds.maxX - insets.right - SectionIndexView.width, y: bounds.minY + insets.top,
      width: SectionIndexView.width, height: max(bounds.height - insets.top - insets.bottom, 0))
    let frame = mirrored(right, in: bounds)
    if sectionIndex.frame != frame { sectionIndex.frame = frame }
  }

  private func newSectionIndex() -> SectionIndexView {
    let view = SectionIndexView()
    view.layer.zPosition = 1
    view.onTouch = { [weak self] in self?.scroll(toIndexTitle: $0) }
    addSubview(view)
    sectionIndex = view
    return view
  }

  private func scroll(toIndexTitle index: Int) {
    guard let titles = sectionIndex?.titles, titles.indices.contains(index) else { return }
    let section =
      dataSource?.tableView(self, sectionForSectionIndexTitle: titles[index], at: index) ?? index
    guard geometry.sections.indices.contains(section) else { return }
    let start = geometry.span(ofSection: section).start
    let insets = adjustedContentInset
    setContentOffset(clamped(Point(contentOffset.x, start - insets.top)), animated: false)
  }
}
