/// The sections of elements that a table or a collection shows.
open class SectionedDataSource<Section: SectionModelType>: NSObject, SectionedViewDataSourceType {
  /// The type of elements.
  public typealias Item = Section.Item

  /// The sections.
  public private(set) var sectionModels: [Section] = []

  /// Returns a section.
  open subscript(section: Int) -> Section { sectionModels[section] }
  /// Returns an element.
  open subscript(indexPath: IndexPath) -> Item {
    sectionModels[indexPath.section].items[indexPath.item]
  }
  /// Returns an element.
  open func model(at indexPath: IndexPath) throws -> Any { self[indexPath] }
  /// Sets the sections.
  open func setSections(_ sections: [Section]) { sectionModels = sections }

  /// Returns the number of elements of a section, 0 for one that does not exist.
  func count(ofSection section: Int) -> Int {
    section < sectionModels.count ? sectionModels[section].items.count : 0
  }
}
