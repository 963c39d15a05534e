public import Dynamics
public import Geometry
public import StageKit

/// The place and the look of an element of a collection: `UICollectionViewLayoutAttributes`.
public typealias CollectionViewLayoutAttributes = LayoutAttributes

/// The arrangement of a collection: `UICollectionViewLayout`, the base of all others.
///
/// A subclass overrides ``prepare()``, ``collectionViewContentSize``,
/// ``layoutAttributesForElements(in:)`` and ``layoutAttributesForItem(at:)``. It can keep
/// attributes in a `DynamicAnimator(collectionViewLayout:)`, whose steps run on the clock of the
/// collection's stage.
open class CollectionViewLayout: DynamicLayout, CreationHashable {
  package let creationNumber = CreationNumber()
  /// The collection; nil if the layout is not used.
  open var collectionView: CollectionView? { currentCollectionView }
  final weak var currentCollectionView: CollectionView?
  var decorationClasses: [String: CollectionReusableView.Type] = [:]

  /// Whether the collection mirrors the places of the elements where it is laid out from right to
  /// left; false by default, and true for compositional layouts.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
  /// The direction for which the layout places elements: from left to right.
  open var developmentLayoutDirection: UserInterfaceLayoutDirection { .leftToRight }

  /// Creates a layout.
  public init() {}

  /// The class of the attributes; `CollectionViewLayoutAttributes` by default.
  open class var layoutAttributesClass: CollectionViewLayoutAttributes.Type {
    CollectionViewLayoutAttributes.self
  }

  /// Called before attributes are requested, after an invalidation; the base class does nothing.
  open func prepare() {}

  /// The size of the content, in points; zero by default.
  open var collectionViewContentSize: Size { .zero }

  /// Returns the attributes of the elements that a rectangle of the content intersects; none by
  /// default.
  open func layoutAttributesForElements(in rect: Rect) -> [CollectionViewLayoutAttributes]? { nil }

