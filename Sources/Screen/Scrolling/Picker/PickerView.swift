internal import Controls
public import Geometry
internal import Layers
package import PictureKit
public import StageKit

/// Wheels of rows, in each of which a finger selects one: `UIPickerView`.
///
/// A released wheel decelerates like a scroll view and comes to rest at a row; a tap on a row turns
/// the wheel to it. The look is that of iOS 14 to 18, and the shape of the wheels that of Flutter's
/// `cupertino/picker.dart`.
open class PickerView: View {
  /// Provides the numbers of wheels and rows; nil by default.
  open weak var dataSource: (any PickerViewDataSource)? { didSet { setNeedsReload() } }
  /// Provides the rows and receives what is selected; nil by default.
  open weak var delegate: (any PickerViewDelegate)? { didSet { setNeedsReload() } }
  /// Whether the selected rows are marked; true, and setting it has no effect, as since iOS 13.
  open var showsSelectionIndicator: Bool {
    get { true }
    set {}
  }

  /// The height of rows, and the font of titles: 23.5 points, as commonly measured.
  static let rowHeight = 32.0
  package static let titleFont = Font.systemFont(ofSize: 23.5)
  /// The width that stands for an equal share.
  static let sharedWidth = -1.0
  /// The size of a picker that is created without one, in points.
  private static let standardSize = Size(320, 216)
  /// The distances of the marked rows from the edges and between wheels, and the corner radius of
  /// the mark, in points: those of Flutter's `cupertino/picker.dart`, except for the distance
  /// between wheels, which is as commonly measured.
  private static let margin = 9.0
  private static let gap = 5.0
  private static let cornerRadius = 8.0

  private let wheels = View()
  private let selectionBar = View()
  private var columns: [PickerColumn] = []
  private var needsReload = true

  /// Creates a picker; one without a size is 320 by 216 points.
  override public init(frame: Rect = .zero) {
    super.init(
      frame: frame.size == .zero ? Rect(origin: frame.origin, size: Self.standardSize) : frame)
    selectionBar.backgroundColor = .tertiarySystemFill
    selectionBar.layer.cornerRadius = Self.cornerRadius
    selectionBar.layer.cornerCurve = .continuous
    selectionBar.isUserInteractionEnabled = false
    addSubview(wheels)
    addSubview(selectionBar)
  }

  // MARK: Rows

  /// The number of wheels.
  open var numberOfComponents: Int {
    reloadIfNeeded()
    return columns.count
  }

  /// Returns the number of rows of a wheel.
  open func numberOfRows(inComponent component: Int) -> Int { column(component).rowCount }

  /// Returns the size of the rows of a wheel.
  open func rowSize(forComponent component: Int) -> Size {
    layoutIfNeeded()
    let column = column(component)
    return Size(column.bounds.width, column.rowHeight)
  }

  /// Returns the view of a row; nil if it is not shown.
  open func view(forRow row: Int, forComponent component: Int) -> View? {
    layoutIfNeeded()
    let view = column(component).view(forRow: row)
    return (view as? PickerRowView)?.content ?? view
  }

  /// Makes the wheels and their rows again.
  open func reloadAllComponents() {
    needsReload = true
    reloadIfNeeded()
  }

  /// Makes the rows of a wheel again.
  open func reloadComponent(_ component: Int) {
    guard !needsReload else { return reloadIfNeeded() }
    reload(column(component), component)
    setNeedsLayout()
  }

  // MARK: Selection

  /// Turns a wheel to a row without notifying the delegate.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - component: The wheel.
  ///   - animated: Whether the wheel turns in 0.3 s instead of immediately.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    let column = column(component)
    guard column.rowCount > 0 else { return }
    layoutIfNeeded()
    column.selectRow(min(max(row, 0), column.rowCount - 1), animated: animated)
  }

  /// Returns the row that was selected last, before a motion that has not ended; -1 without rows.
  open func selectedRow(inComponent component: Int) -> Int { column(component).selectedRow }

  // MARK: Layout

  /// The size of a picker without constraints: 320 by 216 points.
  override open var intrinsicContentSize: Size { Self.standardSize }

  /// Returns 320 by 216 points.
  override open func sizeThatFits(_ size: Size) -> Size { Self.standardSize }

  /// Places the wheels.
  override open func layoutSubviews() {
    super.layoutSubviews()
    reloadIfNeeded()
    wheels.frame = bounds
    let widths = columnWidths
    let total = widths.reduce(Self.gap * Double(max(widths.count - 1, 0)), +)
    var x = ((bounds.width - total) / 2).rounded()
    for (column, width) in zip(columns, widths) {
      column.vanishingX = bounds.midX - bounds.minX - x
      column.frame = Rect(x: x, y: 0, width: width, height: bounds.height)
      x += width + Self.gap
    }
    let height = columns.map(\.rowHeight).max() ?? Self.rowHeight
    selectionBar.isHidden = columns.isEmpty
    selectionBar.frame = Rect(
      x: bounds.minX + Self.margin, y: bounds.midY - height / 2,
      width: max(bounds.width - 2 * Self.margin, 0), height: height)
  }

  private var columnWidths: [Double] {
    let own = columns.indices.map { index in
      delegate?.pickerView(self, widthForComponent: index) ?? Self.sharedWidth
    }
    let shared = Double(own.count { $0 < 0 })
    let taken = own.reduce(0) { $0 + max($1, 0) } + Self.gap * Double(max(own.count - 1, 0))
    let share = shared > 0 ? max(bounds.width - 2 * Self.margin - taken, 0) / shared : 0
    return own.map { $0 < 0 ? share : $0 }
  }
}

extension PickerView {
  private func setNeedsReload() {
    needsReload = true
    setNeedsLayout()
  }

  private func column(_ component: Int) -> PickerColumn {
    reloadIfNeeded()
    precondition(
      columns.indices.contains(component),
      "the picker has \(columns.count) components, and none with the index \(component)")
    return columns[component]
  }

  private func reloadIfNeeded() {
    guard needsReload else { return }
    needsReload = false
    let count = dataSource?.numberOfComponents(in: self) ?? 0
    for column in columns.dropFirst(count) { column.removeFromSuperview() }
    columns = Array(columns.prefix(count))
    while columns.count < count {
      let column = PickerColumn()
      let index = columns.count
      column.makeRow = { [unowned self] in makeView(forRow: $0, component: index, reusing: $1) }
      column.onSelection = { [unowned self] row in
        delegate?.pickerView(self, didSelectRow: row, inComponent: index)
      }
      columns.append(column)
      wheels.addSubview(column)
    }
    for (index, column) in columns.enumerated() { reload(column, index) }
    setNeedsLayout()
  }

  private func reload(_ column: PickerColumn, _ index: Int) {
    let height =
      delegate?.pickerView(self, rowHeightForComponent: index) ?? Self.rowHeight
    precondition(height > 0 && height.isFinite, "a row must have a height above 0, not \(height)")
    column.reload(
      rowCount: dataSource?.pickerView(self, numberOfRowsInComponent: index) ?? 0,
      rowHeight: height)
  }

  private func makeView(forRow row: Int, component: Int, reusing reused: View?) -> View {
    let rowView = reused as? PickerRowView ?? PickerRowView()
    let own = delegate?.pickerView(
      self, viewForRow: row, forComponent: component, reusing: rowView.content)
    if let own, !(own is PlaceholderView) {
      rowView.show(own)
      return rowView
    }
    let attributed = delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component)
    let title = delegate?.pickerView(self, titleForRow: row, forComponent: component)
    rowView.show(attributed?.contents ?? TextContents(string: title ?? ""))
    return rowView
  }
}
