internal import Geometry
internal import StageKit

internal import struct FoundationEssentials.IndexPath

extension TableView {
  /// Returns the frame of a row's cell.
  func rowRect(_ path: IndexPath) -> Rect { rowRect(path, in: geometry) }

  func rowRect(_ path: IndexPath, in geometry: TableGeometry) -> Rect {
    let span = geometry.span(of: path)
    let insets = sideInsets
    return Rect(
      x: insets.left, y: span.start, width: max(bounds.width - insets.left - insets.right, 0),
      height: span.length)
  }

  /// Places the visible cells, headers and footers.
  func placeContent() {
    let insets = rowInsets
    if rowMargin != lastRowMargin || insets != lastRowInsets {
      lastRowMargin = rowMargin
      lastRowInsets = insets
      restyleCells()
    }
    placeEdgeViews()
    placeRows()
    placeHeadersAndFooters()
    placeFillerLines()
  }

  private func placeEdgeViews() {
    backgroundView?.frame = bounds
    if let view = tableHeaderView {
      view.frame = Rect(x: 0, y: 0, width: bounds.width, height: view.frame.height)
    }
    if let view = tableFooterView {
      view.frame = Rect(
        x: 0, y: geometry.bottom, width: bounds.width, height: view.frame.height)
    }
  }

  private func placeRows() {
    recycleRowsOutside()
    var old = Dictionary(uniqueKeysWithValues: visible.map { ($0.path, $0.cell) })
    let firstBefore = visible.first?.path
    var placed: [(path: IndexPath, cell: TableViewCell)] = []
    var isResized = false
    let area = rowArea
    var next = geometry.firstRow(endingAfter: area.minY)
    while let path = next, geometry.span(of: path).start < area.maxY {
      let cell = old.removeValue(forKey: path) ?? makeCell(at: path)
      if geometry.isEstimated(path) {
        let change = geometry.setMeasured(measuredHeight(of: cell), of: path)
        isResized = isResized || change != 0
        // The visible rows below stay where they are.
        if let firstBefore, path < firstBefore, change != 0 {
          contentOffset = Point(contentOffset.x, contentOffset.y + change)
        }
      }
      let frame = shownRect(path, of: cell)
      if cell.frame != frame { cell.frame = frame }
      placed.append((path, cell))
      next = geometry.row(after: path)
    }
    if let moved = movedRow, old.removeValue(forKey: moved.source) != nil {
      // The lifted row stays under the finger when its place has left the screen.
      let isFirst = placed.first.map { moved.source < $0.path } ?? true
      placed.insert((moved.source, moved.cell), at: isFirst ? 0 : placed.count)
    }
    let left = visible.filter { old[$0.path] != nil }
    visible = placed
    for (path, cell) in left { recycle(cell, at: path) }
    if isResized { updateContentSize() }
  }

  /// The area whose rows have cells: the visible one, and a row more above and below where a lifted
  /// row shifts the others.
  private var rowArea: Rect {
    let margin = movedRow?.cell.bounds.height ?? 0
    return Rect(
      x: bounds.minX, y: bounds.minY - margin, width: bounds.width,
      height: bounds.height + 2 * margin)
  }

  /// Stores the cells that have left the screen, before others are made.
  private func recycleRowsOutside() {
    let area = rowArea
    func isInside(_ path: IndexPath) -> Bool {
      if path == movedRow?.source { return true }
      let span = geometry.span(of: path)
      return span.start < area.maxY && span.start + span.length > area.minY
    }
    let left = visible.filter { !isInside($0.path) }
    guard !left.isEmpty else { return }
    visible.removeAll { !isInside($0.path) }
    for (path, cell) in left { recycle(cell, at: path) }
  }

  private func measuredHeight(of cell: TableViewCell) -> Double {
    let width = bounds.width - sideInsets.left - sideInsets.right
    return cell.sizeThatFits(Size(max(width, 0), 0)).height
  }

