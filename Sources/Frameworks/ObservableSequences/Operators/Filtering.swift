extension ObservableType {
  /// Sends the elements of which a condition holds.
  public func filter(
    _ predicate: @escaping (Element) throws -> Bool
  ) -> Observable<Element> {
    liftedElements { observer in { if try predicate($0) { observer.onNext($0) } } }
  }

  /// Sends none of the elements, but the end.
  public func ignoreElements() -> Observable<Never> { liftedElements { _ in { _ in } } }

  /// Sends the first elements of a number, and ends.
  public func take(_ count: Int) -> Observable<Element> {
    if count <= 0 { return .empty() }
    return liftedElements { observer in
      var rest = count
      return {
        rest -= 1
        observer.onNext($0)
        if rest <= 0 { observer.onCompleted() }
      }
    }
  }

  /// Sends the elements of a time, and ends.
  public func take(
    for duration: RxTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    take(until: Observable<Int>.timer(duration, scheduler: scheduler))
  }

  /// Sends the last elements of a number, at the end.
  public func takeLast(_ count: Int) -> Observable<Element> {
    lifted { observer in
      var last: [Element] = []
      return { event in
        switch event {
        case .next(let value):
          last.append(value)
          if last.count > count { last.removeFirst() }
        case .error(let error): observer.onError(error)
        case .completed:
          for value in last { observer.onNext(value) }
          observer.onCompleted()
        }
      }
    }
  }

  /// Sends elements until another sequence sends one.
  public func take<Other: ObservableType>(until other: Other) -> Observable<Element> {
    Observable { observer in
      let end = other.subscribe(onNext: { _ in observer.onCompleted() }, onError: observer.onError)
      return Disposables.create(self.subscribe(observer), end)
    }
  }

  /// Sends elements until a condition holds of one.
  public func take(
    until predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> { take(while: { try !predicate($0) }, behavior: behavior) }

  /// Sends elements while a condition holds of them.
  public func take(
    while predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> {
    liftedElements { observer in
      {
        if try predicate($0) { return observer.onNext($0) }
        if behavior == .inclusive { observer.onNext($0) }
        observer.onCompleted()
      }
    }
  }

  /// Sends elements until another sequence sends one.
  public func takeUntil<Other: ObservableType>(_ other: Other) -> Observable<Element> {
    take(until: other)
  }

  /// Sends elements while a condition holds of them.
  public func takeWhile(
    _ predicate: @escaping (Element) throws -> Bool
  ) -> Observable<Element> { take(while: predicate) }

  /// Sends the elements after the first ones of a number.
  public func skip(_ count: Int) -> Observable<Element> {
    liftedElements { observer in
      var rest = count
      return { if rest > 0 { rest -= 1 } else { observer.onNext($0) } }
    }
  }

  /// Sends the elements after those of which a condition holds.
  public func skip(
    while predicate: @escaping (Element) throws -> Bool
  ) -> Observable<Element> {
    liftedElements { observer in
      var isSkipping = true
      return {
        if isSkipping { isSkipping = try predicate($0) }
        if !isSkipping { observer.onNext($0) }
      }
    }
  }

  /// Sends the elements after another sequence has sent one.
  public func skip<Other: ObservableType>(until other: Other) -> Observable<Element> {
    Observable { observer in
      var isSkipping = true
      let start = other.subscribe(onNext: { _ in isSkipping = false }, onError: observer.onError)
      let source = self.liftedElements { next in { if !isSkipping { next.onNext($0) } } }
      return Disposables.create(source.subscribe(observer), start)
    }
  }

  /// Sends the elements after another sequence has sent one.
  public func skipUntil<Other: ObservableType>(_ other: Other) -> Observable<Element> {
    skip(until: other)
  }

  /// Sends the elements after those of which a condition holds.
  public func skipWhile(
    _ predicate: @escaping (Element) throws -> Bool
  ) -> Observable<Element> { skip(while: predicate) }

  /// Sends the one element; other numbers of elements are errors.
  public func single() -> Observable<Element> { single { _ in true } }

  /// Sends the one element of which a condition holds; other numbers of elements are errors.
  public func single(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    filter(predicate).asSingle().asObservable()
  }

  /// Sends the element of an index, from 0.
  public func element(at index: Int) -> Observable<Element> { skip(index).take(1) }

  /// Sends the element of an index, from 0.
  public func elementAt(_ index: Int) -> Observable<Element> { element(at: index) }

  /// Sends the elements that differ from the one before by a function.
  public func distinctUntilChanged(
    _ comparer: @escaping (Element, Element) throws -> Bool
  ) -> Observable<Element> {
    liftedElements { observer in
      var last: Element?
      return {
        if let last, try comparer(last, $0) { return }
        last = $0
        observer.onNext($0)
      }
    }
  }

  /// Sends the elements whose key differs from that of the one before.
  public func distinctUntilChanged<Key: Equatable>(
    _ keySelector: @escaping (Element) throws -> Key
  ) -> Observable<Element> {
    distinctUntilChanged { try keySelector($0) == keySelector($1) }
  }

  /// Sends the elements of which a property differs from that of the one before.
  public func distinctUntilChanged<Property: Equatable>(
    at keyPath: KeyPath<Element, Property>
  ) -> Observable<Element> {
    distinctUntilChanged { $0[keyPath: keyPath] == $1[keyPath: keyPath] }
  }

  /// Sends a default at the end of a sequence without elements.
  public func ifEmpty(default element: Element) -> Observable<Element> {
    ifEmpty(switchTo: .just(element))
  }

  /// Sends another sequence after the end of one without elements.
  public func ifEmpty(switchTo other: Observable<Element>) -> Observable<Element> {
    Observable { observer in
      var isEmpty = true
      let rest = SerialDisposable()
      let source = self.subscribe { event in
        if event.element != nil { isEmpty = false }
        if event.isCompleted, isEmpty {
          rest.disposable = other.subscribe(observer)
        } else {
          observer.on(event)
        }
      }
      return Disposables.create(source, rest)
    }
  }

  /// Sends the last element whenever another sequence sends one.
  public func sample<Sampler: ObservableType>(
    _ sampler: Sampler, defaultValue: Element? = nil
  ) -> Observable<Element> {
    Observable { observer in
      var last: Element?
      let source = self.subscribe(
        onNext: { last = $0 }, onError: observer.onError, onCompleted: observer.onCompleted)
      let ticks = sampler.subscribe(
        onNext: { _ in
          if let value = last ?? defaultValue { observer.onNext(value) }
          last = nil
        }, onError: observer.onError)
      return Disposables.create(source, ticks)
    }
  }
}

/// Whether the element at which a sequence is cut is sent.
public enum TakeBehavior { case inclusive, exclusive }

extension ObservableType where Element: Equatable {
  /// Sends the elements that differ from the one before.
  public func distinctUntilChanged() -> Observable<Element> { distinctUntilChanged { $0 == $1 } }
}
