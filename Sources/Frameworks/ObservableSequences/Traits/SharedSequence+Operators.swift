extension SharedSequenceConvertibleType {
  private var source: Observable<Element> { asObservable() }

  /// Changes each element by a function.
  public func map<Result>(
    _ selector: @escaping (Element) -> Result
  ) -> SharedSequence<SharingStrategy, Result> { .init(source.map(selector)) }
  /// Changes each element by a function, without those for which it returns nil.
  public func compactMap<Result>(
    _ selector: @escaping (Element) -> Result?
  ) -> SharedSequence<SharingStrategy, Result> { .init(source.compactMap(selector)) }
  /// Sends the elements of which a condition holds.
  public func filter(
    _ predicate: @escaping (Element) -> Bool
  ) -> SharedSequence<SharingStrategy, Element> { .init(source.filter(predicate)) }
  /// Sends the elements of the sequences that a function makes of elements.
  public func flatMap<Other, Result>(
    _ selector: @escaping (Element) -> SharedSequence<Other, Result>
  ) -> SharedSequence<Other, Result> { .init(source.flatMap(selector)) }
  /// Sends the elements of the sequence that a function makes of the last element.
  public func flatMapLatest<Other, Result>(
    _ selector: @escaping (Element) -> SharedSequence<Other, Result>
  ) -> SharedSequence<Other, Result> { .init(source.flatMapLatest(selector)) }
  /// Sends the elements of the sequence that a function makes, of no other while one runs.
  public func flatMapFirst<Other, Result>(
    _ selector: @escaping (Element) -> SharedSequence<Other, Result>
  ) -> SharedSequence<Other, Result> { .init(source.flatMapFirst(selector)) }
  /// Sends each result of a function of the one before and of an element.
  public func scan<Result>(
    _ seed: Result, accumulator: @escaping (Result, Element) -> Result
  ) -> SharedSequence<SharingStrategy, Result> {
    .init(source.scan(seed, accumulator: accumulator))
  }
  /// Sends an element before those of this sequence.
  public func startWith(_ element: Element) -> SharedSequence<SharingStrategy, Element> {
    .init(source.startWith(element))
  }
  /// Sends the elements after the first ones of a number.
  public func skip(_ count: Int) -> SharedSequence<SharingStrategy, Element> {
    .init(source.skip(count))
  }
  /// Sends the first elements of a number, and ends.
  public func take(_ count: Int) -> SharedSequence<SharingStrategy, Element> {
    .init(source.take(count))
  }
  /// Sends an element after a time without another.
  public func debounce(_ dueTime: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
    .init(source.debounce(dueTime, scheduler: MainScheduler.instance))
  }
  /// Sends the first element of each time, and with `latest` the last one.
  public func throttle(
    _ dueTime: RxTimeInterval, latest: Bool = true
  ) -> SharedSequence<SharingStrategy, Element> {
    .init(source.throttle(dueTime, latest: latest, scheduler: MainScheduler.instance))
  }
  /// Sends each event after a time.
  public func delay(_ dueTime: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
    .init(source.delay(dueTime, scheduler: MainScheduler.instance))
  }
  /// Sends the elements whose key differs from that of the one before.
  public func distinctUntilChanged<Key: Equatable>(
    _ keySelector: @escaping (Element) -> Key
  ) -> SharedSequence<SharingStrategy, Element> { .init(source.distinctUntilChanged(keySelector)) }
  /// Sends the elements that differ from the one before by a function.
  public func distinctUntilChanged(
    _ comparer: @escaping (Element, Element) -> Bool
  ) -> SharedSequence<SharingStrategy, Element> { .init(source.distinctUntilChanged(comparer)) }
  /// Pairs each element with the last one of another sequence.
  public func withLatestFrom<Second: SharedSequenceConvertibleType, Result>(
    _ second: Second, resultSelector: @escaping (Element, Second.Element) -> Result
  ) -> SharedSequence<SharingStrategy, Result> {
    .init(source.withLatestFrom(second, resultSelector: resultSelector))
  }
  /// Sends the last element of another sequence for each element.
  public func withLatestFrom<Second: SharedSequenceConvertibleType>(
    _ second: Second
  ) -> SharedSequence<SharingStrategy, Second.Element> { .init(source.withLatestFrom(second)) }
  /// Pairs each element with an object, as long as that exists.
  public func withUnretained<Object: AnyObject>(
    _ object: Object
  ) -> SharedSequence<SharingStrategy, (Object, Element)> { .init(source.withUnretained(object)) }
  /// Calls functions before events are sent on.
  public func `do`(
    onNext: ((Element) -> Void)? = nil, afterNext: ((Element) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil, onSubscribe: (() -> Void)? = nil,
    onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
  ) -> SharedSequence<SharingStrategy, Element> {
    .init(
      source.do(
        onNext: onNext, afterNext: afterNext, onCompleted: onCompleted, onSubscribe: onSubscribe,
        onSubscribed: onSubscribed, onDispose: onDispose))
  }
  /// Prints the events.
  public func debug(
    _ identifier: String? = nil, file: String = #file, line: UInt = #line,
    function: String = #function
  ) -> SharedSequence<SharingStrategy, Element> {
    .init(source.debug(identifier, file: file, line: line, function: function))
  }
}

extension SharedSequenceConvertibleType where Element: Equatable {
  /// Sends the elements that differ from the one before.
  public func distinctUntilChanged() -> SharedSequence<SharingStrategy, Element> {
    .init(asObservable().distinctUntilChanged())
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  /// Returns a sequence of states that begins with an element.
  public func asDriver(onErrorJustReturn element: Element) -> Driver<Element> {
    .init(asObservable())
  }
}
