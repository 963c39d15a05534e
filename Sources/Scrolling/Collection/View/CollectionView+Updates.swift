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
    old.collectionView = nil
    layoutObject = layout
    guard areLoaded, animated else {
      layoutWasInvalidated()
      completion?(true)
      return
    }
    layout.prepare()
    let size = layout.collectionViewContentSize
    let proposed = layout.targetContentOffset(forProposedContentOffset: contentOffset)
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
    /// The views that stay or appear, with how they look at the end.
    var staying: [(view: CollectionReusableView, end: LayoutAttributes)] = []
    /// The views that leave, with how they look at the end.
    var leaving: [(element: ShownElement, end: LayoutAttributes)] = []
  }

  /// Makes the views of the elements after an update, without moving what is visible, and returns what
  /// moves.
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
    var placed: [ShownElement] = []
    for attributes in layoutObject.layoutAttributesForElements(in: area) ?? []
    where !attributes.isHidden {
      let key = ElementKey(category: attributes.category, path: attributes.indexPath)
      let view = kept.removeValue(forKey: key)?.view ?? appear(attributes, from: origin(attributes))
      scene.staying.append((view, attributes))
      placed.append(ShownElement(category: key.category, path: key.path, view: view))
    }
    for key in kept.keys.sorted() {
      guard let element = kept[key] else { continue }
      let end =
        key.category == .cell ? layoutObject.layoutAttributesForItem(at: key.path) : nil
      scene.leaving.append((element, end ?? faded(element.view.attributes)))
    }
    shown = placed
    departing += scene.leaving.map(\.element.view)
    return scene
  }

  private func appear(
    _ attributes: LayoutAttributes, from origin: LayoutAttributes?
  ) -> CollectionReusableView {
    let view = makeView(attributes)
    let isCell = attributes.category == .cell
    let start =
      origin
      ?? (isCell
        ? layoutObject.initialLayoutAttributesForAppearingItem(at: attributes.indexPath) : nil)
      ?? faded(attributes)
    withoutAnimation { view.take(start) }
    return view
  }

  private func faded(_ attributes: LayoutAttributes?) -> LayoutAttributes {
    let copy = attributes?.copy() as? LayoutAttributes ?? LayoutAttributes()
    copy.alpha = 0
    return copy
  }

  private func animate(_ scene: Scene, _ completion: ((Bool) -> Void)?) {
    let changes = { [self] in
      contentSize = layoutObject.collectionViewContentSize
      contentOffset = scene.offset
      for (view, end) in scene.staying { view.take(end) }
      for (element, end) in scene.leaving { element.view.take(end) }
    }
    let finish = { [weak self] in
      guard let self else { return }
      for (element, _) in scene.leaving {
        guard let index = departing.firstIndex(where: { $0 === element.view }) else { continue }
        departing.remove(at: index)
        recycle(element)
      }
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
