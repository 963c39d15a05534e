internal import Dynamics
internal import Geometry
internal import StageKit

extension CollectionView {
  /// An element that has a view.
  struct ShownElement {
    let category: LayoutAttributes.Category
    let path: IndexPath
    let view: CollectionReusableView

    var key: ElementKey { ElementKey(category: category, path: path) }
  }

  /// The identity of an element.
  struct ElementKey: Hashable, Comparable {
    let category: LayoutAttributes.Category
    let path: IndexPath

    static func < (left: Self, right: Self) -> Bool {
      (left.path, left.kind) < (right.path, right.kind)
    }

    /// The kind of a supplementary or decoration view; empty for a cell.
    private var kind: String {
      switch category {
      case .cell: ""
      case .supplementaryView(let kind): "supplementary \(kind)"
      case .decorationView(let kind): "decoration \(kind)"
      }
    }
  }

  /// The identity of a registered class.
  struct ElementClass: Hashable {
    /// The kind of a supplementary view; nil for a cell.
    let kind: String?
    let identifier: String
  }

  func attach(_ layout: CollectionViewLayout) {
    precondition(
      layout.collectionView == nil || layout.collectionView === self,
      "a collection view layout belongs to one collection; make another for \(displayName)")
    layout.currentCollectionView = self
  }

  func layoutWasInvalidated() {
    needsPreparation = true
    setNeedsLayout()
  }

  /// Reads the numbers of items, if that was requested or the data source has gone.
  func loadIfNeeded() {
    guard needsReload || dataSource == nil && !counts.isEmpty else { return }
    needsPreparation = true
    needsReload = false
    swipes?.close(animated: false)
    let old = shown
    shown = []
    for element in old { recycle(element) }
    selection = []
    touchedItem = nil
    movedItem = nil
    prefetcher.reset()
    counts = readCounts()
    layoutObject.contentWasReloaded()
  }

  func readCounts() -> [Int] {
    guard let dataSource else { return [] }
    let sections = checkedCount(dataSource.numberOfSections(in: self)) { "\($0) sections" }
    return (0..<sections).map { section in
      checkedCount(dataSource.collectionView(self, numberOfItemsInSection: section)) {
        "\($0) items in section \(section)"
      }
    }
  }

  /// Prepares the layout, if that was requested.
  func prepareIfNeeded() {
    loadIfNeeded()
    guard needsPreparation else { return }
    needsPreparation = false
    isPreparing = true
    layoutObject.prepare()
    isPreparing = false
    takeContentSize()
  }

  /// The maximum number of times that views are measured and placed again.
  private static let maxFittingPasses = 20

  /// Places the views of the visible elements, and again as long as views determine other sizes.
  func placeElements() {
    prepareIfNeeded()
    backgroundView?.frame = bounds
    let first = shown.first { $0.category == .cell }?.path
    for _ in 0..<Self.maxFittingPasses {
      placeSectionScrolls(in: bounds, movesOld: true)
      layoutObject.willPlaceElements(in: bounds)
      placeVisibleElements()
      guard fitPlacedElements(keeping: first) else { break }
    }
  }

  private func placeVisibleElements() {
    let visible = visibleAttributes()
    let keys = Set(visible.map { ElementKey(category: $0.category, path: $0.indexPath) })
    // Views that have left are stored for reuse before others are made.
    let left = shown.filter { !keys.contains($0.key) }
    shown.removeAll { !keys.contains($0.key) }
    for element in left { recycle(element) }
    var old = Dictionary(uniqueKeysWithValues: shown.map { ($0.key, $0.view) })
    var placed: [ShownElement] = []
    for attributes in visible {
      let key = ElementKey(category: attributes.category, path: attributes.indexPath)
      let view = old.removeValue(forKey: key) ?? makeView(attributes)
      host(view, attributes)
      place(view, attributes)
      placed.append(
        ShownElement(category: attributes.category, path: attributes.indexPath, view: view))
    }
    shown = placed
    orderViews()
  }

  /// Gives the layout the sizes that visible views determine; returns whether elements move.
  ///
  /// - Parameter path: The first cell that was visible before, which stays where it is on the
  ///   screen.
  /// - Returns: Whether elements move.
  private func fitPlacedElements(keeping path: IndexPath?) -> Bool {
    let old = path.flatMap { layoutObject.layoutAttributesForItem(at: $0)?.frame }
    var moves = false
    var movesBefore = false
    for element in shown where fit(element.view) {
      moves = true
      if let path, element.category == .cell, element.path < path { movesBefore = true }
    }
    guard moves else { return false }
    layoutObject.didTakePreferredSizes()
    takeContentSize()
    if movesBefore, let old, let path,
      let new = layoutObject.layoutAttributesForItem(at: path)?.frame
    {
      let axes = layoutObject.scrollAxes
      let change = axes.span(new).0 - axes.span(old).0
      let shift = axes.point(along: change, across: 0)
      if change != 0 {
        contentOffset = Point(contentOffset.x + shift.x, contentOffset.y + shift.y)
      }
    }
    return true
  }

