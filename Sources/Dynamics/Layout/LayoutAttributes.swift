public import Geometry

/// The position, size and rotation of an element of a layout.
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

  /// The category of the element.
  public let category: Category
  /// The index path of the element.
  public let indexPath: IndexPath

  /// The center of the element, in points of the content.
  open var center = Point.zero
  /// The bounds of the element.
  open var bounds = Rect.zero
  /// The rotation of the element.
  open var transform = Transform.identity

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
  public init(_ category: Category, with indexPath: IndexPath) {
    self.category = category
    self.indexPath = indexPath
  }

  /// The rectangle before the transform; setting it sets the center and the size.
  public var frame: Rect {
    get { Rect(center: center, size: bounds.size) }
    set {
      center = newValue.center
      bounds = Rect(origin: .zero, size: newValue.size)
    }
  }
}

@available(*, unavailable)
extension LayoutAttributes: Sendable {}

/// The section and index of an element of a layout.
public struct IndexPath: Hashable, Sendable {
  /// The index of the section, from 0.
  public var section: Int
  /// The index of the element in the section, from 0.
  public var item: Int

  /// Creates an index path.
  public init(item: Int, section: Int) {
    self.item = item
    self.section = section
  }
}

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
