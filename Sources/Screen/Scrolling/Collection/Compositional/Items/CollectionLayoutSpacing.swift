public import Geometry

/// Space beside an item of a compositional layout: `NSCollectionLayoutSpacing`.
public class CollectionLayoutSpacing: CreationHashable {
  package let creationNumber = CreationNumber()
  /// The space, or the least space, in points.
  public let spacing: Double
  /// Whether the space grows with what contains the item.
  public let isFlexibleSpacing: Bool
  /// Whether the space is fixed.
  public var isFixedSpacing: Bool { !isFlexibleSpacing }

  required init(_ spacing: Double, isFlexible: Bool) {
    precondition(
      spacing.isFinite, "spacing in a compositional layout must be a finite number, not \(spacing)")
    self.spacing = spacing
    isFlexibleSpacing = isFlexible
  }

  /// Returns space of a length in points.
  public class func fixed(_ fixedSpacing: Double) -> Self {
    Self(fixedSpacing, isFlexible: false)
  }

  /// Returns space of at least a length in points, which takes a share of the remaining space.
  public class func flexible(_ flexibleSpacing: Double) -> Self {
    Self(flexibleSpacing, isFlexible: true)
  }
}

@available(*, unavailable)
extension CollectionLayoutSpacing: Sendable {}

/// Space on the four sides of an item of a compositional layout: `NSCollectionLayoutEdgeSpacing`.
open class CollectionLayoutEdgeSpacing: CreationHashable {
  package let creationNumber = CreationNumber()
  /// The space on the left; nil for none.
  public let leading: CollectionLayoutSpacing?
  /// The space above; nil for none.
  public let top: CollectionLayoutSpacing?
  /// The space on the right; nil for none.
  public let trailing: CollectionLayoutSpacing?
  /// The space below; nil for none.
  public let bottom: CollectionLayoutSpacing?

  /// Creates the space of the four sides.
  public init(
    leading: CollectionLayoutSpacing?, top: CollectionLayoutSpacing?,
    trailing: CollectionLayoutSpacing?, bottom: CollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }
}

@available(*, unavailable)
extension CollectionLayoutEdgeSpacing: Sendable {}
