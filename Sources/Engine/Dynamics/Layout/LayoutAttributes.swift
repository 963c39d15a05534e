public import Geometry

public import struct FoundationEssentials.IndexPath

/// The place and the look of an element of a layout: `UICollectionViewLayoutAttributes`.
///
/// A subclass that adds properties copies them in ``copyValues(from:)`` and compares them in
/// ``isEqual(_:)``.
open class LayoutAttributes: DynamicItem {
  /// The category of an element.
  public enum Category: Hashable, Sendable {
    /// A cell.
    case cell
    /// A supplementary view, such as a header, of a kind that the layout defines.
    case supplementaryView(ofKind: String)
    /// A decoration view of a kind that the layout defines.
    case decorationView(ofKind: String)
  }

  /// The category of the element; a cell by default.
  public internal(set) var category = Category.cell
  /// The index path of the element; empty by default.
  open var indexPath = IndexPath()

  /// The center of the element, in points of the content.
  open var center = Point.zero
  /// The bounds of the element.
  open var bounds = Rect.zero
  /// The transform in space; the identity by default.
  open var transform3D = Transform3D.identity
  /// The transform in the plane; the identity if ``transform3D`` leaves the plane.
  open var transform: Transform {
    get { transform3D.affineTransform ?? .identity }
    set { transform3D = Transform3D(newValue) }
  }
  /// The opacity, 0...1; 1 by default.
  open var alpha = 1.0
  /// The order from back to front; 0 by default.
  open var zIndex = 0
  /// Whether the element is not shown; false by default.
  open var isHidden = false

  /// Creates attributes of a cell without an index path.
  public required init() {}

  /// Creates attributes of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init(.cell, with: indexPath)
  }

  /// Creates attributes of a supplementary view.
  public convenience init(forSupplementaryViewOfKind kind: String, with indexPath: IndexPath) {
    self.init(.supplementaryView(ofKind: kind), with: indexPath)
  }

  /// Creates attributes of a decoration view.
  public convenience init(forDecorationViewOfKind kind: String, with indexPath: IndexPath) {
    self.init(.decorationView(ofKind: kind), with: indexPath)
  }

  /// Creates attributes of an element of a category.
  public required convenience init(_ category: Category, with indexPath: IndexPath) {
    self.init()
    self.category = category
    self.indexPath = indexPath
  }

  /// The rectangle before the transform; setting it sets the center and the size.
  open var frame: Rect {
    get { Rect(center: center, size: bounds.size) }
    set {
      center = newValue.center
      bounds = Rect(origin: .zero, size: newValue.size)
    }
  }

  /// The size of the bounds.
  open var size: Size {
    get { bounds.size }
    set { bounds = Rect(origin: bounds.origin, size: newValue) }
  }

  /// Copies the values of other attributes of the same class; subclasses add theirs.
  open func copyValues(from other: LayoutAttributes) {
    category = other.category
    indexPath = other.indexPath
    center = other.center
    bounds = other.bounds
    transform3D = other.transform3D
    alpha = other.alpha
    zIndex = other.zIndex
    isHidden = other.isHidden
  }

  /// Returns a copy of the same class.
  public final func copy() -> Any { copy(with: nil) }

  /// Returns a copy of the same class; an override sets the values that the subclass adds.
  ///
  /// - Parameter zone: Not used: nil.
  /// - Returns: The copy.
  open func copy(with zone: CopyZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.copyValues(from: self)
    return copy
  }

  /// Returns whether an object is layout attributes with equal values.
  open func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? LayoutAttributes else { return false }
    return category == other.category && indexPath == other.indexPath && center == other.center
      && bounds == other.bounds && transform3D == other.transform3D && alpha == other.alpha
      && zIndex == other.zIndex && isHidden == other.isHidden
  }
}

extension LayoutAttributes: Hashable {
  /// Returns whether two attributes have the same values.
  public static func == (left: LayoutAttributes, right: LayoutAttributes) -> Bool {
    left.isEqual(right)
  }

  /// Hashes the index path.
  public func hash(into hasher: inout Hasher) { hasher.combine(indexPath) }
}

@available(*, unavailable)
extension LayoutAttributes: Sendable {}

extension DynamicAnimator {
  /// Returns the attributes of a cell, or nil if the animator does not contain them.
  public func layoutAttributesForCell(at indexPath: IndexPath) -> LayoutAttributes? {
    attributes(.cell, at: indexPath)
  }

  /// Returns the attributes of a supplementary view, or nil if the animator does not contain them.
  public func layoutAttributesForSupplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> LayoutAttributes? {
    attributes(.supplementaryView(ofKind: kind), at: indexPath)
  }

  /// Returns the attributes of a decoration view, or nil if the animator does not contain them.
  public func layoutAttributesForDecorationView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> LayoutAttributes? {
    attributes(.decorationView(ofKind: kind), at: indexPath)
  }

  private func attributes(
    _ category: LayoutAttributes.Category, at indexPath: IndexPath
  ) -> LayoutAttributes? {
    for record in items.records {
      if let attributes = record.item as? LayoutAttributes, attributes.category == category,
        attributes.indexPath == indexPath
      {
        return attributes
      }
    }
    return nil
  }
}
