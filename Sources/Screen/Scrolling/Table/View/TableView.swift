internal import Controls
public import Geometry
public import StageKit

public import struct FoundationEssentials.IndexPath

/// A scroll view with one column of rows in sections: `UITableView`.
///
/// Only the visible rows have cells, which are reused for other rows; finding a row takes O(log n)
/// time for n rows.
open class TableView: ScrollView {
  /// The height of rows, headers or footers that are measured: -1.
  public static let automaticDimension = -1.0

  /// The look.
  open package(set) var style: Style

  /// The provider of the rows; nil, the default, shows none.
  open weak var dataSource: (any TableViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  /// The receiver of events; nil by default.
  ///
  /// Its type hides that of the scroll view's delegate, which Swift cannot override.
  @_nonoverride open var delegate: (any TableViewDelegate)? {
    get { scrollDelegate as? any TableViewDelegate }
    set {
      scrollDelegate = newValue
      reloadData()
    }
  }

  /// The height of the rows, in points; `automaticDimension` by default.
  open var rowHeight = TableView.automaticDimension { didSet { reloadData() } }
  /// The estimated height of rows that have not been measured; `automaticDimension` by default,
  /// which stands for 44.
  open var estimatedRowHeight = TableView.automaticDimension
  /// The height of the views above sections, in points; `automaticDimension` by default.
  open var sectionHeaderHeight = TableView.automaticDimension { didSet { reloadData() } }
  /// The height of the views below sections, in points; `automaticDimension` by default.
  open var sectionFooterHeight = TableView.automaticDimension { didSet { reloadData() } }
  /// The space above each header of the plain style, in points; `automaticDimension`, the default,
  /// stands for 22, and 0 before iOS 15.
  open var sectionHeaderTopPadding = TableView.automaticDimension { didSet { reloadData() } }

  /// Whether the contents of cells, headers and footers keep off the safe area; true by default.
  open var insetsContentViewsToSafeArea = true { didSet { setNeedsLayout() } }
  /// The lines between the rows; `.singleLine` by default.
  open var separatorStyle = SeparatorStyle.singleLine { didSet { restyleCells() } }
  /// The color of the lines; that of separators by default.
  open var separatorColor: Color? = .separator { didSet { restyleCells() } }
  /// The distances of the lines from the sides, in points; on the left 16 by default, and 20 in
  /// wide tables of wide screens.
  ///
  /// In a table that is laid out from right to left, the left one is at the right.
  open var separatorInset: Insets {
    get { ownSeparatorInset ?? Insets(top: 0, left: rowMargin, bottom: 0, right: 0) }
    set {
      ownSeparatorInset = newValue
      restyleCells()
    }
  }
  var ownSeparatorInset: Insets?

  /// Whether touches select rows; true by default.
  open var allowsSelection = true
  /// Whether touches select several rows; false by default.
  open var allowsMultipleSelection = false
  /// Whether touches select rows while the table is being edited; false by default.
  open var allowsSelectionDuringEditing = false
  /// Whether touches select several rows while the table is being edited; false by default.
  open var allowsMultipleSelectionDuringEditing = false

  /// The color of the titles at the right edge; nil, the default, is the tint color.
  open var sectionIndexColor: Color? { didSet { styleSectionIndex() } }
  /// The background of the titles; none by default.
  open var sectionIndexBackgroundColor: Color? { didSet { styleSectionIndex() } }
  /// The background of the titles while they are touched; nil, the default, is the other one.
  open var sectionIndexTrackingBackgroundColor: Color? { didSet { styleSectionIndex() } }
  /// The number of rows from which on the titles are shown; 0 by default.
  open var sectionIndexMinimumDisplayRowCount = 0 {
    didSet { if !needsReload { loadSectionIndex() } }
  }

  /// The view above the first section, with its own height; nil by default.
  open var tableHeaderView: View? {
    didSet { replaceEdgeView(oldValue, with: tableHeaderView) }
  }
  /// The view below the last section, with its own height; nil by default.
  open var tableFooterView: View? {
    didSet { replaceEdgeView(oldValue, with: tableFooterView) }
  }
  /// The view behind the rows; nil by default.
  open var backgroundView: View? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// Whether the rows show their editing controls; false by default.
  open var isEditing: Bool {
    get { isEditingRows }
    set { setEditing(newValue, animated: false) }
  }

  var isEditingRows = false
  /// What prepares rows before they are shown; nil by default.
  open weak var prefetchDataSource: (any TableViewDataSourcePrefetching)?
  /// Whether ``prefetchDataSource`` is asked to prepare what comes near; true by default.
  open var isPrefetchingEnabled = true
  var prefetcher = Prefetcher()
  let contextTouch = ContextMenuTouch()
  var geometry = TableGeometry()
  var needsReload = true
  /// The visible cells, in the order of their index paths.
  var visible: [(path: IndexPath, cell: TableViewCell)] = []
  /// The cells that leave with an animation, which are not reused before its end.
  var departing: [TableViewCell] = []
  var visibleHeaders: [Int: View] = [:]
  var visibleFooters: [Int: View] = [:]
  var pinnedViews: [View] = []
  var sectionIndex: SectionIndexView?
  /// The lines below the last row, before iOS 15.
  var fillerLines: [View] = []
  /// The margin of the cells that were styled last.
  var lastRowMargin = TableViewCell.standardMargin
  /// The insets of the rows' contents that the visible cells have.
  var lastRowInsets = Insets.zero
  var cellMakers: [String: () -> TableViewCell] = [:]
  var headerFooterMakers: [String: () -> TableViewHeaderFooterView] = [:]
  var cellPool = ReusePool<TableViewCell>()
  var headerFooterPool = ReusePool<TableViewHeaderFooterView>()
  /// The selected rows, in ascending order.
  var selection: [IndexPath] = []
  var touchedRow: TouchedRow?
  var pendingUpdates: TableUpdates?
  var updateDepth = 0
  private(set) lazy var swipes = makeSwipes()
  /// The row that a finger moves; nil without one.
  var movedRow: MovedRow?
  /// The number of updates, by which one that the data source makes itself is noticed.
  var updateCount = 0
  /// The row whose deletion awaits confirmation.
  var confirmedRow: IndexPath?
  /// Whether the cells are being placed, so that requests of new cells do not begin again.
  var isLayingOut = false

  /// Creates a table.
  ///
  /// - Parameters:
  ///   - frame: The frame in the superview.
  ///   - style: The look; `.plain` by default.
  public init(frame: Rect, style: Style) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    addGestureRecognizer(swipes.recognizer)
  }