  /// Gives the layout the size of a view, if it determines it; returns whether elements move.
  func fit(_ view: CollectionReusableView) -> Bool {
    guard let attributes = view.attributes else { return false }
    let estimates = layoutObject.estimates(of: attributes)
    guard !estimates.isEmpty, let copy = attributes.copy() as? LayoutAttributes else {
      return false
    }
    view.fittedDimensions = estimates
    let preferred = view.preferredLayoutAttributesFitting(copy)
    let isAccepted = layoutObject.shouldInvalidateLayout(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    return layoutObject.take(isAccepted ? preferred.size : attributes.size, for: attributes)
  }

  /// Returns the attributes of the visible elements, each once.
  func visibleAttributes() -> [LayoutAttributes] {
    var keys: Set<ElementKey> = []
    return flippedElements(in: bounds).map(movedAttributes).filter { attributes in
      check(attributes)
      return !attributes.isHidden
        && keys.insert(
          ElementKey(category: attributes.category, path: attributes.indexPath)
        ).inserted
    }
  }

  private func check(_ attributes: LayoutAttributes) {
    guard attributes.category == .cell else { return }
    let path = attributes.indexPath
    precondition(
      path.count == 2 && counts.indices.contains(path.section) && path.item >= 0
        && path.item < counts[path.section],
      """
      the layout of \(displayName) returned attributes of a cell at \(Array(path)), but the sections have \
      \(counts) items
      """)
  }

  /// Orders the views from back to front by their z indexes.
  private func orderViews() {
    guard shown.contains(where: { $0.view.attributes?.zIndex != 0 }) else { return }
    let hosts = sectionScrolls.keys.sorted().compactMap { sectionScrolls[$0] }
    order(shown.filter { $0.view.superview === self }.map(\.view), with: hosts)
    for host in hosts { order(shown.filter { $0.view.superview === host }.map(\.view)) }
  }

  /// Orders views of the same superview; scroll views of sections have the z index 0.
  private func order(_ views: [CollectionReusableView], with scrolls: [View] = []) {
    let all: [(view: View, zIndex: Int)] =
      scrolls.map { ($0, 0) } + views.map { ($0, $0.attributes?.zIndex ?? 0) }
    guard let host = all.first?.view.superview else { return }
    let order = all.indices.sorted { (all[$0].zIndex, $0) < (all[$1].zIndex, $1) }
      .map { all[$0].view }
    let wanted = order.map(ObjectIdentifier.init)
    let members = Set(wanted)
    let present = host.subviews.map(ObjectIdentifier.init).filter(members.contains)
    guard wanted != present else { return }
    for (previous, view) in zip(order, order.dropFirst()) {
      host.insertSubview(view, aboveSubview: previous)
    }
  }

  /// Returns a view for an element, added to the collection at its place.
  func makeView(_ attributes: LayoutAttributes) -> CollectionReusableView {
    var view: CollectionReusableView!
    withoutAnimation {
      view = CollectionReusableView.$requestedFrame.withValue(attributes.frame) {
        newView(attributes)
      }
      host(view, attributes)
      place(view, attributes)
      if let cell = view as? CollectionViewCell {
        cell.setEditing(isEditing, animated: false)
        cell.isSelected = selection.contains(attributes.indexPath)
        cell.isHighlighted = false
        collectionDelegate?.collectionView(
          self, willDisplay: cell, forItemAt: attributes.indexPath)
      } else if case .supplementaryView(let kind) = attributes.category {
        collectionDelegate?.collectionView(
          self, willDisplaySupplementaryView: view, forElementKind: kind, at: attributes.indexPath)
      }
      view.layoutIfNeeded()
    }
    return view
  }

  /// The index of a new element among the subviews: before the indicators.
  var frontIndex: Int {
    subviews.firstIndex { $0 is ScrollIndicator } ?? subviews.count
  }

  private func newView(_ attributes: LayoutAttributes) -> CollectionReusableView {
    let path = attributes.indexPath
    if case .decorationView(let kind) = attributes.category {
      guard let decoration = layoutObject.decorationClasses[kind] else {
        preconditionFailure(
          "the layout of \(displayName) has no class for decorations of kind \"\(kind)\"; register one"
        )
      }
      return dequeuePooled(ElementClass(kind: kind, identifier: Self.decorationIdentifier))
        ?? decoration.init(registeredWith: Self.decorationIdentifier)
    }
    guard let dataSource else {
      preconditionFailure(
        "\(displayName) has lost its data source; call reloadData() after a change")
    }
    if case .supplementaryView(let kind) = attributes.category {
      return dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
    }
    let cell = dataSource.collectionView(self, cellForItemAt: path)
    precondition(
      !shown.contains { $0.view === cell },
      """
      the data source of \(displayName) returned for item \(path.item) of section \(path.section) a cell \
      that another item shows; take it from dequeueReusableCell(withReuseIdentifier:for:)
      """)
    return cell
  }

  /// The identifier under which decorations are reused.
  private static let decorationIdentifier = "CollectionView.decoration"

  func dequeue(_ key: ElementClass) -> CollectionReusableView? {
    dequeuePooled(key) ?? makers[key]?()
  }

  /// Gives a view that the data source is to configure what its configuration depends on.
  func prepare(_ view: CollectionReusableView, for key: ElementKey) {
    (view as? CollectionViewCell)?.setEditing(isEditing, animated: false)
    if let row = view as? CollectionViewListCell {
      row.apply((layoutObject as? CollectionViewCompositionalLayout)?.place(inListOf: key))
    }
  }

  private func dequeuePooled(_ key: ElementClass) -> CollectionReusableView? {
    guard let view = pools[key]?.take(key.identifier) else { return nil }
    view.forgetAttributes()
    view.prepareForReuse()
    return view
  }

  func recycle(_ element: ShownElement) {
    if let cell = element.view as? CollectionViewCell {
      collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: element.path)
    } else if case .supplementaryView(let kind) = element.category {
      collectionDelegate?.collectionView(
        self, didEndDisplayingSupplementaryView: element.view, forElementOfKind: kind,
        at: element.path)
    }
    if swipes?.current?.cell === element.view { swipes?.forget() }
    element.view.removeAllAnimations()
    (element.view as? any SwipeCell)?.removeSwipeView()
    let kind: String? =
      switch element.category {
      case .cell: nil
      case .supplementaryView(let kind), .decorationView(let kind): kind
      }
    guard let identifier = element.view.reuseIdentifier else {
      return element.view.removeFromSuperview()
    }
    pools[ElementClass(kind: kind, identifier: identifier), default: ReusePool()]
      .store(element.view, identifier)
  }

