public import Geometry
internal import StageKit

/// The changes of an invalidated layout: `UICollectionViewLayoutInvalidationContext`.
///
/// A subclass can add more. Collections request all attributes again, whatever the context says.
open class CollectionViewLayoutInvalidationContext: CreationHashable {
  package let creationNumber = CreationNumber()
  /// Whether all of the layout is invalid; false by default.
  open internal(set) var invalidateEverything = false
  /// Whether the numbers of items are invalid; false by default.
  open internal(set) var invalidateDataSourceCounts = false
  /// The adjustment of the content offset, in points; 0 by default.
  open var contentOffsetAdjustment = Point.zero
  /// The adjustment of the content size, in points; it has no effect, since the size is requested
  /// again.
  open var contentSizeAdjustment = Size.zero
  /// The items that are invalid; nil by default.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The supplementary views that are invalid, by their kinds; nil by default.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The decorations that are invalid, by their kinds; nil by default.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  /// Creates a context.
  public required init() {}

  /// Adds items to those that are invalid.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Adds supplementary views to those that are invalid.
  open func invalidateSupplementaryElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) {
    var paths = invalidatedSupplementaryIndexPaths ?? [:]
    paths[elementKind, default: []] += indexPaths
    invalidatedSupplementaryIndexPaths = paths
  }

  /// Adds decorations to those that are invalid.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    var paths = invalidatedDecorationIndexPaths ?? [:]
    paths[elementKind, default: []] += indexPaths
    invalidatedDecorationIndexPaths = paths
  }
}

/// The changes of an invalidated flow layout: `UICollectionViewFlowLayoutInvalidationContext`.
open class CollectionViewFlowLayoutInvalidationContext: CollectionViewLayoutInvalidationContext {
  /// Whether sizes are requested from the delegate again; true by default, and they always are.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether the attributes are made again; true by default, and they always are.
  open var invalidateFlowLayoutAttributes = true
}

@available(*, unavailable)
extension CollectionViewLayoutInvalidationContext: Sendable {}
