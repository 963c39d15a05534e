public import Geometry

/// The scrolling of a section orthogonally to the collection:
/// `UICollectionLayoutSectionOrthogonalScrollingBehavior`.
public enum CollectionLayoutSectionOrthogonalScrollingBehavior: Int, Hashable, Sendable {
  /// None: the groups follow each other in the direction of the collection.
  case none
  /// Deceleration ends anywhere.
  case continuous
  /// Deceleration ends at the beginning of a group.
  case continuousGroupLeadingBoundary
  /// Deceleration ends at a multiple of the collection's width, one at a time.
  case paging
  /// Deceleration ends at the beginning of the next group.
  case groupPaging
  /// Deceleration ends with the next group in the middle.
  case groupPagingCentered
}

/// The insets that are added to those of sections: `UIContentInsetsReference`.
public enum ContentInsetsReference: Int, Hashable, Sendable {
  /// For a section, that of the layout; for the layout, the safe area.
  case automatic
  /// None.
  case none
  /// The safe area.
  case safeArea
  /// The layout margins of the collection.
  case layoutMargins
  /// The readable content of the collection.
  case readableContent
}

/// Receives the elements of a section that are visible, before each of their layouts.
public typealias CollectionLayoutSectionVisibleItemsInvalidationHandler = (
  _ visibleItems: [any CollectionLayoutVisibleItem], _ scrollOffset: Point,
  _ environment: any CollectionLayoutEnvironment
) -> Void

/// A section of a compositional layout, groups one after the other: `NSCollectionLayoutSection`.
open class CollectionLayoutSection: CreationHashable {
  package let creationNumber = CreationNumber()
  /// The group, which is repeated.
  let group: CollectionLayoutGroup
  /// The space around the groups, in points; 0 by default.
  open var contentInsets = DirectionalInsets.zero { didSet { version += 1 } }
  /// The insets that are added to ``contentInsets``; those of the layout by default.
  open var contentInsetsReference = ContentInsetsReference.automatic { didSet { version += 1 } }
  /// The insets that are added to those of headers and footers; those of the section by default.
  open var supplementaryContentInsetsReference = ContentInsetsReference.automatic {
    didSet { version += 1 }
  }
  /// The space between the groups, in points; 0 by default.
  open var interGroupSpacing = 0.0 { didSet { version += 1 } }
  /// How the groups scroll orthogonally to the collection; `.none` by default.
  open var orthogonalScrollingBehavior = CollectionLayoutSectionOrthogonalScrollingBehavior.none {
    didSet { version += 1 }
  }
  /// The details of the orthogonal scrolling.
  public let orthogonalScrollingProperties = CollectionLayoutSectionOrthogonalScrollingProperties()
  /// The headers, footers and other views at the edges; none by default.
  open var boundarySupplementaryItems: [CollectionLayoutBoundarySupplementaryItem] = [] {
    didSet { version += 1 }
  }
  /// Whether headers and footers keep to the section's insets; true by default.
  open var supplementariesFollowContentInsets = true { didSet { version += 1 } }
  /// Called before each layout with the visible elements; nil by default.
  ///
  /// Its offset is that of the section if it scrolls orthogonally, and otherwise that of the
  /// collection.
  open var visibleItemsInvalidationHandler: CollectionLayoutSectionVisibleItemsInvalidationHandler?
  /// The views behind the section; none by default.
  open var decorationItems: [CollectionLayoutDecorationItem] = [] { didSet { version += 1 } }
  /// The look of the section as a list; nil if it is not a list.
  var list: CollectionLayoutListConfiguration?
  /// The number of changes.
  private(set) var version = 0

  /// Creates a section of groups.
  public init(group: CollectionLayoutGroup) { self.group = group }
}

@available(*, unavailable)
extension CollectionLayoutSection: Sendable {}

/// The details of a section's orthogonal scrolling:
/// `UICollectionLayoutSectionOrthogonalScrollingProperties`.
open class CollectionLayoutSectionOrthogonalScrollingProperties: CreationHashable {
  package let creationNumber = CreationNumber()
  /// When a drag moves the groups beyond their ends: `Bounce` of UIKit's properties.
  public enum Bounce: Int, Hashable, Sendable {
    /// If they do not fit.
    case automatic
    /// Always.
    case always
    /// Never.
    case never
  }

  /// The deceleration after a throw; that of the behavior by default: `.fast` with pages.
  open var decelerationRate: ScrollView.DecelerationRate?
  /// When a drag moves the groups beyond their ends; `.automatic` by default.
  open var bounce = Bounce.automatic
}

@available(*, unavailable)
extension CollectionLayoutSectionOrthogonalScrollingProperties: Sendable {}
