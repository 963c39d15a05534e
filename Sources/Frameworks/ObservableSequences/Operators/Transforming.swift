extension ObservableType {
  /// Returns a sequence whose events a function makes of those of this one.
  ///
  /// - Parameter make: Returns the function for an observer.
  /// - Returns: The sequence.
  func lifted<Result>(
    _ make: @escaping (AnyObserver<Result>) -> (Event<Element>) -> Void
  ) -> Observable<Result> {
    Observable { observer in self.subscribe(AnyObserver(eventHandler: make(observer))) }
  }

  /// Returns a sequence that handles the elements of this one by a function, and ends as this one.
  func liftedElements<Result>(
    _ make: @escaping (AnyObserver<Result>) -> (Element) throws -> Void
  ) -> Observable<Result> {
    lifted { observer in
      let handle = make(observer)
      return { event in
        switch event {
        case .next(let value): do { try handle(value) } catch { observer.onError(error) }
        case .error(let error): observer.onError(error)
        case .completed: observer.onCompleted()
        }
      }
    }
  }

  /// Changes each element by a function.
  public func map<Result>(
    _ transform: @escaping (Element) throws -> Result
  ) -> Observable<Result> {
    liftedElements { observer in { observer.onNext(try transform($0)) } }
  }

  /// Changes each element by a function, without those for which it returns nil.
  public func compactMap<Result>(
    _ transform: @escaping (Element) throws -> Result?
  ) -> Observable<Result> {
    liftedElements { observer in
      { if let value = try transform($0) { observer.onNext(value) } }
    }
  }

  /// Sends each result of a function of the one before and of an element.
  public func scan<Result>(
    _ seed: Result, accumulator: @escaping (Result, Element) throws -> Result
  ) -> Observable<Result> {
    liftedElements { observer in
      var state = seed
      return {
        state = try accumulator(state, $0)
        observer.onNext(state)
      }
    }
  }

  /// Sends a value after each change of it by an element.
  public func scan<Result>(
    into seed: Result, accumulator: @escaping (inout Result, Element) throws -> Void
  ) -> Observable<Result> {
    scan(seed) { state, element in
      var copy = state
      try accumulator(&copy, element)
      return copy
    }
  }

  /// Sends the last result of a function of the one before and of an element.
  public func reduce<Result>(
    _ seed: Result, accumulator: @escaping (Result, Element) throws -> Result
  ) -> Observable<Result> { scan(seed, accumulator: accumulator).startWith(seed).takeLast(1) }

  /// Sends all elements as one array, at the end.
  public func toArray() -> Single<[Element]> {
    reduce([]) { $0 + [$1] }.asSingle()
  }

  /// Sends events as elements.
  public func materialize() -> Observable<Event<Element>> {
    lifted { observer in
      { event in
        observer.onNext(event)
        if event.isStopEvent { observer.onCompleted() }
      }
    }
  }

  /// Pairs each element with its number, from 0.
  public func enumerated() -> Observable<(index: Int, element: Element)> {
    liftedElements { observer in
      var index = 0
      return {
        observer.onNext((index: index, element: $0))
        index += 1
      }
    }
  }

  /// Sends arrays of a number of elements, or of those that came within a time.
  public func buffer(
    timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType
  ) -> Observable<[Element]> {
    Observable { observer in
      var elements: [Element] = []
      let timer = SerialDisposable()
      func flush() {
        let full = elements
        elements = []
        observer.onNext(full)
        timer.disposable = StageClock.call(after: timeSpan.secondsOfStage) {
          flush()
          return Disposables.create()
        }
      }
      timer.disposable = StageClock.call(after: timeSpan.secondsOfStage) {
        flush()
        return Disposables.create()
      }
      let source = self.subscribe { event in
        switch event {
        case .next(let value):
          elements.append(value)
          if elements.count == count { flush() }
        case .error(let error): observer.onError(error)
        case .completed:
          observer.onNext(elements)
          observer.onCompleted()
        }
      }
      return Disposables.create(source, timer)
    }
  }

  /// Sends a sequence for each key of the elements.
  public func groupBy<Key: Hashable>(
    keySelector: @escaping (Element) throws -> Key
  ) -> Observable<GroupedObservable<Key, Element>> {
    lifted { observer in
      var groups: [Key: PublishSubject<Element>] = [:]
      return { event in
        switch event {
        case .next(let value):
          do {
            let key = try keySelector(value)
            let isNew = groups[key] == nil
            let group = groups[key] ?? PublishSubject()
            groups[key] = group
            if isNew { observer.onNext(GroupedObservable(key: key, source: group)) }
            group.onNext(value)
          } catch { observer.onError(error) }
        case .error(let error):
          for group in groups.values { group.onError(error) }
          observer.onError(error)
        case .completed:
          for group in groups.values { group.onCompleted() }
          observer.onCompleted()
        }
      }
    }
  }
}

extension ObservableType where Element: EventConvertible {
  /// Sends elements as events.
  public func dematerialize() -> Observable<Element.Element> {
    lifted { observer in
      { event in
        switch event {
        case .next(let value): observer.on(value.event)
        case .error(let error): observer.onError(error)
        case .completed: observer.onCompleted()
        }
      }
    }
  }
}