  /// Returns the attributes of a cell; nil by default.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    nil
  }

  /// Returns the attributes of a header or another supplementary view; nil by default.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? { nil }

  /// Returns the attributes of a decoration; nil by default.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? { nil }

  /// Sets the class of the decorations of a kind; nil removes it.
  open func register(
    _ viewClass: CollectionReusableView.Type?, forDecorationViewOfKind elementKind: String
  ) { decorationClasses[elementKind] = viewClass }

  /// Requests that ``prepare()`` is called and all attributes are requested before the next frame.
  ///
  /// It has no effect in ``prepare()``, after which the attributes are requested anyway.
  open func invalidateLayout() {
    guard let collectionView, !collectionView.isPreparing else { return }
    collectionView.layoutWasInvalidated()
  }

  /// The class of the contexts of invalidations; `CollectionViewLayoutInvalidationContext` by
  /// default.
  open class var invalidationContextClass: CollectionViewLayoutInvalidationContext.Type {
    CollectionViewLayoutInvalidationContext.self
  }

  /// Invalidates the layout, and moves the content by the context's adjustment.
  ///
  /// All attributes are requested again, whatever the context names.
  open func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
    invalidate(with: context)
  }

  /// Returns the context with which a change of the collection's bounds invalidates the layout; by
  /// default a new one.
  ///
  /// It is called before the change.
  open func invalidationContext(
    forBoundsChange newBounds: Rect
  ) -> CollectionViewLayoutInvalidationContext { type(of: self).invalidationContextClass.init() }

  /// Called before the collection changes to this layout; the base class does nothing.
  open func prepareForTransition(from oldLayout: CollectionViewLayout) {}

  /// Called before the collection changes to another layout; the base class does nothing.
  open func prepareForTransition(to newLayout: CollectionViewLayout) {}

  /// Called on the old and the new layout after the attributes of a change of layouts have been
  /// requested; the base class does nothing.
  open func finalizeLayoutTransition() {}

  /// Returns whether a change of the collection's bounds, for example by scrolling, invalidates
  /// the layout; false by default.
  ///
  /// It is called before the change.
  open func shouldInvalidateLayout(forBoundsChange newBounds: Rect) -> Bool { false }

  /// Returns the offset at which deceleration ends; by default the proposed one.
  ///
  /// - Parameters:
  ///   - proposedContentOffset: The offset at which it would end.
  ///   - velocity: The velocity of the offset, in points per millisecond.
  /// - Returns: The offset.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: Point, withScrollingVelocity velocity: Point
  ) -> Point { targetContentOffset(forProposedContentOffset: proposedContentOffset) }

  /// Returns the offset after a change of the layout; by default the proposed one.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: Point) -> Point {
    proposedContentOffset
  }

  /// Called before the attributes of a batch of updates are requested; the base class does nothing.
  open func prepare(forCollectionViewUpdates updateItems: [CollectionViewUpdateItem]) {}

  /// Called after the attributes of a batch of updates have been requested; the base class does
  /// nothing.
  open func finalizeCollectionViewUpdates() {}

  /// Returns the attributes of an inserted item before it appears; with nil, the default, it fades
  /// in at its place.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? { nil }

  /// Returns the attributes of a deleted item after it has disappeared; with nil, the default, it
  /// fades out at its place.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? { nil }

  /// Called before a change of the collection's size, in whose animation it is; the base class does
  /// nothing.
  open func prepare(forAnimatedBoundsChange oldBounds: Rect) {}

  /// Called after the attributes of a change of the collection's size have been requested; the base
  /// class does nothing.
  open func finalizeAnimatedBoundsChange() {}

  /// Returns the place that an item gets which a finger moves: by default that of the item there.
  ///
  /// - Parameters:
  ///   - previousIndexPath: The place so far.
  ///   - position: The middle of the moved cell, in the coordinates of the content.
  /// - Returns: The place.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: Point
  ) -> IndexPath {
    let around = layoutAttributesForElements(
      in: Rect(x: position.x - 0.5, y: position.y - 0.5, width: 1, height: 1))
    let hit = around?.last { $0.category == .cell && $0.frame.contains(position) }
    return hit?.indexPath ?? previousIndexPath
  }

  /// Returns the attributes of an item that a finger moves: by default those at its place, with the
  /// middle at the finger.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: Point
  ) -> CollectionViewLayoutAttributes? {
    let copy =
      layoutAttributesForItem(at: indexPath)?.copy() as? CollectionViewLayoutAttributes
    copy?.center = position
    return copy
  }

  /// Returns whether the size that a view prefers invalidates the layout; false by default.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
  ) -> Bool { false }

  // MARK: Collection

  /// Called before the views of the elements in the bounds are placed.
  func willPlaceElements(in bounds: Rect) {}
  /// Returns the sections in a rectangle that scroll orthogonally to the collection.
  func sectionsScrollingAcross(in rect: Rect) -> [PlacedSection] { [] }
  /// Returns the section with which an element scrolls orthogonally; nil for none.
  func sectionScrolling(_ attributes: LayoutAttributes) -> Int? { nil }
  /// Returns the dimensions that the view of an element must determine.
  func estimates(of attributes: LayoutAttributes) -> Estimates { Estimates() }
  /// Stores the size that the view of an element prefers; returns whether that moves elements.
  func take(_ preferred: Size, for attributes: LayoutAttributes) -> Bool { false }
  /// Returns the place of an element in a list; nil if it is in none.
  func placeInList(of attributes: LayoutAttributes) -> ListPlace? { nil }
  /// Called after sizes have been stored.
  func didTakePreferredSizes() {}
  /// Called when all content is read again.
  func contentWasReloaded() {}
  /// Called before the layout prepares for an update.
  func itemsDidMove(_ map: UpdateMap, reloaded: Set<IndexPath>) {}
  /// The direction of scrolling.
  var scrollAxes: ScrollAxes { ScrollAxes(isVertical: true) }
}

// Not members of the class, so that a subclass may have properties of these names.
extension DynamicLayout where Self: CollectionViewLayout {
  /// The size of the content, which is the reference bounds of the layout's animators.
  public var contentSize: Size { collectionViewContentSize }

  /// The ticker of the layout's animators: the clock of the collection's stage.
  public var dynamicTicker: (any DynamicTicker)? { collectionView?.dynamicTicker }
}

@available(*, unavailable)
extension CollectionViewLayout: Sendable {}

extension CollectionViewLayout {
  private func invalidate(with context: CollectionViewLayoutInvalidationContext) {
    guard let collectionView else { return }
    collectionView.layoutWasInvalidated()
    let adjustment = context.contentOffsetAdjustment
    guard adjustment != .zero else { return }
    let offset = collectionView.contentOffset
    collectionView.contentOffset = Point(offset.x + adjustment.x, offset.y + adjustment.y)
  }
}
