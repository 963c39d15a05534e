internal import Dynamics
internal import Geometry

extension CollectionViewCompositionalLayout {
  /// The key of a view at the edges of all sections.
  static func globalKey(ofKind kind: String) -> CollectionView.ElementKey {
    .init(category: .supplementaryView(ofKind: kind), path: IndexPath(item: 0, section: 0))
  }

  /// Returns the sections that a rectangle of the content intersects.
  func visibleSections(in rect: Rect) -> Range<Int> {
    let (low, high) = axes.span(rect)
    var (first, end) = (0, sections.count)
    while first < end {
      let middle = (first + end) / 2
      if sections[middle].end <= low { first = middle + 1 } else { end = middle }
    }
    var last = first
    while last < sections.count, sections[last].start < high { last += 1 }
    return first..<last
  }

  /// Returns the elements in a rectangle of the content, from back to front.
  func elements(in rect: Rect) -> [PlacedElement] {
    var found: [PlacedElement] = []
    let sections = visibleSections(in: rect).map { self.sections[$0] }
    for section in sections {
      found += section.decorationElements.filter { $0.frame.intersects(rect) }
    }
    for section in sections { found += scrolledElements(of: section, in: rect) }
    for section in sections {
      for (entry, element) in zip(section.boundaries.entries, section.boundaryElements) {
        let element = pinned(element, entry, in: section)
        if element.frame.intersects(rect) { found.append(element) }
      }
    }
    found += globalElements().filter { $0.frame.intersects(rect) }
    return found
  }

  private func scrolledElements(of section: PlacedSection, in rect: Rect) -> [PlacedElement] {
    guard section.scrollsAcross else { return section.scrolledElements(in: rect) }
    let distance = collectionView?.scrolledDistance(of: section.index) ?? .zero
    return section.scrolledElements(in: rect.offsetBy(dx: distance.dx, dy: distance.dy))
  }

  private func globalElements() -> [PlacedElement] {
    guard let boundaries = globalBoundaries else { return [] }
    return boundaries.entries.map { entry in
      var frame = boundaries.frame(of: entry, in: size)
      var zIndex = entry.item.effectiveZIndex
      if entry.item.pinToVisibleBounds {
        if zIndex < .max { zIndex += 1 }
        frame = pinned(frame, entry.side, from: 0, to: axes.along(size))
      }
      return PlacedElement(
        key: Self.globalKey(ofKind: entry.item.elementKind), frame: frame, zIndex: zIndex,
        estimates: entry.item.layoutSize.estimates)
    }
  }

  private func pinned(
    _ element: PlacedElement, _ entry: SectionBoundaries.Entry, in section: PlacedSection
  ) -> PlacedElement {
    guard entry.item.pinToVisibleBounds else { return element }
    var moved = element
    moved.frame = pinned(element.frame, entry.side, from: section.start, to: section.end)
    return moved
  }

  /// Returns a frame moved into the visible bounds as far as its section reaches.
  private func pinned(
    _ frame: Rect, _ side: SectionBoundaries.Side, from start: Double, to end: Double
  ) -> Rect {
    guard let collection = collectionView else { return frame }
    let visible = collection.bounds.inset(by: collection.adjustedContentInset)
    let (low, high) = axes.span(visible)
    let (first, last) = axes.span(frame)
    let length = last - first
    var position = first
    switch side {
    case .top, .leading: position = max(first, min(low, end - length))
    case .bottom, .trailing: position = min(first, max(high - length, start))
    }
    let shift = axes.point(along: position - first, across: 0)
    return frame.offsetBy(dx: shift.x, dy: shift.y)
  }

  /// Returns an element; nil if the layout has none.
  func element(of key: CollectionView.ElementKey) -> PlacedElement? {
    let section = key.path.section
    switch key.category {
    case .cell:
      guard sections.indices.contains(section), key.path.item < sections[section].count else {
        return nil
      }
      return sections[section].element(ofItem: key.path.item)
    case .supplementaryView(let kind): return supplementaryElement(ofKind: kind, at: key.path)
    case .decorationView:
      guard sections.indices.contains(section) else { return nil }
      return sections[section].decorationElements.first { $0.key == key }
    }
  }

  func supplementaryElement(ofKind kind: String, at path: IndexPath) -> PlacedElement? {
    guard path.count == 2 else { return nil }
    let key = CollectionView.ElementKey(category: .supplementaryView(ofKind: kind), path: path)
    if let element = globalElements().first(where: { $0.key == key }) { return element }
    guard sections.indices.contains(path.section) else { return nil }
    let section = sections[path.section]
    for (entry, element) in zip(section.boundaries.entries, section.boundaryElements)
    where element.key == key {
      return pinned(element, entry, in: section)
    }
    return section.badge(ofKind: kind, at: path.item)
  }

  /// Returns the attributes of an element: those that a handler has changed, or new ones.
  func attributes(of element: PlacedElement) -> LayoutAttributes {
    if let visible = visibleItems[element.key] { return visible.attributes }
    return plainAttributes(of: element)
  }

  func plainAttributes(of element: PlacedElement) -> LayoutAttributes {
    let attributes = type(of: self).layoutAttributesClass.init(
      element.key.category, with: element.key.path)
    attributes.frame = element.frame
    attributes.zIndex = element.zIndex
    return attributes
  }
}
