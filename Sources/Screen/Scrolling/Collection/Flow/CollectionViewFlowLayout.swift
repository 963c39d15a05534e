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
  /// The estimated size of items; it has no effect, since all sizes are known.
  open var estimatedItemSize = Size.zero
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

  private var sections: [FlowSection] = []
  private var preparedFor: Preparation?
  private var size = Size.zero

  /// The inputs of the places, besides the sizes of the delegate.
  private struct Preparation: Equatable {
    var counts: [Int]
    var room: Double
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
    let preparation = Preparation(counts: counts, room: room)
    guard delegate != nil || preparation != preparedFor else { return }
    preparedFor = preparation
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

  private func metrics(
    of section: Int, _ count: Int, _ delegate: (any CollectionViewDelegateFlowLayout)?,
    _ collection: CollectionView
  ) -> FlowSection.Metrics {
    guard let delegate else {
      return FlowSection.Metrics(
        sizes: Array(repeating: itemSize, count: count), insets: sectionInset,
        lineSpacing: minimumLineSpacing, itemSpacing: minimumInteritemSpacing,
        header: headerReferenceSize, footer: footerReferenceSize, isUniform: true)
    }
    let sizes = (0..<count).map {
      delegate.collectionView(
        collection, layout: self, sizeForItemAt: IndexPath(item: $0, section: section))
    }
    return FlowSection.Metrics(
      sizes: sizes,
      insets: delegate.collectionView(collection, layout: self, insetForSectionAt: section),
      lineSpacing: delegate.collectionView(
        collection, layout: self, minimumLineSpacingForSectionAt: section),
      itemSpacing: delegate.collectionView(
        collection, layout: self, minimumInteritemSpacingForSectionAt: section),
      header: delegate.collectionView(
        collection, layout: self, referenceSizeForHeaderInSection: section),
      footer: delegate.collectionView(
        collection, layout: self, referenceSizeForFooterInSection: section),
      isUniform: sizes.dropFirst().allSatisfy { $0 == sizes[0] })
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

  /// The class of the contexts of invalidations: `CollectionViewFlowLayoutInvalidationContext`.
  override open class var invalidationContextClass: CollectionViewLayoutInvalidationContext.Type {
    CollectionViewFlowLayoutInvalidationContext.self
  }

  /// Returns true for a change of the length across the scroll direction, and if headers stay
  /// visible.
  override open func shouldInvalidateLayout(forBoundsChange newBounds: Rect) -> Bool {
    guard let collection = collectionView else { return false }
    return sectionHeadersPinToVisibleBounds
      || axes.across(newBounds.size) != axes.across(collection.bounds.size)
  }
}
