public import Dynamics
public import Geometry

/// An element on the screen, which a section's handler may move: `NSCollectionLayoutVisibleItem`.
///
/// It is an item of dynamics. One that an animator has moved stays where it is as long as it is
/// visible; others begin at their places in the layout before every call of the handler.
public protocol CollectionLayoutVisibleItem: DynamicItem {
  /// The opacity, 0...1.
  var alpha: Double { get set }
  /// The order from back to front.
  var zIndex: Int { get set }
  /// Whether the element is not shown.
  var isHidden: Bool { get set }
  /// The center, in points of the content.
  var center: Point { get set }
  /// The transform in the plane.
  var transform: Transform { get set }
  /// The transform in space.
  var transform3D: Transform3D { get set }
  /// The index path.
  var indexPath: IndexPath { get set }
  /// The rectangle before the transform.
  var frame: Rect { get set }
  /// The bounds.
  var bounds: Rect { get set }
  /// The name: the kind of a supplementary or decoration view, and empty for a cell.
  var name: String { get }
  /// The category.
  var representedElementCategory: CollectionView.ElementCategory { get }
  /// The kind of a supplementary or decoration view; nil for a cell.
  var representedElementKind: String? { get }
}

extension LayoutAttributes: CollectionLayoutVisibleItem {
  /// The kind of a supplementary or decoration view, and empty for a cell.
  public var name: String { representedElementKind ?? "" }
}
