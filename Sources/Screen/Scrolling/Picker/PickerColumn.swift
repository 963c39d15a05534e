internal import Geometry
internal import Layers
internal import StageKit

/// One wheel of a picker: a list that a finger turns and that always comes to rest at a row.
///
/// Only the rows that are shown have views. The scroll view's offset is that of a flat list; its
/// layer shows the list on a wheel.
final class PickerColumn: ScrollView {
  override class var layerClass: Layer.Type { WheelLayer.self }

  /// Returns the view of a row; nil if it has none.
  var makeRow: ((_ row: Int, _ reused: View?) -> View)?
  /// Called when a finger has turned the wheel to a row.
  var onSelection: ((_ row: Int) -> Void)?

  /// The number of rows.
  private(set) var rowCount = 0
  /// The height of a row, in points.
  private(set) var rowHeight = PickerView.rowHeight
  /// The row that was selected last; -1 without rows.
  private(set) var selectedRow = -1
  /// The horizontal distance from the left edge of the wheel to the vanishing point.
  var vanishingX = 0.0 { didSet { if vanishingX != oldValue { shapeWheel() } } }

  private var rows: [Int: View] = [:]
  private var pool: [View] = []
  /// Where a finger has touched the wheel; nil unless it may be a tap.
  private var tapStart: Point?
  private var isSelectedByFinger = false

  /// The distance by which a finger may move in a tap, in points: that of tap recognizers.
  private static let tapSlop = 10.0

