/// A data source of a collection that takes the elements of a sequence.
public protocol RxCollectionViewDataSourceType {
  /// The type of elements.
  associatedtype Element
  /// Receives an event.
  func collectionView(_ collectionView: UICollectionView, observedEvent: Event<Element>)
}

/// Shows elements in one section of a collection.
private final class ItemSource<Element>:
  ElementSource<UICollectionView, UICollectionViewCell, Element>, UICollectionViewDataSource
{
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { elements.count }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { cell(of: indexPath, in: collectionView) }
}

extension Reactive where Base: UICollectionView {
  /// Shows elements by cells that a function makes.
  public func items<Elements: Sequence, Source: ObservableType>(
    _ source: Source
  ) -> (
    _ cellFactory: @escaping (UICollectionView, Int, Elements.Element) -> UICollectionViewCell
  ) -> any Disposable where Source.Element == Elements {
    { [weak base] makeCell in
      guard let base else { return Disposables.create() }
      let items = ItemSource(makeCell)
      Attached.keep(items, "rx.rows", of: base)
      base.dataSource = items
      base.reloadData()
      return source.subscribe(onNext: { [weak base] in
        items.elements = Array($0)
        base?.reloadData()
      })
    }
  }

  /// Shows elements by reused cells.
  public func items<Elements: Sequence, Cell: UICollectionViewCell, Source: ObservableType>(
    cellIdentifier: String, cellType: Cell.Type = Cell.self
  ) -> (_ source: Source) -> (
    _ configureCell: @escaping (Int, Elements.Element, Cell) -> Void
  ) -> any Disposable where Source.Element == Elements {
    { source in
      { configure in
        self.items(source)({ collection, item, element in
          let path = IndexPath(item: item, section: 0)
          let cell = collection.dequeueReusableCell(
            withReuseIdentifier: cellIdentifier, for: path)
          if let cell = cell as? Cell { configure(item, element, cell) }
          return cell
        })
      }
    }
  }

  /// Shows elements by a data source, which is kept.
  public func items<
    DataSource: RxCollectionViewDataSourceType & UICollectionViewDataSource,
    Source: ObservableType
  >(
    dataSource: DataSource
  ) -> (_ source: Source) -> any Disposable where DataSource.Element == Source.Element {
    { [weak base] source in
      guard let base else { return Disposables.create() }
      Attached.keep(dataSource, "rx.rows", of: base)
      base.dataSource = dataSource
      base.reloadData()
      return source.subscribe { [weak base] event in
        if let base { dataSource.collectionView(base, observedEvent: event) }
      }
    }
  }

  private var events: CollectionViewEvents {
    guard let events = ScrollViewEvents.events(of: base) as? CollectionViewEvents else {
      preconditionFailure("the events of a collection are no CollectionViewEvents")
    }
    return events
  }

  /// The items that touches select.
  public var itemSelected: ControlEvent<IndexPath> { ControlEvent(events: events.selections) }
  /// The items that touches deselect.
  public var itemDeselected: ControlEvent<IndexPath> { ControlEvent(events: events.deselections) }
  /// The cells that are shown.
  public var willDisplayCell: ControlEvent<(cell: UICollectionViewCell, at: IndexPath)> {
    ControlEvent(events: events.displays)
  }

  /// The elements of the items that touches select.
  public func modelSelected<Model>(_ modelType: Model.Type) -> ControlEvent<Model> {
    ControlEvent(
      events: itemSelected.compactMap { [weak base] place in
        base.flatMap { try? Reactive($0).model(at: place) }
      })
  }
  /// Returns the element of an item.
  public func model<Model>(at indexPath: IndexPath) throws -> Model {
    try shownModel(of: base.dataSource, at: indexPath)
  }
}
