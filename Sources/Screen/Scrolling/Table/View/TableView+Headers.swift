internal import Geometry
internal import StageKit

extension TableView {
  /// The height of a titled header of the plain style.
  private static let plainHeaderHeight = 28.0
  /// The space above headers of the plain style since iOS 15, as commonly reported.
  private static let plainHeaderPadding = 22.0
  /// The height of a titled header of the grouped styles.
  private static let groupedHeaderHeight = 38.0
  /// The space above the first section of the grouped styles, without a title.
  private static let firstGap = 35.0
  /// The space above and below other sections of the grouped styles, without a title.
  private static let gap = 18.0
  /// The identifier of the headers and footers that show titles.
  private static let titleIdentifier = "TableView.title"

  func headerHeight(
    of section: Int, _ dataSource: any TableViewDataSource, _ delegate: (any TableViewDelegate)?
  ) -> Double {
    let height = delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    if height >= 0 { return height }
    if let view = delegate?.tableView(self, viewForHeaderInSection: section) {
      return measuredHeight(of: view)
    }
    guard dataSource.tableView(self, titleForHeaderInSection: section) != nil else {
      return style == .plain ? 0 : section == 0 ? Self.firstGap : Self.gap
    }
    return style == .plain ? Self.plainHeaderHeight : Self.groupedHeaderHeight
  }

  /// The space above a header.
  var headerPadding: Double {
    guard style == .plain else { return 0 }
    if sectionHeaderTopPadding >= 0 { return sectionHeaderTopPadding }
    return isSinceIOS15 ? Self.plainHeaderPadding : 0
  }

  /// Whether the table looks as it does since iOS 15; true on no stage.
  var isSinceIOS15: Bool { stage.map { $0.systemVersion >= .iOS15 } ?? true }

  func footerHeight(
    of section: Int, _ dataSource: any TableViewDataSource, _ delegate: (any TableViewDelegate)?
  ) -> Double {
    let height = delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    if height >= 0 { return height }
    if let view = delegate?.tableView(self, viewForFooterInSection: section) {
      return measuredHeight(of: view)
    }
    guard let title = dataSource.tableView(self, titleForFooterInSection: section) else {
      return style == .plain ? 0 : Self.gap
    }
    if style == .plain { return Self.plainHeaderHeight }
    let view = titleView(title, isFooter: true)
    defer { store(view) }
    return measuredHeight(of: view)
  }

  private func measuredHeight(of view: View) -> Double {
    let height = view.sizeThatFits(Size(bounds.width, 0)).height
    return height > 0 ? height : view.bounds.height
  }

  /// Places the headers and footers of the visible sections.
  func placeHeadersAndFooters() {
    pinnedViews = []
    var sections: [Int] = []
    let visibleTop = bounds.minY + adjustedContentInset.top
    let visibleBottom = bounds.maxY - adjustedContentInset.bottom
    var section = geometry.section(at: bounds.minY) ?? 0
    while section < geometry.sections.count {
      let span = geometry.span(ofSection: section)
      guard span.start < bounds.maxY else { break }
      sections.append(section)
      place(section, span, from: visibleTop, to: visibleBottom)
      section += 1
    }
    for section in visibleHeaders.keys.sorted() where !sections.contains(section) {
      recycleHeader(of: section)
    }
    for section in visibleFooters.keys.sorted() where !sections.contains(section) {
      recycleFooter(of: section)
    }
  }

  private func place(
    _ section: Int, _ span: (start: Double, length: Double), from top: Double, to bottom: Double
  ) {
    let padding = geometry.sections[section].padding
    let heights = (geometry.sections[section].header, geometry.sections[section].footer)
    let end = span.start + span.length
    let inset = sideInsets.left
    let width = bounds.width - inset - sideInsets.right
    if heights.0 > 0, let view = header(of: section) {
      var y = span.start + padding + headerShift(of: section)
      if style == .plain, top > y {
        let last = end - heights.1 - heights.0
        y = max(y, min(top, last))
        if top <= last { pinnedViews.append(view) }
      }
      let frame = Rect(x: inset, y: y, width: width, height: heights.0)
      if view.frame != frame { view.frame = frame }
    }
    if heights.1 > 0, let view = footer(of: section) {
      var y = end - heights.1
      if style == .plain, bottom - heights.1 < y {
        let first = span.start + geometry.sections[section].rowsOffset
        y = min(y, max(bottom - heights.1, first))
        if bottom - heights.1 >= first { pinnedViews.append(view) }
      }
      let frame = Rect(x: inset, y: y, width: width, height: heights.1)
      if view.frame != frame { view.frame = frame }
    }
  }

  private func header(of section: Int) -> View? {
    if let view = visibleHeaders[section] { return view }
    let view =
      tableDelegate?.tableView(self, viewForHeaderInSection: section)
      ?? dataSource?.tableView(self, titleForHeaderInSection: section)
      .map { titleView($0, isFooter: false) }
    if let view {
      visibleHeaders[section] = view
      withoutAnimation {
        show(view)
        tableDelegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
      }
    }
    return view
  }

  private func footer(of section: Int) -> View? {
    if let view = visibleFooters[section] { return view }
    let view =
      tableDelegate?.tableView(self, viewForFooterInSection: section)
      ?? dataSource?.tableView(self, titleForFooterInSection: section)
      .map { titleView($0, isFooter: true) }
    if let view {
      visibleFooters[section] = view
      withoutAnimation {
        show(view)
        tableDelegate?.tableView(self, willDisplayFooterView: view, forSection: section)
      }
    }
    return view
  }

  private func show(_ view: View) {
    view.isHidden = false
    view.alpha = 1
    if view.superview !== self { addSubview(view) }
  }

  private func titleView(_ title: String, isFooter: Bool) -> TableViewHeaderFooterView {
    let view =
      headerFooterPool.take(Self.titleIdentifier)
      ?? TableViewHeaderFooterView(reuseIdentifier: Self.titleIdentifier)
    view.show(title, style: style, isFooter: isFooter)
    return view
  }

  func recycleHeader(of section: Int) {
    guard let view = visibleHeaders.removeValue(forKey: section) else { return }
    tableDelegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    store(view)
  }

  func recycleFooter(of section: Int) {
    guard let view = visibleFooters.removeValue(forKey: section) else { return }
    tableDelegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    store(view)
  }

  private func store(_ view: View) {
    if let view = view as? TableViewHeaderFooterView {
      headerFooterPool.store(view, view.reuseIdentifier)
    } else {
      view.removeFromSuperview()
    }
  }
}
