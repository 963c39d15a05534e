extension ObservableType {
  /// Sends the elements of the sequences that a function makes of elements, of all at once.
  public func flatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> { flattened(.all, selector) }

  /// Sends the elements of the sequence that a function makes of the last element.
  public func flatMapLatest<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> { flattened(.latest, selector) }

  /// Sends the elements of the sequence that a function makes, of no other while one runs.
  public func flatMapFirst<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> { flattened(.first, selector) }

  /// Sends the elements of the sequences that a function makes of elements, one after the other.
  public func concatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> { flattened(.inTurn, selector) }

  private func flattened<Source: ObservableConvertibleType>(
    _ order: FlatteningOrder, _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    Observable { observer in
      let flattening = Flattening(order, observer)
      let outer = self.subscribe { event in
        switch event {
        case .next(let value):
          do { flattening.add(try selector(value).asObservable()) } catch {
            observer.onError(error)
          }
        case .error(let error): observer.onError(error)
        case .completed: flattening.outerEnds()
        }
      }
      return Disposables.create(outer, flattening.inner)
    }
  }
}

extension ObservableType where Element: ObservableConvertibleType {
  /// Sends the elements of all sequences as they come.
  public func merge() -> Observable<Element.Element> { flatMap { $0 } }
  /// Sends the elements of the last sequence.
  public func switchLatest() -> Observable<Element.Element> { flatMapLatest { $0 } }
  /// Sends the elements of the sequences one after the other.
  public func concat() -> Observable<Element.Element> { concatMap { $0 } }
}

/// Which of the inner sequences are sent.
enum FlatteningOrder { case all, latest, first, inTurn }

/// The inner sequences of a flattened one.
private final class Flattening<Element> {
  let inner = CompositeDisposable()
  private let order: FlatteningOrder
  private let observer: AnyObserver<Element>
  private var waiting: [Observable<Element>] = []
  private var running = 0
  private var last: SingleAssignmentDisposable?
  private var isOuterEnded = false

  init(_ order: FlatteningOrder, _ observer: AnyObserver<Element>) {
    self.order = order
    self.observer = observer
  }

  func add(_ source: Observable<Element>) {
    switch order {
    case .all: break
    case .latest:
      if let last {
        last.dispose()
        running = 0
      }
    case .first: if running > 0 { return }
    case .inTurn: if running > 0 { return waiting.append(source) }
    }
    start(source)
  }

  func outerEnds() {
    isOuterEnded = true
    if running == 0 { observer.onCompleted() }
  }

  private func start(_ source: Observable<Element>) {
    running += 1
    let subscription = SingleAssignmentDisposable()
    last = subscription
    let key = inner.insert(subscription)
    subscription.setDisposable(
      source.subscribe { [self] event in
        if subscription.isDisposed { return }
        guard event.isCompleted else { return observer.on(event) }
        running -= 1
        if let key { inner.remove(for: key) }
        if !waiting.isEmpty {
          start(waiting.removeFirst())
        } else if isOuterEnded, running == 0 {
          observer.onCompleted()
        }
      })
  }
}
