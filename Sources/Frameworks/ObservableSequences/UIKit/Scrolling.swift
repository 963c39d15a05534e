/// The events of a scroll view.
class ScrollViewEvents: DelegateEvents, UIScrollViewDelegate {
  let scrolls = PublishSubject<Void>()
  let drags = PublishSubject<Void>()
  let dragEnds = PublishSubject<Bool>()
  let decelerationEnds = PublishSubject<Void>()

  private var nextOfScrolling: (any UIScrollViewDelegate)? { next as? any UIScrollViewDelegate }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    nextOfScrolling?.scrollViewDidScroll(scrollView)
    scrolls.onNext(())
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    nextOfScrolling?.scrollViewWillBeginDragging(scrollView)
    drags.onNext(())
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    nextOfScrolling?.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    dragEnds.onNext(decelerate)
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    nextOfScrolling?.scrollViewDidEndDecelerating(scrollView)
    decelerationEnds.onNext(())
  }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    nextOfScrolling?.scrollViewDidEndScrollingAnimation(scrollView)
  }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    nextOfScrolling?.viewForZooming(in: scrollView)
  }

  /// Returns the events of a view, whose delegate receives them by these from now on.
  static func events(of view: UIScrollView) -> ScrollViewEvents {
    switch view {
    case let table as UITableView: TableViewEvents.installed(on: table, as: \.delegate)
    case let collection as UICollectionView:
      CollectionViewEvents.installed(on: collection, as: \.delegate)
    default: ScrollViewEvents.installed(on: view, as: \.delegate)
    }
  }
}

extension Reactive where Base: UIScrollView {
  /// The offset of the content.
  public var contentOffset: ControlProperty<CGPoint> {
    let events = ScrollViewEvents.events(of: base)
    let values = Observable<CGPoint> { [weak base] observer in
      if let base { observer.onNext(base.contentOffset) }
      return events.scrolls.subscribe(onNext: { [weak base] in
        if let base { observer.onNext(base.contentOffset) }
      })
    }
    return ControlProperty(values: values, valueSink: Binder(base) { $0.contentOffset = $1 })
  }
  /// The changes of the offset.
  public var didScroll: ControlEvent<Void> {
    ControlEvent(events: ScrollViewEvents.events(of: base).scrolls)
  }
  /// The beginnings of drags.
  public var willBeginDragging: ControlEvent<Void> {
    ControlEvent(events: ScrollViewEvents.events(of: base).drags)
  }
  /// The ends of drags, with whether the content moves on.
  public var didEndDragging: ControlEvent<Bool> {
    ControlEvent(events: ScrollViewEvents.events(of: base).dragEnds)
  }
  /// The ends of moves after drags.
  public var didEndDecelerating: ControlEvent<Void> {
    ControlEvent(events: ScrollViewEvents.events(of: base).decelerationEnds)
  }
  /// Sets who receives the other events.
  public func setDelegate(_ delegate: any UIScrollViewDelegate) -> any Disposable {
    ScrollViewEvents.events(of: base).next = delegate
    (base as? UITableView)?.reloadData()
    return Disposables.create()
  }
}
