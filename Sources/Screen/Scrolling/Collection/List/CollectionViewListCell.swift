public import Geometry
internal import Layers
public import StageKit

/// The cell of a list: `UICollectionViewListCell`.
open class CollectionViewListCell: CollectionViewCell, SwipeCell {
  /// The views beside the content, from the content outwards; none by default.
  open var accessories: [CellAccessory] = [] { didSet { replaceAccessories() } }
  /// The indentation level of the content; 0 by default.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The width of an indentation, in points; 10 by default.
  open var indentationWidth = 10.0 { didSet { setNeedsLayout() } }
  /// The extent of the line below the cell: constraints on its left edge move the start of the
  /// line.
  public let separatorLayoutGuide = LayoutGuide()
  /// Called when the disclosure of an outline is tapped, or its header; nil by default.
  package final var onDisclosure: (() -> Void)?
  /// The buttons beside the content while the row is swiped.
  var swipeView: SwipeActionsView? { didSet { setNeedsUpdateConfiguration() } }
  /// The displacement of the content by a swipe, in points.
  var swipeOffset = 0.0
  private var isDisclosed = false
  /// The accessories that have views, in their order.
  private(set) var shownAccessories: [ShownAccessory] = []
  private let line = View()
  private let topLine = View()
  private var place: ListPlace?

  private static let margin = 16.0
  private static let gap = 8.0

  /// An accessory that has a view.
  struct ShownAccessory {
    /// The number among the accessories.
    let index: Int
    let accessory: CellAccessory
    let view: View
  }

  /// Creates a cell.
  override public init(frame: Rect = .zero) {
    super.init(frame: frame)
    for line in [line, topLine] {
      line.isUserInteractionEnabled = false
      line.backgroundColor = .separator
      line.isHidden = true
      addSubview(line)
    }
    addLayoutGuide(separatorLayoutGuide)
  }

  /// Returns the look of the texts of the cell in its list.
  open func defaultContentConfiguration() -> ListContentConfiguration {
    guard let place else { return .cell() }
    let isSidebar = place.appearance == .sidebar || place.appearance == .sidebarPlain
    switch (place.kind, place.appearance) {
    case (.row, _): return isSidebar ? .sidebarCell() : .cell()
    case (.header, .plain): return .plainHeader()
    case (.header, .grouped), (.header, .insetGrouped): return .groupedHeader()
    case (.header, _): return .sidebarHeader()
    case (.footer, .plain): return .plainFooter()
    case (.footer, _): return .groupedFooter()
    }
  }

  private func replaceAccessories() {
    for shown in shownAccessories { shown.view.removeFromSuperview() }
    shownAccessories = []
    updateShownAccessories()
    showDisclosure()
    setNeedsLayout()
  }

  /// Adds the views of accessories that are shown from now on, and forgets those of the others,
  /// which stay in the cell.
  func updateShownAccessories() {
    shownAccessories = accessories.enumerated().compactMap { index, accessory in
      guard accessory.isShown(whileEditing: showsEditing) else { return nil }
      let known = shownAccessories.first { $0.index == index }?.view
      return ShownAccessory(
        index: index, accessory: accessory, view: known ?? accessory.makeView())
    }
    for shown in shownAccessories where shown.view.superview !== self { addSubview(shown.view) }
  }

  override func editingDidChange(animated: Bool) { showEditing(animated: animated) }

  private var leading: [View] { shownAccessories.filter(\.accessory.isLeading).map(\.view) }
  private var trailing: [View] { shownAccessories.filter { !$0.accessory.isLeading }.map(\.view) }

  /// Shows whether what is below the item is shown.
  package final func setDisclosed(_ isDisclosed: Bool) {
    guard isDisclosed != self.isDisclosed else { return }
    self.isDisclosed = isDisclosed
    if stage == nil {
      showDisclosure()
    } else {
      stage?.animate(withDuration: Self.disclosureDuration) { self.showDisclosure() }
    }
  }

  private static let disclosureDuration = 0.3

  private func showDisclosure() {
    for shown in shownAccessories where shown.view is OutlineDisclosure {
      shown.view.transform = isDisclosed ? Transform(rotationAngle: .pi / 2) : .identity
    }
  }

  /// Whether a tap on the whole cell opens and closes the outline.
  private var isOutlineHeader: Bool {
    shownAccessories.contains { $0.accessory.opensByWholeCell }
  }