  /// Returns a cell of the data source, added to the table at its place.
  func makeCell(at path: IndexPath) -> TableViewCell {
    guard let dataSource else {
      preconditionFailure(
        "\(displayName) has lost its data source; call reloadData() after a change")
    }
    let cell = dataSource.tableView(self, cellForRowAt: path)
    precondition(
      !visible.contains { $0.cell === cell },
      """
      the data source of \(displayName) returned for row \(path.row) of section \(path.section) a cell that \
      another row shows; take it from dequeueReusableCell(withIdentifier:for:)
      """)
    withoutAnimation {
      if cell.superview !== self { insertSubview(cell, at: backgroundView == nil ? 0 : 1) }
      cell.isHidden = false
      cell.alpha = 1
      cell.frame = rowRect(path)
      style(cell, at: path)
      cell.setSelected(selection.contains(path), animated: false)
      cell.setHighlighted(false, animated: false)
      indent(cell, at: path)
      cell.setEditing(isEditingRows, controls: editingControls(at: path), animated: false)
      tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
      cell.layoutIfNeeded()
    }
    return cell
  }

  /// Stores a cell that has left the table for later rows.
  func recycle(_ cell: TableViewCell, at path: IndexPath) {
    tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    if swipe?.cell === cell { swipes.forget() }
    cell.removeAllAnimations()
    cell.removeSwipeView()
    cellPool.store(cell, cell.reuseIdentifier)
  }

  /// Stores all cells, headers and footers.
  func recycleAll() {
    let old = visible
    visible = []
    for (path, cell) in old { recycle(cell, at: path) }
    for section in visibleHeaders.keys.sorted() { recycleHeader(of: section) }
    for section in visibleFooters.keys.sorted() { recycleFooter(of: section) }
  }

  /// Gives a cell the lines and corners of its place.
  func style(_ cell: TableViewCell, at path: IndexPath) {
    let isLast = path.row == geometry.sections[path.section].rows.count - 1
    var look = TableViewCell.Look()
    look.backgroundColor =
      style == .plain ? .systemBackground : .secondarySystemGroupedBackground
    look.separatorColor = separatorStyle == .singleLine ? separatorColor : nil
    look.contentInsets = rowInsets
    look.separatorInset = shownSeparatorInset
    look.alignsSeparatorWithText = ownSeparatorInset == nil
    look.margin = rowMargin
    look.indentationLevel =
      tableDelegate?.tableView(self, indentationLevelForRowAt: path) ?? 0
    look.indexWidth = sectionIndex == nil ? 0 : SectionIndexView.width
    switch style {
    case .plain: break
    case .grouped:
      look.hasTopLine = path.row == 0
      look.hasFullLine = isLast
    case .insetGrouped:
      look.hasLine = !isLast
      look.roundsTop = path.row == 0
      look.roundsBottom = isLast
    }
    cell.apply(look)
  }

  func restyleCells() {
    for (path, cell) in visible { style(cell, at: path) }
  }

  /// Calls a function whose changes are not animated.
  func withoutAnimation(_ body: () -> Void) {
    if let stage { stage.performWithoutAnimation(body) } else { body() }
  }

  func scroll(to rect: Rect, at position: ScrollPosition, animated: Bool) {
    let insets = adjustedContentInset
    let visibleHeight = bounds.height - insets.top - insets.bottom
    var offset = contentOffset
    switch position {
    case .none: return scrollRectToVisible(rect, animated: animated)
    case .top: offset.y = rect.minY - insets.top - pinnedHeight(at: rect.minY)
    case .middle: offset.y = rect.midY - insets.top - visibleHeight / 2
    case .bottom: offset.y = rect.maxY - insets.top - visibleHeight
    }
    setContentOffset(clamped(offset), animated: animated)
  }

  /// The height of the header that covers the top of the table when a position is scrolled there.
  private func pinnedHeight(at y: Double) -> Double {
    guard style == .plain, let section = geometry.section(at: y) else { return 0 }
    return geometry.sections[section].header
  }
}