  /// Creates a wheel without rows.
  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    showsVerticalScrollIndicator = false
    showsHorizontalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
    scrollDelegate = self
  }

  // MARK: Rows

  /// Makes all rows again, and selects the row that was selected or the nearest one.
  func reload(rowCount: Int, rowHeight: Double) {
    endMotion()
    for view in rows.values { discard(view) }
    rows = [:]
    self.rowCount = rowCount
    self.rowHeight = rowHeight
    selectedRow = rowCount == 0 ? -1 : min(max(selectedRow, 0), rowCount - 1)
    shapeWheel()
    showSelection(animated: false)
    updateRows()
  }

  /// Turns the wheel to a row.
  func selectRow(_ row: Int, animated: Bool) {
    selectedRow = row
    isSelectedByFinger = false
    showSelection(animated: animated)
  }

  /// Returns the view of a row; nil if it is not shown.
  func view(forRow row: Int) -> View? { rows[row] }

  private func showSelection(animated: Bool) {
    setContentOffset(offset(ofRow: max(selectedRow, 0)), animated: animated)
  }

  private func offset(ofRow row: Int) -> Point {
    Point(0, Double(row) * rowHeight + rowHeight / 2 - bounds.height / 2)
  }

  /// The row nearest to the middle for an offset; nil without rows.
  private func row(at offset: Point) -> Int? {
    guard rowCount > 0 else { return nil }
    let row = ((offset.y + bounds.height / 2) / rowHeight - 0.5).rounded()
    return Int(min(max(row, 0), Double(rowCount - 1)))
  }

  private func shapeWheel() {
    guard let layer = layer as? WheelLayer, bounds.height > 0 else { return }
    layer.wheel = Wheel(height: bounds.height, lensHeight: rowHeight, vanishingX: vanishingX)
    let margin = max((bounds.height - rowHeight) / 2, 0)
    contentSize = Size(bounds.width, Double(rowCount) * rowHeight)
    contentInset = Insets(top: margin, left: 0, bottom: margin, right: 0)
  }

  override func sizeDidChange(from old: Size) {
    shapeWheel()
    super.sizeDidChange(from: old)
    for (row, view) in rows { place(view, row) }
    if drag == nil { showSelection(animated: false) }
    updateRows()
  }

  override func offsetDidChange() {
    super.offsetDidChange()
    updateRows()
  }

  /// Creates views for the rows that are shown, and removes those of the others.
  private func updateRows() {
    let visible = visibleRows
    for (row, view) in rows where !visible.contains(row) {
      rows[row] = nil
      discard(view)
    }
    for row in visible where rows[row] == nil {
      guard let view = makeRow?(row, pool.popLast()) else { continue }
      rows[row] = view
      withoutAnimation {
        place(view, row)
        addSubview(view)
      }
    }
  }

  /// The rows that may be shown before the next change of the offset.
  private var visibleRows: Range<Int> {
    guard rowCount > 0, bounds.height > 0 else { return 0..<0 }
    let margin = bounds.height / 4 + rowHeight
    let first = ((contentOffset.y - margin) / rowHeight).rounded(.down)
    let last = ((contentOffset.y + bounds.height + margin) / rowHeight).rounded(.up)
    let range = 0...Double(rowCount)
    func clamped(_ row: Double) -> Int { Int(min(max(row, range.lowerBound), range.upperBound)) }
    return clamped(first)..<max(clamped(last), clamped(first))
  }

  private func place(_ view: View, _ row: Int) {
    view.frame = Rect(x: 0, y: Double(row) * rowHeight, width: bounds.width, height: rowHeight)
  }

  /// Calls a function whose changes are not animated.
  private func withoutAnimation(_ body: () -> Void) {
    if let stage { stage.performWithoutAnimation(body) } else { body() }
  }

  private func discard(_ view: View) {
    view.removeFromSuperview()
    pool.append(view)
  }

  // MARK: Motion

  override func proposedTarget(
    for target: Point, velocity: Vector, draggedFrom start: Point
  ) -> Point {
    row(at: target).map(offset) ?? target
  }

  /// Reports the row at which the wheel has come to rest.
  private func didRest() {
    guard let row = row(at: contentOffset), drag == nil, motion == nil else { return }
    let target = offset(ofRow: row)
    guard abs(contentOffset.y - target.y) < restThreshold else { return }
    selectedRow = row
    onSelection?(row)
  }

  /// Turns the wheel to the row that is nearest to the middle.
  private func snap() {
    guard drag == nil, motion == nil, let row = row(at: contentOffset),
      offset(ofRow: row) != contentOffset
    else { return }
    isSelectedByFinger = true
    setContentOffset(offset(ofRow: row), animated: true)
  }

  // MARK: Taps

  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    tapStart = contact?.stoppedMotion == true ? nil : touches.first?.location(in: superview)
    super.touchesBegan(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    super.touchesEnded(touches, with: event)
    let start = tapStart
    tapStart = nil
    guard let start, let end = touches.first?.location(in: superview),
      abs(end.x - start.x) < Self.tapSlop, abs(end.y - start.y) < Self.tapSlop,
      let touch = touches.first, let row = row(shownAt: touch.location(in: self)),
      row != selectedRow, isScrollEnabled
    else { return snap() }
    isSelectedByFinger = true
    setContentOffset(offset(ofRow: row), animated: true)
  }

  override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    super.touchesCancelled(touches, with: event)
    tapStart = nil
  }

  /// The row that is shown at a point; nil if there is none.
  private func row(shownAt point: Point) -> Int? {
    guard let wheel = (layer as? WheelLayer)?.wheel else { return nil }
    let distance = point.y - bounds.midY
    if abs(distance) <= wheel.lensHeight / 2 { return row(at: contentOffset) }
    func error(_ row: Int) -> Double {
      let flat = (Double(row) + 0.5) * rowHeight - bounds.midY
      return abs(wheel.shownDistance(of: flat) - distance)
    }
    guard let nearest = visibleRows.min(by: { error($0) < error($1) }) else { return nil }
    return error(nearest) <= rowHeight ? nearest : nil
  }
}

extension PickerColumn: ScrollViewDelegate {
  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
    isSelectedByFinger = true
    if !decelerate { didRest() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: ScrollView) { didRest() }

  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {
    if isSelectedByFinger { didRest() }
  }
}
