internal import Geometry
internal import StageKit

internal import struct FoundationEssentials.IndexPath

extension TableView {
  /// The height of a row without any other information, in points.
  static let defaultRowHeight = 44.0
  /// The distance of the sections of the inset style from the sides, in points.
  static let sideInset = 16.0

  var tableDelegate: (any TableViewDelegate)? { scrollDelegate as? any TableViewDelegate }

  /// Reads the numbers and heights of the rows, if that was requested or the data source has gone.
  func loadIfNeeded() {
    guard needsReload || dataSource == nil && !geometry.sections.isEmpty else { return }
    needsReload = false
    closeSwipe(animated: false)
    recycleAll()
    selection = []
    touchedRow = nil
    movedRow = nil
    prefetcher.reset()
    geometry = makeGeometry()
    updateContentSize()
    loadSectionIndex()
  }

  /// Reads the numbers and heights of the rows.
  func makeGeometry() -> TableGeometry {
    let top = tableHeaderView?.frame.height ?? 0
    guard let dataSource else { return TableGeometry([], top: top) }
    let count = checkedCount(dataSource.numberOfSections(in: self)) { "\($0) sections" }
    let delegate = tableDelegate
    let sections = (0..<count).map { section in
      makeSection(section, isLast: section == count - 1, dataSource, delegate)
    }
    return TableGeometry(sections, top: top)
  }

  private func makeSection(
    _ section: Int, isLast: Bool, _ dataSource: any TableViewDataSource,
    _ delegate: (any TableViewDelegate)?
  ) -> TableGeometry.Section {
    let count = checkedCount(dataSource.tableView(self, numberOfRowsInSection: section)) {
      "\($0) rows in section \(section)"
    }
    var heights = [Double](repeating: max(rowHeight, 0), count: count)
    var measured: [Bool] = []
    // Without a delegate all rows have the same height, which is read once.
    for row in 0..<(delegate == nil && rowHeight >= 0 ? 0 : count) {
      let path = IndexPath(row: row, section: section)
      let height = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
      precondition(
        height.isFinite && (height >= 0 || height == Self.automaticDimension),
        """
        the height of row \(row) of section \(section) is \(height) points; it must be 0 or more, or \
        automaticDimension
        """)
      if height >= 0 {
        heights[row] = height
      } else {
        let estimate =
          delegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
        heights[row] = estimate > 0 ? estimate : Self.defaultRowHeight
        if measured.isEmpty { measured = [Bool](repeating: true, count: count) }
        measured[row] = false
      }
    }
    let header = headerHeight(of: section, dataSource, delegate)
    return TableGeometry.Section(
      padding: header > 0 ? headerPadding : 0, header: header,
      footer: footerHeight(of: section, dataSource, delegate), rows: PrefixSums(heights),
      measured: measured)
  }

  /// Sets the size of the content to that of the rows and the views at the ends.
  func updateContentSize() {
    contentSize = Size(bounds.width, geometry.bottom + (tableFooterView?.frame.height ?? 0))
  }

  func replaceEdgeView(_ old: View?, with view: View?) {
    if old !== view { old?.removeFromSuperview() }
    if let view, view.superview !== self { addSubview(view) }
    geometry.top = tableHeaderView?.frame.height ?? 0
    updateContentSize()
    setNeedsLayout()
  }

  /// Measures the rows again, whose heights may depend on the width.
  func widthDidChange() {
    if !needsReload {
      let offset = contentOffset
      geometry = makeGeometry()
      updateContentSize()
      contentOffset = clamped(offset)
    }
    setNeedsLayout()
  }

  func checkSection(_ section: Int) {
    precondition(
      geometry.sections.indices.contains(section),
      "\(displayName) has \(geometry.sections.count) sections, but was asked for number \(section)")
  }

  func checkRow(_ path: IndexPath) {
    checkSection(path.section)
    let count = geometry.sections[path.section].rows.count
    precondition(
      path.row >= 0 && path.row < count,
      "section \(path.section) of \(displayName) has \(count) rows, but was asked for number \(path.row)"
    )
  }
}
