public import Dynamics
public import Geometry
internal import StageKit

/// A layout that fills lines with items like words of a text: `UICollectionViewFlowLayout`.
///
/// Lines are justified: the remaining space is between the items. The last line keeps to the
/// columns of equal items, and to the minimum spacing of others.
open class CollectionViewFlowLayout: CollectionViewLayout {
  /// The direction in which the collection scrolls: `UICollectionView.ScrollDirection`.
  public enum ScrollDirection: Int, Hashable, Sendable {
    /// Lines are rows.
    case vertical
    /// Lines are columns.
    case horizontal
  }

  /// The size of the items, in points; 50 by 50 by default.
  open var itemSize = Size(50, 50) {
    didSet { metricsDidChange(itemSize != oldValue) }
  }
  /// The size of items that have not been measured; zero, the default, measures none.
  ///
  /// With another size, cells have the size that ``CollectionReusableView`` returns from
  /// `preferredLayoutAttributesFitting`, and ``automaticSize`` stands for ``itemSize`` before.
  open var estimatedItemSize = Size.zero {
    didSet { metricsDidChange(estimatedItemSize != oldValue) }
  }
  /// The estimate of items whose cells have the size of their constraints.
  public static let automaticSize = Size(.greatestFiniteMagnitude, .greatestFiniteMagnitude)
  /// The space between lines, in points; 10 by default.
  open var minimumLineSpacing = 10.0 {
    didSet { metricsDidChange(minimumLineSpacing != oldValue) }
  }
  /// The minimum space between the items of a line, in points; 10 by default.
  open var minimumInteritemSpacing = 10.0 {
    didSet { metricsDidChange(minimumInteritemSpacing != oldValue) }
  }
  /// The space around the items of a section, in points; 0 by default.
  open var sectionInset = Insets.zero {
    didSet {
      sectionInset.checkFinite("section insets")
      metricsDidChange(sectionInset != oldValue)
    }
  }
  /// The size of headers, of which only the dimension along the scroll direction is used; zero, the
  /// default, shows none.
  open var headerReferenceSize = Size.zero {
    didSet { metricsDidChange(headerReferenceSize != oldValue) }
  }
  /// The size of footers, of which only the dimension along the scroll direction is used; zero, the
  /// default, shows none.
  open var footerReferenceSize = Size.zero {
    didSet { metricsDidChange(footerReferenceSize != oldValue) }
  }
  /// The direction in which the collection scrolls; `.vertical` by default.
  open var scrollDirection = ScrollDirection.vertical {
    didSet { metricsDidChange(scrollDirection != oldValue) }
  }
  /// Whether the header of the section at the edge stays visible; false by default.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { metricsDidChange(sectionHeadersPinToVisibleBounds != oldValue) }
  }

  /// Whether the footer of the section at the edge stays visible; false by default.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { metricsDidChange(sectionFootersPinToVisibleBounds != oldValue) }
  }
  /// What the insets of sections are measured from:
  /// `UICollectionViewFlowLayout.SectionInsetReference`.
  public enum SectionInsetReference: Int, Hashable, Sendable {
    /// The edges of the content.
    case fromContentInset
    /// The safe area.
    case fromSafeArea
    /// The margins of the collection.
    case fromLayoutMargins
  }
  /// What the insets of sections are measured from; the edges of the content by default.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { metricsDidChange(sectionInsetReference != oldValue) }
  }

  /// The sizes of the cells that have been measured.
  var measured: [IndexPath: Size] = [:]
  private var sections: [FlowSection] = []
  private var preparedFor: Preparation?
  private var size = Size.zero

  /// The inputs of the places, besides the sizes of the delegate.
  private struct Preparation: Equatable {
    var counts: [Int]
    var room: Double
    var edges: Insets
  }

  /// Prepares again after a change of a metric, even if ``prepare()`` of a subclass made it.
  private func metricsDidChange(_ differs: Bool) {
    guard differs else { return }
    preparedFor = nil
    if collectionView?.isPreparing == true {
      collectionView?.layoutWasInvalidated()
    } else {
      invalidateLayout()
    }
  }

  private var axes: ScrollAxes { ScrollAxes(scrollDirection) }

  /// Places the items, unless nothing has changed.
  override open func prepare() {
    super.prepare()
    guard let collection = collectionView else { return }
    let delegate = collection.scrollDelegate as? any CollectionViewDelegateFlowLayout
    let insets = collection.adjustedContentInset
    let (before, after) = axes.acrossEdges(insets)
    let room = axes.across(collection.bounds.size) - before - after
    let counts = (0..<collection.numberOfSections).map { collection.numberOfItems(inSection: $0) }
    let preparation = Preparation(
      counts: counts, room: room, edges: referenceInsets(of: collection))
    guard delegate != nil || preparation != preparedFor else { return }
    preparedFor = preparation
    placeSections(counts, room, delegate, collection)
  }

  private func placeSections(
    _ counts: [Int], _ room: Double, _ delegate: (any CollectionViewDelegateFlowLayout)?,
    _ collection: CollectionView
  ) {
    var position = 0.0
    sections = counts.indices.map { section in
      let placed = FlowSection(
        metrics(of: section, counts[section], delegate, collection), at: position, room: room,
        scrollDirection)
      position = placed.end
      return placed
    }
    size = axes.size(length: position, breadth: room)
  }

  /// The size of all sections.
  override open var collectionViewContentSize: Size { size }

  /// Returns the attributes of the items, headers and footers in a rectangle.
  override open func layoutAttributesForElements(
    in rect: Rect
  ) -> [CollectionViewLayoutAttributes]? {
    let (low, high) = axes.span(rect)
    var found: [CollectionViewLayoutAttributes] = []
    var section = firstSection(endingAfter: low)
    while section < sections.count, sections[section].start < high {
      for item in sections[section].items(from: low, to: high)
      where sections[section].frames[item].intersects(rect) {
        found.append(itemAttributes(IndexPath(item: item, section: section)))
      }
      let path = IndexPath(item: 0, section: section)
      for kind in [
        CollectionView.elementKindSectionHeader, CollectionView.elementKindSectionFooter,
      ] {
        if let attributes = layoutAttributesForSupplementaryView(ofKind: kind, at: path),
          attributes.frame.intersects(rect)
        {
          found.append(attributes)
        }
      }
      section += 1
    }
    return found
  }

  private func firstSection(endingAfter position: Double) -> Int {
    var (low, high) = (0, sections.count)
    while low < high {
      let middle = (low + high) / 2
      if sections[middle].end <= position { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func itemAttributes(_ path: IndexPath) -> CollectionViewLayoutAttributes {
    let attributes = type(of: self).layoutAttributesClass.init(.cell, with: path)
    attributes.frame = sections[path.section].frames[path.item]
    return attributes
  }

  /// Returns the attributes of an item; nil if there is no such item.
  override open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section),
      sections[indexPath.section].frames.indices.contains(indexPath.item)
    else { return nil }
    return itemAttributes(indexPath)
  }

  /// Returns the attributes of a header or footer; nil if the section has none.
  override open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section) else { return nil }
    let section = sections[indexPath.section]
    let isHeader = elementKind == CollectionView.elementKindSectionHeader
    guard var frame = isHeader ? section.header : section.footer else { return nil }
    let attributes = type(of: self).layoutAttributesClass.init(
      .supplementaryView(ofKind: elementKind), with: indexPath)
    if isHeader, sectionHeadersPinToVisibleBounds {
      frame = pinned(frame, in: section)
      attributes.zIndex = 1
    }
    if !isHeader, sectionFootersPinToVisibleBounds {
      frame = pinnedToEnd(frame, in: section)
      attributes.zIndex = 1
    }
    attributes.frame = frame
    return attributes
  }

  private func pinned(_ frame: Rect, in section: FlowSection) -> Rect {
    guard let collection = collectionView else { return frame }
    let insets = collection.adjustedContentInset
    let bounds = collection.bounds
    if scrollDirection == .vertical {
      let y = min(max(frame.minY, bounds.minY + insets.top), section.end - frame.height)
      return Rect(origin: Point(frame.minX, max(y, frame.minY)), size: frame.size)
    }
    let x = min(max(frame.minX, bounds.minX + insets.left), section.end - frame.width)
    return Rect(origin: Point(max(x, frame.minX), frame.minY), size: frame.size)
  }

  private func pinnedToEnd(_ frame: Rect, in section: FlowSection) -> Rect {
    guard let collection = collectionView else { return frame }
    let insets = collection.adjustedContentInset
    let bounds = collection.bounds
    let header = section.header.map { axes.along($0.size) } ?? 0
    let least = section.start + header
    if scrollDirection == .vertical {
      let y = max(min(frame.minY, bounds.maxY - insets.bottom - frame.height), least)
      return Rect(origin: Point(frame.minX, min(y, frame.minY)), size: frame.size)
    }
    let x = max(min(frame.minX, bounds.maxX - insets.right - frame.width), least)
    return Rect(origin: Point(min(x, frame.minX), frame.minY), size: frame.size)
  }

  /// The class of the contexts of invalidations: `CollectionViewFlowLayoutInvalidationContext`.
  override open class var invalidationContextClass: CollectionViewLayoutInvalidationContext.Type {
    CollectionViewFlowLayoutInvalidationContext.self
  }

  /// Returns whether the measured size of a cell is that of its attributes.
  override open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
  ) -> Bool { preferredAttributes.size != originalAttributes.size }

  override func estimates(of attributes: LayoutAttributes) -> Estimates {
    let isMeasured =
      estimatedItemSize != .zero && attributes.category == .cell
      && measured[attributes.indexPath] == nil
    return Estimates(width: isMeasured, height: isMeasured)
  }

  override func take(_ preferred: Size, for attributes: LayoutAttributes) -> Bool {
    measured[attributes.indexPath] = preferred
    return preferred != attributes.size
  }

  override func didTakePreferredSizes() {
    guard let preparedFor, let collection = collectionView else { return }
    placeSections(
      preparedFor.counts, preparedFor.room,
      collection.scrollDelegate as? any CollectionViewDelegateFlowLayout, collection)
  }

  override func contentWasReloaded() { measured = [:] }

  override func itemsDidMove(_ map: UpdateMap, reloaded: Set<IndexPath>) {
    var moved: [IndexPath: Size] = [:]
    for (path, size) in measured where !reloaded.contains(path) {
      if let path = map.new(path) { moved[path] = size }
    }
    measured = moved
  }

  /// Returns true for a change of the length across the scroll direction, and if headers or footers
  /// stay visible.
  override open func shouldInvalidateLayout(forBoundsChange newBounds: Rect) -> Bool {
    guard let collection = collectionView else { return false }
    return sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds
      || axes.across(newBounds.size) != axes.across(collection.bounds.size)
  }
}