  /// Opens or closes the outline of a cell that is its header.
  override open func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    if isOutlineHeader, let touch = touches.first, bounds.contains(touch.location(in: self)) {
      onDisclosure?()
    }
    super.touchesEnded(touches, with: event)
  }

  /// The distance around an accessory in which a finger uses it, in points; chosen by eye.
  private static let touchMargin = 16.0

  /// Returns the accessory that a finger at a point of the cell uses, the nearest one; nil if there is
  /// none.
  func control(at point: Point) -> CellAccessory? {
    shownAccessories.filter { shown in
      shown.accessory.isControl
        && shown.view.frame.insetBy(dx: -Self.touchMargin, dy: -Self.touchMargin).contains(point)
    }.min { abs($0.view.center.x - point.x) < abs($1.view.center.x - point.x) }?.accessory
  }

  /// Applies the place in a list.
  func apply(_ place: ListPlace?) {
    guard place != self.place else { return }
    self.place = place
    let rounds = place?.roundsTop == true || place?.roundsBottom == true
    layer.cornerRadius = rounds ? TableViewCell.cornerRadius : 0
    clipsToBounds = rounds
    layer.maskedCorners = TableViewCell.corners(
      top: place?.roundsTop == true, bottom: place?.roundsBottom == true)
    line.isHidden = place?.hasLine != true
    topLine.isHidden = place?.hasTopLine != true
    for line in [line, topLine] { line.backgroundColor = place?.separator?.color ?? .separator }
    setNeedsUpdateConfiguration()
    setNeedsLayout()
  }

  /// The state for which configurations are updated.
  override open var configurationState: CellConfigurationState {
    var state = super.configurationState
    state.isSwiped = swipeView != nil
    return state
  }

  override var standardBackground: BackgroundConfiguration? {
    guard let place, place.kind == .row, let color = place.color else { return nil }
    var background = BackgroundConfiguration.listPlainCell()
    background.backgroundColor = color
    return background
  }

  private func width(of views: [View]) -> Double {
    views.isEmpty
      ? 0
      : views.reduce(Self.margin) { $0 + $1.bounds.width } + Double(views.count - 1) * Self.gap
  }

  /// The distances of the content from the sides for the safe area, the beginning of lines at the
  /// left.
  private var contentInsets: Insets { mirrored(safeAreaInsets) }

  private var start: Double {
    contentInsets.left + width(of: leading) + Double(indentationLevel) * indentationWidth
  }

  override func contentWidth(in width: Double) -> Double {
    max(width - start - self.width(of: trailing) - contentInsets.right, 0)
  }

  /// Places the content again.
  override open func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  /// Places the content, the accessories and the line.
  override open func layoutSubviews() {
    super.layoutSubviews()
    let shift = isRightToLeft ? -swipeOffset : swipeOffset
    contentView.frame = Rect(
      x: start + shift, y: 0, width: contentWidth(in: bounds.width), height: bounds.height)
    var x = contentInsets.left + Self.margin + shift
    for mark in leading.compactMap({ $0 as? SelectionMark }) { mark.isOn = isSelected }
    for view in leading {
      view.center = Point(x + view.bounds.width / 2, bounds.midY)
      x += view.bounds.width + Self.gap
    }
    x = bounds.width - contentInsets.right - Self.margin + shift
    for view in trailing.reversed() {
      view.center = Point(x - view.bounds.width / 2, bounds.midY)
      x -= view.bounds.width + Self.gap
    }
    let height = 1 / traitCollection.displayScale
    let inset =
      separatorLayoutGuide.layoutFrame.minX > 0
      ? separatorLayoutGuide.layoutFrame.minX : start + Self.margin + widthBeforeText
    func lineFrame(_ insets: DirectionalInsets?, y: Double) -> Rect {
      let known = insets.flatMap { $0 == ListSeparatorConfiguration.automaticInsets ? nil : $0 }
      let automatic = Double.greatestFiniteMagnitude
      let left = known.flatMap { $0.leading == automatic ? nil : $0.leading } ?? inset
      let right = known.flatMap { $0.trailing == automatic ? nil : $0.trailing } ?? 0
      return Rect(x: left, y: y, width: max(bounds.width - left - right, 0), height: height)
    }
    line.frame = lineFrame(place?.separator?.bottomSeparatorInsets, y: bounds.height - height)
    topLine.frame = lineFrame(place?.separator?.topSeparatorInsets, y: 0)
    mirrorIfNeeded([contentView, line, topLine] + leading + trailing)
    placeSwipeView(in: bounds)
    bringSubviewToFront(line)
    bringSubviewToFront(topLine)
  }
}
