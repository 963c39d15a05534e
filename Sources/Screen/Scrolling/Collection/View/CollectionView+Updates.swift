internal import Dynamics
internal import Geometry
internal import StageKit

extension CollectionView {
  /// The duration of an update and of a change of the layout, in seconds; as commonly measured.
  static let updateDuration = 0.3

  func beginBatch() {
    if updateDepth == 0 { pendingUpdates = SectionedUpdates() }
    updateDepth += 1
  }

  func endBatch(completion: ((Bool) -> Void)?) {
    updateDepth -= 1
    guard updateDepth == 0, let updates = pendingUpdates else { return }
    pendingUpdates = nil
    make(updates, completion: completion)
  }

  /// Adds to the batch in progress, or makes a batch of one update.
  func update(_ change: (inout SectionedUpdates) -> Void) {
    beginBatch()
    var updates = pendingUpdates ?? SectionedUpdates()
    change(&updates)
    pendingUpdates = updates
    endBatch(completion: nil)
  }

  private func make(_ updates: SectionedUpdates, completion: ((Bool) -> Void)?) {
    // Before the first load there is nothing to compare with.
    guard !needsReload else {
      layoutWasInvalidated()
      completion?(true)
      return
    }
    let old = counts
    let new = readCounts()
    let map = updates.map(from: old, to: new, .init(view: "collection", items: "items"))
    prepareIfNeeded()
    let oldAttributes = nearbyAttributes()
    counts = new
    selection = selection.compactMap { map.new($0) }.sorted()
    touchedItem = nil
    needsPreparation = false
    moveSectionScrolls(map)
    layoutObject.itemsDidMove(map, reloaded: updates.reloadedItems)
    layoutObject.prepare()
    layoutObject.prepare(forCollectionViewUpdates: updates.items(map))
    let scene = rearrange(
      target: { element in
        guard element.category == .cell else {
          return map.newSection(of: element.path.section)
            .map { IndexPath(item: element.path.item, section: $0) }
        }
        return updates.reloadedItems.contains(element.path) ? nil : map.new(element.path)
      },
      origin: { attributes in
        guard attributes.category == .cell, let path = map.old(attributes.indexPath),
          !updates.reloadedItems.contains(path)
        else { return nil }
        return oldAttributes[path] ?? attributes
      })
    layoutObject.finalizeCollectionViewUpdates()
    animate(scene, completion)
  }

  /// Returns the attributes of the cells on the screen and on the screens around it.
  private func nearbyAttributes() -> [IndexPath: LayoutAttributes] {
    let area = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
    var found: [IndexPath: LayoutAttributes] = [:]
    for attributes in layoutObject.layoutAttributesForElements(in: area) ?? []
    where attributes.category == .cell {
      found[attributes.indexPath] = attributes.copy() as? LayoutAttributes
    }
    return found
  }

  func change(
    to layout: CollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    guard layout !== layoutObject else {
      completion?(true)
      return
    }
    let old = layoutObject
    attach(layout)
    let areLoaded = !needsReload && !needsPreparation
    let nearby = areLoaded && animated ? nearbyAttributes() : [:]
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
    defer {
      old.finalizeLayoutTransition()
      layout.finalizeLayoutTransition()
    }
    old.currentCollectionView = nil
    layoutObject = layout
    leavingScrolls += sectionScrolls.keys.sorted().compactMap { sectionScrolls[$0] }
    sectionScrolls = [:]
    guard areLoaded, animated else {
      for scroll in leavingScrolls { scroll.removeFromSuperview() }
      leavingScrolls = []
      layoutWasInvalidated()
      completion?(true)
      return
    }
    layout.prepare()
    let size = layout.collectionViewContentSize
    let own = layout.targetContentOffset(forProposedContentOffset: contentOffset)
    let proposed =
      collectionDelegate?.collectionView(self, targetContentOffsetForProposedContentOffset: own)
      ?? own
    let scene = rearrange(
      in: Rect(origin: offset(proposed, in: size), size: bounds.size),
      target: { $0.category == .cell ? $0.path : nil },
      origin: { $0.category == .cell ? nearby[$0.indexPath] : nil })
    animate(scene, completion)
  }

  /// Returns the nearest offset at rest for another size of the content.
  private func offset(_ offset: Point, in size: Size) -> Point {
    let insets = adjustedContentInset
    func limited(_ value: Double, _ low: Double, _ high: Double) -> Double {
      min(max(value, low), max(high, low))
    }
    return Point(
      limited(offset.x, -insets.left, size.width + insets.right - bounds.width),
      limited(offset.y, -insets.top, size.height + insets.bottom - bounds.height))
  }

  /// The views that an update moves.
  private struct Scene {
    let offset: Point
    /// The views that stay or appear, with their attributes at the end.
    var staying: [(view: CollectionReusableView, end: LayoutAttributes)] = []
    /// The views that leave, with their attributes at the end.
    var leaving: [(element: ShownElement, end: LayoutAttributes)] = []
  }

