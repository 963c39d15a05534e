/// A data source of a table that takes the elements of a sequence.
public protocol RxTableViewDataSourceType {
  /// The type of elements.
  associatedtype Element
  /// Receives an event.
  func tableView(_ tableView: UITableView, observedEvent: Event<Element>)
}

/// Shows elements in one section of a table.
private final class RowSource<Element>: ElementSource<UITableView, UITableViewCell, Element>,
  UITableViewDataSource
{
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    elements.count
  }
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { cell(of: indexPath, in: tableView) }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    Reactive(tableView).deletions.hasObservers
  }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete { Reactive(tableView).deletions.onNext(indexPath) }
  }
}

extension Reactive where Base: UITableView {
  /// Shows elements by cells that a function makes.
  public func items<Elements: Sequence, Source: ObservableType>(
    _ source: Source
  ) -> (
    _ cellFactory: @escaping (UITableView, Int, Elements.Element) -> UITableViewCell
  ) -> any Disposable where Source.Element == Elements {
    { [weak base] makeCell in
      guard let base else { return Disposables.create() }
      let rows = RowSource(makeCell)
      Attached.keep(rows, "rx.rows", of: base)
      base.dataSource = rows
      base.reloadData()
      return source.subscribe(onNext: { [weak base] in
        rows.elements = Array($0)
        base?.reloadData()
      })
    }
  }

  /// Shows elements by reused cells.
  public func items<Elements: Sequence, Cell: UITableViewCell, Source: ObservableType>(
    cellIdentifier: String, cellType: Cell.Type = Cell.self
  ) -> (_ source: Source) -> (
    _ configureCell: @escaping (Int, Elements.Element, Cell) -> Void
  ) -> any Disposable where Source.Element == Elements {
    { source in
      { configure in
        self.items(source)({ table, row, element in
          let path = IndexPath(row: row, section: 0)
          let cell = table.dequeueReusableCell(withIdentifier: cellIdentifier, for: path)
          if let cell = cell as? Cell { configure(row, element, cell) }
          return cell
        })
      }
    }
  }

  /// Shows elements by a data source, which is kept.
  public func items<
    DataSource: RxTableViewDataSourceType & UITableViewDataSource, Source: ObservableType
  >(
    dataSource: DataSource
  ) -> (_ source: Source) -> any Disposable where DataSource.Element == Source.Element {
    { [weak base] source in
      guard let base else { return Disposables.create() }
      Attached.keep(dataSource, "rx.rows", of: base)
      base.dataSource = dataSource
      base.reloadData()
      return source.subscribe { [weak base] event in
        if let base { dataSource.tableView(base, observedEvent: event) }
      }
    }
  }

  /// Sets the data source.
  public func setDataSource(_ dataSource: any UITableViewDataSource) -> any Disposable {
    base.dataSource = dataSource
    return Disposables.create()
  }

  private var events: TableViewEvents {
    guard let events = ScrollViewEvents.events(of: base) as? TableViewEvents else {
      preconditionFailure("the events of a table are no TableViewEvents")
    }
    return events
  }

  /// The rows that touches select.
  public var itemSelected: ControlEvent<IndexPath> { ControlEvent(events: events.selections) }
  /// The rows that touches deselect.
  public var itemDeselected: ControlEvent<IndexPath> { ControlEvent(events: events.deselections) }
  /// The rows whose detail button is touched.
  public var itemAccessoryButtonTapped: ControlEvent<IndexPath> {
    ControlEvent(events: events.accessories)
  }
  /// The rows that are deleted.
  public var itemDeleted: ControlEvent<IndexPath> {
    ControlEvent(events: deletions)
  }
  fileprivate var deletions: PublishSubject<IndexPath> {
    Attached.object("rx.deletions", of: base) { PublishSubject() }
  }
  /// The cells that are shown.
  public var willDisplayCell: ControlEvent<(cell: UITableViewCell, indexPath: IndexPath)> {
    ControlEvent(events: events.displays)
  }
  /// The cells that are no longer shown.
  public var didEndDisplayingCell: ControlEvent<(cell: UITableViewCell, indexPath: IndexPath)> {
    ControlEvent(events: events.displayEnds)
  }

  /// The elements of the rows that touches select.
  public func modelSelected<Model>(_ modelType: Model.Type) -> ControlEvent<Model> {
    models(itemSelected)
  }
  /// The elements of the rows that touches deselect.
  public func modelDeselected<Model>(_ modelType: Model.Type) -> ControlEvent<Model> {
    models(itemDeselected)
  }
  /// The elements of the rows that are deleted.
  public func modelDeleted<Model>(_ modelType: Model.Type) -> ControlEvent<Model> {
    models(itemDeleted)
  }
  /// Returns the element of a row.
  public func model<Model>(at indexPath: IndexPath) throws -> Model {
    try shownModel(of: base.dataSource, at: indexPath)
  }

  private func models<Model>(_ places: ControlEvent<IndexPath>) -> ControlEvent<Model> {
    ControlEvent(
      events: places.compactMap { [weak base] place in
        base.flatMap { try? Reactive($0).model(at: place) }
      })
  }
}
