internal import Dynamics
internal import Geometry

/// An element that a handler may move.
struct VisibleItem {
  let attributes: LayoutAttributes
  /// The frame in the layout.
  var frame: Rect
  /// The place and the transform after the last call of the handler.
  var center: Point
  var transform: Transform3D
  /// Whether an animator has moved the element.
  var isMovedByOthers = false
}

extension CollectionViewCompositionalLayout {
  /// Calls the handlers of the visible sections.
  func callHandlers(in bounds: Rect) {
    let handled = visibleSections(in: bounds).filter {
      sections[$0].section.visibleItemsInvalidationHandler != nil
    }
    guard !handled.isEmpty else {
      visibleItems = [:]
      return
    }
    var kept: [CollectionView.ElementKey: VisibleItem] = [:]
    var keys: [Int: [CollectionView.ElementKey]] = [:]
    for element in elements(in: bounds) where handled.contains(element.key.path.section) {
      kept[element.key] = visibleItem(of: element)
      keys[element.key.path.section, default: []].append(element.key)
    }
    // Elements that an animator moves are kept as long as a part of them is visible.
    for (key, item) in visibleItems where kept[key] == nil && item.isMovedByOthers {
      guard item.attributes.frame.intersects(bounds) else { continue }
      kept[key] = item
      keys[key.path.section, default: []].append(key)
    }
    visibleItems = kept
    let environment = environment
    for index in handled {
      let section = sections[index]
      let items = (keys[index] ?? []).sorted().compactMap { visibleItems[$0]?.attributes }
      let distance =
        section.scrollsAcross
        ? collectionView?.scrolledDistance(of: index) ?? .zero : bounds.origin - .zero
      section.section.visibleItemsInvalidationHandler?(
        items, Point(distance.dx, distance.dy), environment)
    }
    for (key, item) in visibleItems {
      visibleItems[key]?.center = item.attributes.center
      visibleItems[key]?.transform = item.attributes.transform3D
    }
  }

  /// Returns an element at its place in the layout, unless an animator has moved it.
  private func visibleItem(of element: PlacedElement) -> VisibleItem {
    let plain = plainAttributes(of: element)
    guard var item = visibleItems[element.key] else {
      return VisibleItem(
        attributes: plain, frame: element.frame, center: plain.center, transform: plain.transform3D)
    }
    let attributes = item.attributes
    if attributes.center != item.center || attributes.transform3D != item.transform {
      item.isMovedByOthers = true
    }
    if item.frame != element.frame {
      item.frame = element.frame
      item.isMovedByOthers = item.isMovedByOthers && attributes.size == element.frame.size
    }
    if !item.isMovedByOthers { attributes.copyValues(from: plain) }
    return item
  }
}
