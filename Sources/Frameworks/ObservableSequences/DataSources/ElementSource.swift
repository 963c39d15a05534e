/// The elements that one section of a table or a collection shows by cells.
class ElementSource<View, Cell, Element>: NSObject, SectionedViewDataSourceType {
  /// The elements that are shown.
  var elements: [Element] = []
  private let makeCell: (View, Int, Element) -> Cell

  /// Creates a source without elements.
  init(_ makeCell: @escaping (View, Int, Element) -> Cell) { self.makeCell = makeCell }

  func model(at indexPath: IndexPath) throws -> Any {
    guard indexPath.item < elements.count else { throw RxError.argumentOutOfRange }
    return elements[indexPath.item]
  }

  /// Returns the cell of an element.
  func cell(of indexPath: IndexPath, in view: View) -> Cell {
    makeCell(view, indexPath.item, elements[indexPath.item])
  }
}

/// A data source that shows elements of a sequence.
public protocol SectionedViewDataSourceType {
  /// Returns the element of a place.
  func model(at indexPath: IndexPath) throws -> Any
}

/// Returns the element of a place that a data source shows.
///
/// - Throws: `RxError.noElements` if the data source shows no elements of that type.
func shownModel<Model>(of dataSource: AnyObject?, at indexPath: IndexPath) throws -> Model {
  let source = dataSource as? any SectionedViewDataSourceType
  guard let model = try source?.model(at: indexPath) as? Model else { throw RxError.noElements }
  return model
}
