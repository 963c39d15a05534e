public import Dynamics

extension CollectionView {
  /// The category of an element of a layout.
  public enum ElementCategory: UInt, Sendable {
    /// A cell.
    case cell
    /// A supplementary view.
    case supplementaryView
    /// A decoration view.
    case decorationView
  }
}

extension LayoutAttributes {
  /// The category of the element.
  public var representedElementCategory: CollectionView.ElementCategory {
    switch category {
    case .cell: .cell
    case .supplementaryView: .supplementaryView
    case .decorationView: .decorationView
    }
  }

  /// The kind of a supplementary or decoration view; nil for a cell.
  public var representedElementKind: String? {
    switch category {
    case .cell: nil
    case .supplementaryView(let kind), .decorationView(let kind): kind
    }
  }
}