  var collectionDelegate: (any CollectionViewDelegate)? {
    scrollDelegate as? any CollectionViewDelegate
  }

  func withoutAnimation(_ body: () -> Void) {
    if let stage { stage.performWithoutAnimation(body) } else { body() }
  }

  func checkSection(_ section: Int) {
    precondition(
      counts.indices.contains(section),
      "\(displayName) has \(counts.count) sections, but was asked for number \(section)")
  }

  func scroll(to path: IndexPath, at position: ScrollPosition, animated: Bool) {
    prepareIfNeeded()
    checkSection(path.section)
    precondition(
      path.item >= 0 && path.item < counts[path.section],
      """
      section \(path.section) of \(displayName) has \(counts[path.section]) items, but was asked for number \
      \(path.item)
      """)
    guard let attributes = layoutObject.layoutAttributesForItem(at: path).map(flipped) else {
      return
    }
    var frame = attributes.frame
    if let section = layoutObject.sectionScrolling(attributes) {
      layoutIfNeeded()
      scrollAcross(to: frame, of: section, at: position, animated: animated)
      // Along the collection the section scrolls as a whole.
      let offset = sectionScrolls[section]?.contentOffset ?? .zero
      frame = frame.offsetBy(dx: -offset.x, dy: -offset.y)
    }
    let insets = adjustedContentInset
    var offset = contentOffset
    if position.contains(.top) {
      offset.y = frame.minY - insets.top
    } else if position.contains(.centeredVertically) {
      offset.y = frame.midY - (bounds.height + insets.top - insets.bottom) / 2
    } else if position.contains(.bottom) {
      offset.y = frame.maxY + insets.bottom - bounds.height
    }
    if position.contains(.left) {
      offset.x = frame.minX - insets.left
    } else if position.contains(.centeredHorizontally) {
      offset.x = frame.midX - (bounds.width + insets.left - insets.right) / 2
    } else if position.contains(.right) {
      offset.x = frame.maxX + insets.right - bounds.width
    }
    guard position != [] else { return scrollRectToVisible(frame, animated: animated) }
    setContentOffset(clamped(offset), animated: animated)
  }
}
