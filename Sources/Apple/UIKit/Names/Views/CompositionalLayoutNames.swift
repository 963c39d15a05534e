// Apple's names of compositional layouts.

public import Geometry
public import Scrolling
public import StageKit

/// `DirectionalInsets`.
public typealias NSDirectionalEdgeInsets = DirectionalInsets
/// `DirectionalRectEdge`.
public typealias NSDirectionalRectEdge = DirectionalRectEdge
/// `RectAlignment`.
public typealias NSRectAlignment = RectAlignment
/// `CollectionLayoutDimension`.
public typealias NSCollectionLayoutDimension = CollectionLayoutDimension
/// `CollectionLayoutSize`.
public typealias NSCollectionLayoutSize = CollectionLayoutSize
/// `CollectionLayoutSpacing`.
public typealias NSCollectionLayoutSpacing = CollectionLayoutSpacing
/// `CollectionLayoutEdgeSpacing`.
public typealias NSCollectionLayoutEdgeSpacing = CollectionLayoutEdgeSpacing
/// `CollectionLayoutAnchor`.
public typealias NSCollectionLayoutAnchor = CollectionLayoutAnchor
/// `CollectionLayoutItem`.
public typealias NSCollectionLayoutItem = CollectionLayoutItem
/// `CollectionLayoutGroup`.
public typealias NSCollectionLayoutGroup = CollectionLayoutGroup
/// `CollectionLayoutGroupCustomItem`.
public typealias NSCollectionLayoutGroupCustomItem = CollectionLayoutGroupCustomItem
/// `CollectionLayoutGroup.ItemProvider`.
public typealias NSCollectionLayoutGroupCustomItemProvider = CollectionLayoutGroup.ItemProvider
/// `CollectionLayoutSupplementaryItem`.
public typealias NSCollectionLayoutSupplementaryItem = CollectionLayoutSupplementaryItem
/// `CollectionLayoutBoundarySupplementaryItem`.
public typealias NSCollectionLayoutBoundarySupplementaryItem =
  CollectionLayoutBoundarySupplementaryItem
/// `CollectionLayoutDecorationItem`.
public typealias NSCollectionLayoutDecorationItem = CollectionLayoutDecorationItem
/// `CollectionLayoutSection`.
public typealias NSCollectionLayoutSection = CollectionLayoutSection
/// `CollectionLayoutContainer`.
public typealias NSCollectionLayoutContainer = CollectionLayoutContainer
/// `CollectionLayoutEnvironment`.
public typealias NSCollectionLayoutEnvironment = CollectionLayoutEnvironment
/// `CollectionLayoutVisibleItem`.
public typealias NSCollectionLayoutVisibleItem = CollectionLayoutVisibleItem
/// `CollectionLayoutSectionVisibleItemsInvalidationHandler`.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  CollectionLayoutSectionVisibleItemsInvalidationHandler
/// `CollectionLayoutSectionOrthogonalScrollingBehavior`.
public typealias UICollectionLayoutSectionOrthogonalScrollingBehavior =
  CollectionLayoutSectionOrthogonalScrollingBehavior
/// `CollectionLayoutSectionOrthogonalScrollingProperties`.
public typealias UICollectionLayoutSectionOrthogonalScrollingProperties =
  CollectionLayoutSectionOrthogonalScrollingProperties
/// `ContentInsetsReference`.
public typealias UIContentInsetsReference = ContentInsetsReference
/// `CollectionViewCompositionalLayout`.
public typealias UICollectionViewCompositionalLayout = CollectionViewCompositionalLayout
/// `CollectionViewCompositionalLayout.SectionProvider`.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  CollectionViewCompositionalLayout.SectionProvider
/// `CollectionViewCompositionalLayoutConfiguration`.
public typealias UICollectionViewCompositionalLayoutConfiguration =
  CollectionViewCompositionalLayoutConfiguration