  /// Creates a table of the plain style.
  override public convenience init(frame: Rect = .zero) { self.init(frame: frame, style: .plain) }

  // MARK: Content

  /// The number of sections.
  open var numberOfSections: Int {
    loadIfNeeded()
    return geometry.sections.count
  }

  /// Returns the number of rows of a section.
  open func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    checkSection(section)
    return geometry.sections[section].rows.count
  }

  /// Reads everything from the data source again, and clears the selection.
  open func reloadData() {
    needsReload = true
    setNeedsLayout()
  }

  /// Reads rows again.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update {
      $0.changes.reloadedItems.formUnion(indexPaths)
      for path in indexPaths { $0.reloads[path] = animation }
    }
  }

  /// Inserts rows, whose index paths are those after the update.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update {
      $0.changes.insertedItems.formUnion(indexPaths)
      for path in indexPaths { $0.insertions[path] = animation }
    }
  }

  /// Deletes rows, whose index paths are those before the update.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update {
      $0.changes.deletedItems.formUnion(indexPaths)
      for path in indexPaths { $0.deletions[path] = animation }
    }
  }

  /// Moves a row.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.changes.movedItems.append((indexPath, newIndexPath)) }
  }

  /// Inserts sections, whose indexes are those after the update.
  open func insertSections(_ sections: some Sequence<Int>, with animation: RowAnimation) {
    update {
      $0.changes.insertedSections.formUnion(sections)
      for section in sections { $0.sectionInsertions[section] = animation }
    }
  }

  /// Deletes sections, whose indexes are those before the update.
  open func deleteSections(_ sections: some Sequence<Int>, with animation: RowAnimation) {
    update {
      $0.changes.deletedSections.formUnion(sections)
      for section in sections { $0.sectionDeletions[section] = animation }
    }
  }

  /// Reads sections again.
  open func reloadSections(_ sections: some Sequence<Int>, with animation: RowAnimation) {
    update {
      $0.changes.reloadedSections.formUnion(sections)
      for section in sections { $0.sectionReloads[section] = animation }
    }
  }

  /// Moves a section.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.changes.movedSections.append((section, newSection)) }
  }

  /// Begins a batch of updates, which ``endUpdates()`` makes together.
  open func beginUpdates() { beginBatch() }

  /// Makes the updates since ``beginUpdates()`` together, with an animation of 0.3 s.
  open func endUpdates() { endBatch(completion: nil) }

  /// Makes updates together, with an animation of 0.3 s.
  ///
  /// - Parameters:
  ///   - updates: Inserts, deletes, reloads and moves, and changes what the data source returns.
  ///   - completion: Called at the end of the animation.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    beginBatch()
    updates?()
    endBatch(completion: completion)
  }

  // MARK: Cells

  /// Sets the class of the cells of an identifier; nil removes it.
  open func register(_ cellClass: TableViewCell.Type?, forCellReuseIdentifier identifier: String) {
    cellMakers[identifier] = cellClass.map { cellClass in
      { cellClass.init(registeredWith: identifier) }
    }
  }

  /// Sets how the cells of an identifier are made.
  package func register(
    forCellReuseIdentifier identifier: String, making make: @escaping () -> TableViewCell
  ) { cellMakers[identifier] = make }

  /// Sets how the headers and footers of an identifier are made.
  package func register(
    forHeaderFooterViewReuseIdentifier identifier: String,
    making make: @escaping () -> TableViewHeaderFooterView
  ) { headerFooterMakers[identifier] = make }

  /// Sets the class of the headers and footers of an identifier; nil removes it.
  open func register(
    _ aClass: TableViewHeaderFooterView.Type?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    headerFooterMakers[identifier] = aClass.map { aClass in
      { aClass.init(registeredWith: identifier) }
    }
  }

  /// Returns a cell that is no longer used, or else a new one of the registered class; nil if
  /// none is registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> TableViewCell? {
    if let cell = cellPool.take(identifier) {
      cell.prepareForReuse()
      return cell
    }
    return cellMakers[identifier]?()
  }

  /// Returns a cell for a row; the identifier must be registered.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> TableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      preconditionFailure(
        "the table \(displayName) has no cell class with the identifier \"\(identifier)\"; register one"
      )
    }
    return cell
  }

  /// Returns a header or footer that is no longer used, or else a new one of the registered
  /// class; nil if none is registered.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> TableViewHeaderFooterView? {
    if let view = headerFooterPool.take(identifier) {
      view.prepareForReuse()
      return view
    }
    return headerFooterMakers[identifier]?()
  }

  /// The cells that are visible, from top to bottom.
  open var visibleCells: [TableViewCell] {
    layoutIfNeeded()
    return visible.map(\.cell)
  }

  /// The index paths of the visible cells, from top to bottom.
  open var indexPathsForVisibleRows: [IndexPath]? {
    layoutIfNeeded()
    return visible.map(\.path)
  }

  /// Returns the cell of a row; nil if it is not visible.
  open func cellForRow(at indexPath: IndexPath) -> TableViewCell? {
    visible.first { $0.path == indexPath }?.cell
  }

  /// Returns the row of a cell; nil if it is not visible.
  open func indexPath(for cell: TableViewCell) -> IndexPath? {
    visible.first { $0.cell === cell }?.path
  }

  /// Returns the view above a section; nil if it is not visible.
  open func headerView(forSection section: Int) -> TableViewHeaderFooterView? {
    visibleHeaders[section] as? TableViewHeaderFooterView
  }

  /// Returns the view below a section; nil if it is not visible.
  open func footerView(forSection section: Int) -> TableViewHeaderFooterView? {
    visibleFooters[section] as? TableViewHeaderFooterView
  }

  // MARK: Places

  /// Returns the row at a point of the content; nil if there is none.
  open func indexPathForRow(at point: Point) -> IndexPath? {
    loadIfNeeded()
    guard point.x >= 0, point.x < bounds.width else { return nil }
    return geometry.row(at: point.y)
  }

  /// Returns the rows that a rectangle of the content intersects.
  open func indexPathsForRows(in rect: Rect) -> [IndexPath]? {
    loadIfNeeded()
    var paths: [IndexPath] = []
    var path = geometry.firstRow(endingAfter: rect.minY)
    while let present = path, geometry.span(of: present).start < rect.maxY {
      paths.append(present)
      path = geometry.row(after: present)
    }
    return paths
  }

  /// Returns the rectangle of a row; zero if there is no such row.
  open func rectForRow(at indexPath: IndexPath) -> Rect {
    loadIfNeeded()
    guard geometry.contains(indexPath) else { return .zero }
    return rowRect(indexPath)
  }

  /// Returns the rectangle of a section with its header and footer.
  open func rect(forSection section: Int) -> Rect {
    loadIfNeeded()
    checkSection(section)
    let span = geometry.span(ofSection: section)
    return Rect(x: 0, y: span.start, width: bounds.width, height: span.length)
  }

  /// Returns the rectangle of the view above a section, where it is when it does not stay visible.
  open func rectForHeader(inSection section: Int) -> Rect {
    let rect = rect(forSection: section)
    let (padding, header) = (geometry.sections[section].padding, geometry.sections[section].header)
    return Rect(x: 0, y: rect.minY + padding, width: rect.width, height: header)
  }

  /// Returns the rectangle of the view below a section.
  open func rectForFooter(inSection section: Int) -> Rect {
    let rect = rect(forSection: section)
    let height = geometry.sections[section].footer
    return Rect(x: 0, y: rect.maxY - height, width: rect.width, height: height)
  }

  /// Scrolls to a row.
  ///
  /// - Parameters:
  ///   - indexPath: The row.
  ///   - scrollPosition: The part of the table in which the row will be.
  ///   - animated: Whether the content moves there instead of immediately.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    loadIfNeeded()
    checkRow(indexPath)
    scroll(to: rowRect(indexPath), at: scrollPosition, animated: animated)
  }

  // MARK: Selection

  /// The first selected row; nil if there is none.
  open var indexPathForSelectedRow: IndexPath? { selection.first }
  /// The selected rows; nil if there are none.
  open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }

  /// Selects a row without calls of the delegate.
  ///
  /// - Parameters:
  ///   - indexPath: The row; nil deselects all.
  ///   - animated: Whether the background changes with an animation.
  ///   - scrollPosition: The part of the table to which the row is scrolled; `.none` does not
  ///     scroll.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    select(indexPath, animated: animated)
    if let indexPath, scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects a row without calls of the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath, animated: animated)
  }

  // MARK: Editing

  /// Shows or hides the editing controls of the rows.
  open func setEditing(_ editing: Bool, animated: Bool) {
    changeEditing(editing, animated: animated)
  }

  // MARK: Touches

  /// Highlights the touched row.
  override open func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    if !beginTouch(touches) { super.touchesBegan(touches, with: event) }
  }

  /// Follows the finger that has opened a context menu.
  override open func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    if let touch = touches.first { contextTouch.follow(touch) }
    if let touch = touches.first, followMovedRow(touch) { return }
    super.touchesMoved(touches, with: event)
  }

  /// Selects the touched row.
  override open func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    if !endTouch(touches) { super.touchesEnded(touches, with: event) }
  }

  /// Ends the highlight.
  override open func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    cancelTouch()
    super.touchesCancelled(touches, with: event)
  }

  /// Returns whether a recognizer may begin: that of swipes only on a row that has actions, that of
  /// scrolling only while no row is moved.
  override open func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    if gestureRecognizer === panGestureRecognizer, movedRow != nil { return false }
    guard gestureRecognizer === swipes.recognizer else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    return swipes.canBegin()
  }

  /// Asks the data source again for the titles at the right edge.
  open func reloadSectionIndexTitles() {
    if !needsReload { loadSectionIndex() }
  }

  // MARK: Layout

  /// Places the cells of the visible rows.
  override open func layoutSubviews() {
    guard !isLayingOut else { return }
    isLayingOut = true
    defer { isLayingOut = false }
    loadIfNeeded()
    placeContent()
    placeSectionIndex()
    super.layoutSubviews()
    prefetchNearRows()
  }

  override func sizeDidChange(from old: Size) {
    if bounds.width != old.width { widthDidChange() }
    super.sizeDidChange(from: old)
  }

  override var floatingViews: [View] {
    super.floatingViews + pinnedViews + [sectionIndex].compactMap(\.self)
  }
}