  /// Makes the views of the elements after an update, without moving what is visible, and returns
  /// what moves.
  ///
  /// - Parameters:
  ///   - area: The visible rectangle after the update; nil for the present one in the new content.
  ///   - target: Returns the index path after the update of an element; nil if it leaves.
  ///   - origin: Returns the attributes from which a new view comes; nil if its element is new.
  /// - Returns: The views that stay and those that leave.
  private func rearrange(
    in area: Rect? = nil, target: (ShownElement) -> IndexPath?,
    origin: (LayoutAttributes) -> LayoutAttributes?
  ) -> Scene {
    let size = layoutObject.collectionViewContentSize
    let area = area ?? Rect(origin: offset(contentOffset, in: size), size: bounds.size)
    isLayingOut = true
    defer {
      isLayingOut = false
      setNeedsLayout()
    }
    var scene = Scene(offset: area.origin)
    var kept: [ElementKey: ShownElement] = [:]
    for element in shown {
      if let path = target(element) {
        kept[ElementKey(category: element.category, path: path)] = element
      } else {
        let end =
          element.category == .cell
          ? layoutObject.finalLayoutAttributesForDisappearingItem(at: element.path) : nil
        scene.leaving.append((element, end ?? faded(element.view.attributes)))
      }
    }
    shown = kept.keys.sorted().compactMap { kept[$0] }
    placeSectionScrolls(in: area, movesOld: false)
    layoutObject.willPlaceElements(in: area)
    var fresh = makeMeasuredViews(in: area, besides: kept)
    var placed: [ShownElement] = []
    for attributes in layoutObject.layoutAttributesForElements(in: area) ?? []
    where !attributes.isHidden {
      let key = ElementKey(category: attributes.category, path: attributes.indexPath)
      let view =
        kept.removeValue(forKey: key)?.view
        ?? appear(attributes, fresh.removeValue(forKey: key), from: origin(attributes))
      host(view, attributes)
      scene.staying.append((view, attributes))
      placed.append(ShownElement(category: key.category, path: key.path, view: view))
    }
    // Views whose elements are out of sight since others before them have become larger.
    for key in fresh.keys.sorted() {
      guard let view = fresh[key] else { continue }
      recycle(ShownElement(category: key.category, path: key.path, view: view))
    }
    for key in kept.keys.sorted() {
      guard let element = kept[key] else { continue }
      let end =
        key.category == .cell ? layoutObject.layoutAttributesForItem(at: key.path) : nil
      scene.leaving.append((element, end ?? faded(element.view.attributes)))
    }
    shown = placed
    departing += scene.leaving.map(\.element.view)
    if let swipe = swipes?.current, departing.contains(where: { $0 === swipe.cell }) {
      swipes?.forget()
    }
    return scene
  }

  /// Makes the views that determine their sizes, until the layout has the sizes of all that are
  /// visible.
  private func makeMeasuredViews(
    in area: Rect, besides kept: [ElementKey: ShownElement]
  ) -> [ElementKey: CollectionReusableView] {
    var made: [ElementKey: CollectionReusableView] = [:]
    var moves = true
    while moves {
      moves = false
      for attributes in layoutObject.layoutAttributesForElements(in: area) ?? []
      where !attributes.isHidden && !layoutObject.estimates(of: attributes).isEmpty {
        let key = ElementKey(category: attributes.category, path: attributes.indexPath)
        guard kept[key] == nil, made[key] == nil else { continue }
        let view = makeView(attributes)
        made[key] = view
        if fit(view) { moves = true }
      }
      if moves { layoutObject.didTakePreferredSizes() }
    }
    return made
  }

  private func appear(
    _ attributes: LayoutAttributes, _ made: CollectionReusableView?, from origin: LayoutAttributes?
  ) -> CollectionReusableView {
    let view = made ?? makeView(attributes)
    let isCell = attributes.category == .cell
    let start =
      origin
      ?? (isCell
        ? layoutObject.initialLayoutAttributesForAppearingItem(at: attributes.indexPath) : nil)
      ?? faded(attributes)
    withoutAnimation { place(view, start) }
    return view
  }

  /// Moves the view of an element that leaves, in the view that contains it.
  private func leave(_ view: CollectionReusableView, _ end: LayoutAttributes) {
    let scroll = view.superview as? SectionScrollView
    view.take(end, from: scroll?.frame.origin ?? .zero)
  }

  private func faded(_ attributes: LayoutAttributes?) -> LayoutAttributes {
    let copy = attributes?.copy() as? LayoutAttributes ?? LayoutAttributes()
    copy.alpha = 0
    return copy
  }

  private func animate(_ scene: Scene, _ completion: ((Bool) -> Void)?) {
    let changes = { [self] in
      takeContentSize()
      contentOffset = scene.offset
      placeSectionScrolls(in: Rect(origin: scene.offset, size: bounds.size), movesOld: true)
      for (view, end) in scene.staying { place(view, end) }
      for (element, end) in scene.leaving { leave(element.view, end) }
    }
    let finish = { [weak self] in
      guard let self else { return }
      for (element, _) in scene.leaving {
        guard let index = departing.firstIndex(where: { $0 === element.view }) else { continue }
        departing.remove(at: index)
        recycle(element)
      }
      for scroll in leavingScrolls { scroll.removeFromSuperview() }
      leavingScrolls = []
    }
    guard let stage, stage.areAnimationsEnabled else {
      changes()
      finish()
      completion?(true)
      return
    }
    stage.animate(
      withDuration: Self.updateDuration, options: .allowUserInteraction, animations: changes
    ) { finished in
      finish()
      completion?(finished)
    }
  }
}
