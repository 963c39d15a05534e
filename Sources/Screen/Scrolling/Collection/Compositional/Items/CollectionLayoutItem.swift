public import Geometry

/// An element of a compositional layout: `NSCollectionLayoutItem`.
open class CollectionLayoutItem: CreationHashable {
  package let creationNumber = CreationNumber()
  /// The size.
  public let layoutSize: CollectionLayoutSize
  /// The insets inside the size, in points; 0 by default.
  ///
  /// It has no effect along a dimension that is estimated.
  open var contentInsets = DirectionalInsets.zero
  /// The space outside the size; nil, the default, is none.
  open var edgeSpacing: CollectionLayoutEdgeSpacing?
  /// The badges and other views that are placed at the item; none by default.
  open internal(set) var supplementaryItems: [CollectionLayoutSupplementaryItem] = []

  /// Creates an element.
  public init(layoutSize: CollectionLayoutSize) {
    self.layoutSize = layoutSize
  }

  /// Creates an element with supplementary views at it.
  public init(
    layoutSize: CollectionLayoutSize, supplementaryItems: [CollectionLayoutSupplementaryItem]
  ) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
  }
}

@available(*, unavailable)
extension CollectionLayoutItem: Sendable {}
