public import Geometry
internal import StageKit

/// A badge or another view at an item or a group of a compositional layout:
/// `NSCollectionLayoutSupplementaryItem`.
open class CollectionLayoutSupplementaryItem: CollectionLayoutItem {
  /// The kind of the supplementary view.
  public let elementKind: String
  /// The place in the item or group.
  public let containerAnchor: CollectionLayoutAnchor
  /// The place in the supplementary view that is put there; nil, the default, for the same edges.
  public let itemAnchor: CollectionLayoutAnchor?
  /// The order from back to front; 0, the default, is in front of the cells.
  open var zIndex = 0

  /// Creates a view that touches edges of its container from the inside.
  public convenience init(
    layoutSize: CollectionLayoutSize, elementKind: String, containerAnchor: CollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, containerAnchor, nil)
  }

  /// Creates a view with one of its places at a place of its container.
  public convenience init(
    layoutSize: CollectionLayoutSize, elementKind: String, containerAnchor: CollectionLayoutAnchor,
    itemAnchor: CollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, containerAnchor, itemAnchor)
  }

  init(
    _ layoutSize: CollectionLayoutSize, _ elementKind: String,
    _ containerAnchor: CollectionLayoutAnchor, _ itemAnchor: CollectionLayoutAnchor?
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize)
  }

  /// Returns the frame at a container.
  func frame(in container: Rect, measured: Size?) -> Rect {
    let size = layoutSize.estimates.size(
      layoutSize.size(in: container.size), measured: measured)
    let unit = containerAnchor.edges.unitPoint
    let place = Point(
      container.minX + unit.x * container.width, container.minY + unit.y * container.height)
    let own = (itemAnchor ?? containerAnchor).edges.unitPoint
    var offset = containerAnchor.distance(for: size)
    if let itemAnchor { offset = offset + itemAnchor.distance(for: size) }
    return Rect(
      origin: Point(
        place.x - own.x * size.width + offset.dx, place.y - own.y * size.height + offset.dy),
      size: size
    ).inset(by: layoutSize.estimates.insets(contentInsets))
  }

  /// The order from back to front with the default replaced.
  var effectiveZIndex: Int { zIndex == 0 ? 1 : zIndex }
}

/// A header, a footer or another view at the edge of a section or of a compositional layout:
/// `NSCollectionLayoutBoundarySupplementaryItem`.
open class CollectionLayoutBoundarySupplementaryItem: CollectionLayoutSupplementaryItem {
  /// The side or corner of the section at which the view is.
  public let alignment: RectAlignment
  /// The distance from that place, in points.
  public let offset: Point
  /// Whether the view has space of its own beside the items instead of covering them; true by
  /// default.
  open var extendsBoundary = true
  /// Whether the view stays visible while its section is; false by default.
  open var pinToVisibleBounds = false

  /// Creates a view at a side or corner.
  public convenience init(
    layoutSize: CollectionLayoutSize, elementKind: String, alignment: RectAlignment
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }

  /// Creates a view at a distance from a side or corner.
  public init(
    layoutSize: CollectionLayoutSize, elementKind: String, alignment: RectAlignment,
    absoluteOffset: Point
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(layoutSize, elementKind, CollectionLayoutAnchor(edges: alignment.edges), nil)
  }

  /// Creates a view at the edges of an anchor.
  override init(
    _ layoutSize: CollectionLayoutSize, _ elementKind: String,
    _ containerAnchor: CollectionLayoutAnchor, _ itemAnchor: CollectionLayoutAnchor?
  ) {
    alignment = RectAlignment(edges: containerAnchor.edges)
    let distance = containerAnchor.distance(for: layoutSize.size(in: .zero))
    offset = Point(distance.dx, distance.dy)
    super.init(layoutSize, elementKind, containerAnchor, itemAnchor)
  }
}

/// A view behind a section of a compositional layout: `NSCollectionLayoutDecorationItem`.
public class CollectionLayoutDecorationItem: CollectionLayoutItem {
  /// The kind of the decoration.
  public let elementKind: String
  /// The order from back to front; 0, the default, is behind the cells.
  open var zIndex = 0

  required init(elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: CollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }

  /// Returns a view behind all of a section, the header and the footer included.
  ///
  /// - Parameter elementKind: The kind, of which the layout must have a registered class.
  /// - Returns: The decoration.
  public class func background(elementKind: String) -> Self {
    Self(elementKind: elementKind)
  }

  /// The order from back to front with the default replaced.
  var effectiveZIndex: Int { zIndex == 0 ? -1 : zIndex }
}
