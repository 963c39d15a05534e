internal import Controls
public import Dynamics
public import Geometry
public import StageKit

/// A scroll view whose items a layout arranges: `UICollectionView`.
///
/// Only the elements that the layout returns for the visible rectangle have views, which are
/// reused.
open class CollectionView: ScrollView {
  /// The kind of headers of sections.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of footers of sections.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// The direction in which a collection scrolls.
  public typealias ScrollDirection = CollectionViewFlowLayout.ScrollDirection

  /// The part of the collection to which an item is scrolled: `UICollectionView.ScrollPosition`.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// The bits, with UIKit's values.
    public let rawValue: UInt
    /// Creates positions from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The top.
    public static let top = Self(rawValue: 1 << 0)
    /// The middle of the height.
    public static let centeredVertically = Self(rawValue: 1 << 1)
    /// The bottom.
    public static let bottom = Self(rawValue: 1 << 2)
    /// The left.
    public static let left = Self(rawValue: 1 << 3)
    /// The middle of the width.
    public static let centeredHorizontally = Self(rawValue: 1 << 4)
    /// The right.
    public static let right = Self(rawValue: 1 << 5)
  }

  /// The layout; setting it has no animation.
  open var collectionViewLayout: CollectionViewLayout {
    get { layoutObject }
    set { setCollectionViewLayout(newValue, animated: false) }
  }
  /// The provider of the items; nil, the default, shows none.
  open weak var dataSource: (any CollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }
  /// The receiver of events; nil by default.
  ///
  /// Its type hides that of the scroll view's delegate, which Swift cannot override.
  @_nonoverride open var delegate: (any CollectionViewDelegate)? {
    get { scrollDelegate as? any CollectionViewDelegate }
    set {
      scrollDelegate = newValue
      layoutWasInvalidated()
    }
  }
  /// Whether touches select items; true by default.
  open var allowsSelection = true
  /// Whether touches select several items; false by default.
  open var allowsMultipleSelection = false
  /// Whether the collection is being edited: cells show the accessories for that; false by default.
  ///
  /// Changes are animated while the collection is on a screen.
  open var isEditing = false { didSet { if isEditing != oldValue { editingDidChange() } } }
  /// Whether touches select items while the collection is being edited; false by default.
  open var allowsSelectionDuringEditing = false
  /// Whether touches select several items while the collection is being edited; false by default.
  open var allowsMultipleSelectionDuringEditing = false
  /// The view behind the items; nil by default.
  open var backgroundView: View? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// What prepares items before they are shown; nil by default.
  open weak var prefetchDataSource: (any CollectionViewDataSourcePrefetching)?
  /// Whether ``prefetchDataSource`` is asked to prepare what comes near; true by default.
  open var isPrefetchingEnabled = true

  var layoutObject: CollectionViewLayout
  var prefetcher = Prefetcher()
  let contextTouch = ContextMenuTouch()
  var counts: [Int] = []
  var needsReload = true
  var needsPreparation = true
  /// Whether the layout is notified after the placing that its size has changed.
  private var needsFinalBounds = false
  /// Whether the layout is preparing.
  var isPreparing = false
  /// The elements that have views, in the order of the layout.
  var shown: [ShownElement] = []
  var departing: [CollectionReusableView] = []
  /// The scroll views of the sections that scroll across.
  var sectionScrolls: [Int: SectionScrollView] = [:]
  /// The scroll views of sections that leave with an animation.
  var leavingScrolls: [SectionScrollView] = []
  var selection: [IndexPath] = []
  var touchedItem: TouchedItem?
  /// The item that a finger moves; nil without one.
  var movedItem: MovedItem?
  /// The accessory of a row that a finger uses; nil without one.
  var touchedControl: TouchedControl?
  /// What follows fingers that swipe rows; nil without lists whose rows have buttons.
  var swipes: RowSwipes?
  /// The number of the button beside the open row that a finger touches.
  var touchedSwipeButton: Int?
  var makers: [ElementClass: () -> CollectionReusableView] = [:]
  var pools: [ElementClass: ReusePool<CollectionReusableView>] = [:]
  /// The registrations that have been used.
  var registrations: [RegistrationToken] = []
  var pendingUpdates: SectionedUpdates?
  var updateDepth = 0
  /// Whether the views are being placed, so that requests of new views do not begin again.
  var isLayingOut = false

  /// Creates a collection.
  ///
  /// - Parameters:
  ///   - frame: The frame in the superview.
  ///   - layout: The arrangement, of no other collection.
  public init(frame: Rect, collectionViewLayout layout: CollectionViewLayout) {
    layoutObject = layout
    super.init(frame: frame)
    attach(layout)
    backgroundColor = .systemBackground
  }

  // MARK: Content

  /// The number of sections.
  open var numberOfSections: Int {
    loadIfNeeded()
    return counts.count
  }

  /// Returns the number of items of a section.
  open func numberOfItems(inSection section: Int) -> Int {
    loadIfNeeded()
    checkSection(section)
    return counts[section]
  }

  /// Reads everything from the data source again, and clears the selection.
  open func reloadData() {
    needsReload = true
    layoutWasInvalidated()
  }

  /// Inserts items, whose index paths are those after the update.
  open func insertItems(at indexPaths: [IndexPath]) {
    update { $0.insertedItems.formUnion(indexPaths) }
  }

  /// Deletes items, whose index paths are those before the update.
  open func deleteItems(at indexPaths: [IndexPath]) {
    update { $0.deletedItems.formUnion(indexPaths) }
  }

  /// Reads items again.
  open func reloadItems(at indexPaths: [IndexPath]) {
    update { $0.reloadedItems.formUnion(indexPaths) }
  }

  /// Reads items again.
  open func reconfigureItems(at indexPaths: [IndexPath]) { reloadItems(at: indexPaths) }

  /// Moves an item.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.movedItems.append((indexPath, newIndexPath)) }
  }

  /// Inserts sections, whose indexes are those after the update.
  open func insertSections(_ sections: some Sequence<Int>) {
    update { $0.insertedSections.formUnion(sections) }
  }

  /// Deletes sections, whose indexes are those before the update.
  open func deleteSections(_ sections: some Sequence<Int>) {
    update { $0.deletedSections.formUnion(sections) }
  }

  /// Reads sections again.
  open func reloadSections(_ sections: some Sequence<Int>) {
    update { $0.reloadedSections.formUnion(sections) }
  }

  /// Moves a section.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections.append((section, newSection)) }
  }

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

  /// Changes the arrangement.
  ///
  /// - Parameters:
  ///   - layout: The arrangement, of no other collection.
  ///   - animated: Whether the items move to their new places in 0.3 s instead of immediately.
  ///   - completion: Called at the end of the animation.
  open func setCollectionViewLayout(
    _ layout: CollectionViewLayout, animated: Bool, completion: ((_ finished: Bool) -> Void)? = nil
  ) { change(to: layout, animated: animated, completion: completion) }

  // MARK: Cells

  /// Sets the class of the cells of an identifier; nil removes it.
  open func register(
    _ cellClass: CollectionViewCell.Type?, forCellWithReuseIdentifier identifier: String
  ) {
    makers[ElementClass(kind: nil, identifier: identifier)] = cellClass.map { cellClass in
      { cellClass.init(registeredWith: identifier) }
    }
  }

  /// Sets the class of the supplementary views of a kind and an identifier; nil removes it.
  open func register(
    _ viewClass: CollectionReusableView.Type?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    makers[ElementClass(kind: elementKind, identifier: identifier)] = viewClass.map { viewClass in
      { viewClass.init(registeredWith: identifier) }
    }
  }

  /// Sets how the cells, or the supplementary views of a kind, of an identifier are made.
  package func register(
    forSupplementaryViewOfKind elementKind: String?, withReuseIdentifier identifier: String,
    making make: @escaping () -> CollectionReusableView
  ) { makers[ElementClass(kind: elementKind, identifier: identifier)] = make }

  /// Returns a cell that is no longer used, or else a new one; the identifier must be
  /// registered.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> CollectionViewCell {
    guard
      let cell = dequeue(ElementClass(kind: nil, identifier: identifier)) as? CollectionViewCell
    else {
      preconditionFailure(
        "\(displayName) has no cell class with the identifier \"\(identifier)\"; register one")
    }
    prepare(cell, for: ElementKey(category: .cell, path: indexPath))
    return cell
  }

  /// Returns a supplementary view that is no longer used, or else a new one; kind and
  /// identifier must be registered.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> CollectionReusableView {
    guard let view = dequeue(ElementClass(kind: elementKind, identifier: identifier)) else {
      preconditionFailure(
        """
        \(displayName) has no class for supplementary views of kind "\(elementKind)" with the identifier \
        "\(identifier)"; register one
        """)
    }
    prepare(
      view, for: ElementKey(category: .supplementaryView(ofKind: elementKind), path: indexPath))
    return view
  }

  /// The cells that are visible, in the order of the layout.
  open var visibleCells: [CollectionViewCell] {
    layoutIfNeeded()
    return shown.compactMap { $0.view as? CollectionViewCell }
  }

  /// The index paths of the visible cells, in the order of the layout.
  open var indexPathsForVisibleItems: [IndexPath] {
    layoutIfNeeded()
    return shown.filter { $0.category == .cell }.map(\.path)
  }

  /// Returns the cell of an item; nil if it is not visible.
  open func cellForItem(at indexPath: IndexPath) -> CollectionViewCell? {
    shown.first { $0.category == .cell && $0.path == indexPath }?.view as? CollectionViewCell
  }

  /// Returns the item of a cell; nil if it is not visible.
  open func indexPath(for cell: CollectionViewCell) -> IndexPath? {
    shown.first { $0.view === cell }?.path
  }

  /// Returns a supplementary view; nil if it is not visible.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionReusableView? {
    shown.first {
      $0.category == .supplementaryView(ofKind: elementKind) && $0.path == indexPath
    }?.view
  }

  /// Returns the visible supplementary views of a kind, in the order of the layout.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [CollectionReusableView] {
    layoutIfNeeded()
    return shown.filter { $0.category == .supplementaryView(ofKind: elementKind) }.map(\.view)
  }

  /// Returns the index paths of the visible supplementary views of a kind.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    layoutIfNeeded()
    return shown.filter { $0.category == .supplementaryView(ofKind: elementKind) }.map(\.path)
  }

  // MARK: Places

  /// Returns the item at a point of the content; nil if there is none.
  open func indexPathForItem(at point: Point) -> IndexPath? {
    layoutIfNeeded()
    let hits = shown.filter { element in
      element.category == .cell
        && element.view.convert(element.view.bounds, to: self).contains(point)
    }
    return hits.last?.path
  }

  /// Returns the attributes of an item; nil if the layout has none.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return layoutObject.layoutAttributesForItem(at: indexPath).map(flipped)
  }

  /// Returns the attributes of a supplementary view; nil if the layout has none.
  open func layoutAttributesForSupplementaryElement(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return layoutObject.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
      .map(flipped)
  }

  /// Scrolls to an item.
  ///
  /// - Parameters:
  ///   - indexPath: The item.
  ///   - scrollPosition: The part of the collection in which the item will be; empty for the
  ///     nearest at which it is visible.
  ///   - animated: Whether the content moves there instead of immediately.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) { scroll(to: indexPath, at: scrollPosition, animated: animated) }

  // MARK: Selection

  /// The selected items; nil if there are none.
  open var indexPathsForSelectedItems: [IndexPath]? { selection.isEmpty ? nil : selection }

  /// Selects an item without calls of the delegate.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    select(indexPath)
    if let indexPath, scrollPosition != [] {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects an item without calls of the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }

  // MARK: Touches

  /// Highlights the touched item.
  override open func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    if !beginTouch(touches) { super.touchesBegan(touches, with: event) }
  }

  /// Follows the finger that has opened a context menu, or moves an item.
  override open func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    if let touch = touches.first {
      contextTouch.follow(touch)
      if followMovedItem(touch) { return }
    }
    super.touchesMoved(touches, with: event)
  }

  /// Selects the touched item.
  override open func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    if !endTouch(touches) { super.touchesEnded(touches, with: event) }
  }

  /// Ends the highlight.
  override open func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    cancelTouch()
    super.touchesCancelled(touches, with: event)
  }

  /// Returns whether a recognizer may begin: that of swipes only on a row that has buttons, that of
  /// scrolling only while no item is moved by its accessory.
  override open func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    if gestureRecognizer === panGestureRecognizer, touchedControl?.ticker != nil { return false }
    guard let swipes, gestureRecognizer === swipes.recognizer else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    return !isEditing && swipes.canBegin()
  }

  // MARK: Layout

  /// The visible rectangle of the content; the layout is asked whether a change invalidates it.
  override open var bounds: Rect {
    get { super.bounds }
    set {
      let old = super.bounds
      let invalidates =
        newValue != old && layoutObject.shouldInvalidateLayout(forBoundsChange: newValue)
      let context = invalidates ? layoutObject.invalidationContext(forBoundsChange: newValue) : nil
      super.bounds = newValue
      if let context { layoutObject.invalidateLayout(with: context) }
    }
  }

  /// Places the views of the visible elements.
  override open func layoutSubviews() {
    guard !isLayingOut else { return }
    isLayingOut = true
    defer { isLayingOut = false }
    placeElements()
    if needsFinalBounds {
      needsFinalBounds = false
      layoutObject.finalizeAnimatedBoundsChange()
    }
    super.layoutSubviews()
    prefetchNearItems()
  }

  override func sizeDidChange(from old: Size) {
    layoutWasInvalidated()
    if !shown.isEmpty {
      layoutObject.prepare(forAnimatedBoundsChange: Rect(origin: bounds.origin, size: old))
      needsFinalBounds = true
    }
    super.sizeDidChange(from: old)
  }

  /// Prepares the layout for the new insets.
  override open func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    layoutWasInvalidated()
  }

  override func proposedTarget(
    for target: Point, velocity: Vector, draggedFrom start: Point
  ) -> Point {
    layoutObject.targetContentOffset(
      forProposedContentOffset: target, withScrollingVelocity: Point(velocity.dx, velocity.dy))
  }
}
