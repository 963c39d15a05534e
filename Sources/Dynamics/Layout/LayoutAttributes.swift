public import Geometry

/// Where an element of a layout is: a plain object that an animator can move.
open class LayoutAttributes: DynamicItem {
  /// What kind of element it is.
  public enum Category: Hashable, Sendable {
    /// A cell.
    case cell
    /// A view that goes with cells, such as a header, of a kind that the layout names.
    case supplementaryView(ofKind: String)
    /// A view for looks alone, of a kind that the layout names.
    case decorationView(ofKind: String)
  }

  /// What kind of element it is.
  public let category: Category
  /// Which element it is.
  public let indexPath: IndexPath

  /// The element's middle, in points of the content.
  open var center = Point.zero
  /// The element's size.
  open var bounds = Rect.zero
  /// How the element is turned.
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

  private init(_ category: Category, with indexPath: IndexPath) {
    self.category = category
    self.indexPath = indexPath
  }

  /// The rectangle without the transform; setting it sets center and size.
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

/// Names an element of a layout.
public struct IndexPath: Hashable, Sendable {
  /// The section, from 0.
  public var section: Int
  /// The element's place in the section, from 0.
  public var item: Int

  /// Creates an index path.
  public init(item: Int, section: Int) {
    self.item = item
    self.section = section
  }
}

extension DynamicAnimator {
  /// The attributes of a cell as the animator moves them, or nil for a cell that it does not.
  public func layoutAttributesForCell(at indexPath: IndexPath) -> LayoutAttributes? {
    attributes(.cell, at: indexPath)
  }

  /// The attributes of a supplementary view, or nil for one that the animator does not move.
  public func layoutAttributesForSupplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> LayoutAttributes? {
    attributes(.supplementaryView(ofKind: kind), at: indexPath)
  }

  /// The attributes of a decoration view, or nil for one that the animator does not move.
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
