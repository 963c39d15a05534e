public import Geometry

/// The settings that all sections of a compositional layout share:
/// `UICollectionViewCompositionalLayoutConfiguration`.
open class CollectionViewCompositionalLayoutConfiguration: CreationHashable {
  package let creationNumber = CreationNumber()
  /// The direction in which the collection scrolls; `.vertical` by default.
  open var scrollDirection = CollectionViewFlowLayout.ScrollDirection.vertical
  /// The space between sections, in points; 0 by default.
  open var interSectionSpacing = 0.0
  /// The headers, footers and other views at the edges of all sections; none by default.
  open var boundarySupplementaryItems: [CollectionLayoutBoundarySupplementaryItem] = []
  /// The insets that are added to those of sections; `.automatic`, the default, is the safe area.
  open var contentInsetsReference = ContentInsetsReference.automatic

  /// Creates a configuration.
  public init() {}
}

@available(*, unavailable)
extension CollectionViewCompositionalLayoutConfiguration: Sendable {}
