internal import Geometry
internal import StageKit

extension TableView {
  /// The width of tables from which on rows have the margin of wide screens, in points.
  private static let wideWidth = 414.0

  /// The distance of texts, accessories and lines from the sides, in points: 16, and 20 in wide
  /// tables of wide windows.
  var rowMargin: Double {
    guard bounds.width >= Self.wideWidth else { return TableViewCell.standardMargin }
    return systemMargin ?? TableViewCell.standardMargin
  }

  /// The distances of the content of rows from the sides of their cells for the safe area, in
  /// points.
  var rowInsets: Insets {
    guard insetsContentViewsToSafeArea, style != .insetGrouped else { return .zero }
    return Insets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right)
  }

  /// The distances of cells, headers and footers from the sides of the table, in points.
  var sideInsets: Insets {
    guard style == .insetGrouped else { return .zero }
    return Insets(
      top: 0, left: Self.sideInset + safeAreaInsets.left, bottom: 0,
      right: Self.sideInset + safeAreaInsets.right)
  }

  /// The distances of lines from the sides: those that are not set begin where texts do.
  var shownSeparatorInset: Insets {
    ownSeparatorInset ?? Insets(top: 0, left: rowMargin + rowInsets.left, bottom: 0, right: 0)
  }

  /// Places lines below the last row of a plain table down to its lower edge, as before iOS 15.
  ///
  /// A table with a footer has none.
  func placeFillerLines() {
    let isFilled =
      !isSinceIOS15 && style == .plain && separatorStyle == .singleLine && tableFooterView == nil
    let height = rowHeight > 0 ? rowHeight : Self.defaultRowHeight
    let line = 1 / traitCollection.displayScale
    let inset = shownSeparatorInset
    var bottom = geometry.bottom + height
    var count = 0
    while isFilled, bottom <= bounds.maxY + height {
      if count == fillerLines.count { addFillerLine() }
      let rect = Rect(
        x: inset.left, y: bottom - line,
        width: max(bounds.width - inset.left - inset.right, 0), height: line)
      fillerLines[count].backgroundColor = separatorColor
      fillerLines[count].frame = mirrored(rect, in: bounds)
      count += 1
      bottom += height
    }
    while fillerLines.count > count { fillerLines.removeLast().removeFromSuperview() }
  }

  private func addFillerLine() {
    let line = View()
    line.isUserInteractionEnabled = false
    insertSubview(line, at: backgroundView == nil ? 0 : 1)
    fillerLines.append(line)
  }
}
