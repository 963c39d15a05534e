/// Shows sections of elements in a table.
open class TableViewSectionedDataSource<Section: SectionModelType>:
  SectionedDataSource<Section>, UITableViewDataSource
{
  /// Returns a cell for an element.
  public typealias ConfigureCell = (
    TableViewSectionedDataSource<Section>, UITableView, IndexPath, Item
  ) -> UITableViewCell
  /// Returns a title of a section.
  public typealias TitleForHeaderInSection = (
    TableViewSectionedDataSource<Section>, Int
  ) -> String?
  /// Returns a title below a section.
  public typealias TitleForFooterInSection = (
    TableViewSectionedDataSource<Section>, Int
  ) -> String?
  /// Returns whether something can be done with a row.
  public typealias CanEditRowAtIndexPath = (
    TableViewSectionedDataSource<Section>, IndexPath
  ) -> Bool
  /// Returns whether something can be done with a row.
  public typealias CanMoveRowAtIndexPath = CanEditRowAtIndexPath

  /// Returns a cell for an element.
  open var configureCell: ConfigureCell
  /// Returns the title above a section.
  open var titleForHeaderInSection: TitleForHeaderInSection
  /// Returns the title below a section.
  open var titleForFooterInSection: TitleForFooterInSection
  /// Returns whether a row can be deleted.
  open var canEditRowAtIndexPath: CanEditRowAtIndexPath
  /// Returns whether a row can be moved.
  open var canMoveRowAtIndexPath: CanMoveRowAtIndexPath

  /// Creates a data source without sections.
  public init(
    configureCell: @escaping ConfigureCell,
    titleForHeaderInSection: @escaping TitleForHeaderInSection = { _, _ in nil },
    titleForFooterInSection: @escaping TitleForFooterInSection = { _, _ in nil },
    canEditRowAtIndexPath: @escaping CanEditRowAtIndexPath = { _, _ in false },
    canMoveRowAtIndexPath: @escaping CanMoveRowAtIndexPath = { _, _ in false }
  ) {
    self.configureCell = configureCell
    self.titleForHeaderInSection = titleForHeaderInSection
    self.titleForFooterInSection = titleForFooterInSection
    self.canEditRowAtIndexPath = canEditRowAtIndexPath
    self.canMoveRowAtIndexPath = canMoveRowAtIndexPath
  }

  /// Returns the number of sections.
  open func numberOfSections(in tableView: UITableView) -> Int { sectionModels.count }
  /// Returns the number of elements of a section.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    count(ofSection: section)
  }
  /// Returns the cell of an element.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { configureCell(self, tableView, indexPath, self[indexPath]) }
  /// Returns the title above a section.
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { titleForHeaderInSection(self, section) }
  /// Returns the title below a section.
  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { titleForFooterInSection(self, section) }
  /// Returns whether a row can be deleted.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    canEditRowAtIndexPath(self, indexPath)
  }
  /// Returns whether a row can be moved.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    canMoveRowAtIndexPath(self, indexPath)
  }
}

/// Shows the sections of a sequence in a table.
open class RxTableViewSectionedReloadDataSource<Section: SectionModelType>:
  TableViewSectionedDataSource<Section>, RxTableViewDataSourceType
{
  /// The type of elements of the sequence.
  public typealias Element = [Section]

  /// Shows sections.
  open func tableView(_ tableView: UITableView, observedEvent: Event<Element>) {
    guard let sections = observedEvent.element else { return }
    setSections(sections)
    tableView.reloadData()
  }
}

/// Shows the sections of a sequence in a table; changes are shown at once.
open class RxTableViewSectionedAnimatedDataSource<Section: AnimatableSectionModelType>:
  RxTableViewSectionedReloadDataSource<Section>
{
  /// How changes are animated; they are shown at once.
  open var animationConfiguration = AnimationConfiguration()

  /// Creates a data source without sections.
  public convenience init(
    animationConfiguration: AnimationConfiguration, configureCell: @escaping ConfigureCell,
    titleForHeaderInSection: @escaping TitleForHeaderInSection = { _, _ in nil },
    titleForFooterInSection: @escaping TitleForFooterInSection = { _, _ in nil },
    canEditRowAtIndexPath: @escaping CanEditRowAtIndexPath = { _, _ in false },
    canMoveRowAtIndexPath: @escaping CanMoveRowAtIndexPath = { _, _ in false }
  ) {
    self.init(
      configureCell: configureCell, titleForHeaderInSection: titleForHeaderInSection,
      titleForFooterInSection: titleForFooterInSection,
      canEditRowAtIndexPath: canEditRowAtIndexPath, canMoveRowAtIndexPath: canMoveRowAtIndexPath)
    self.animationConfiguration = animationConfiguration
  }
}
