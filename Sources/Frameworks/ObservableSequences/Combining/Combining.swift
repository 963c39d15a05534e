extension ObservableType {
  /// Sends the elements of several sequences as they come.
  public static func merge(_ sources: Observable<Element>...) -> Observable<Element> {
    merge(sources)
  }
  /// Sends the elements of several sequences as they come.
  public static func merge<Sources: Collection>(_ sources: Sources) -> Observable<Element>
  where Sources.Element == Observable<Element> { merge(Array(sources)) }
  /// Sends the elements of several sequences as they come.
  public static func merge(_ sources: [Observable<Element>]) -> Observable<Element> {
    if sources.isEmpty { return .empty() }
    return Observable { observer in
      var running = sources.count
      return CompositeDisposable(
        disposables: sources.map { source in
          source.subscribe { event in
            if event.isCompleted { running -= 1 }
            if !event.isCompleted || running == 0 { observer.on(event) }
          }
        })
    }
  }

  /// Sends the elements of several sequences one after the other.
  public static func concat(_ sources: Observable<Element>...) -> Observable<Element> {
    Observable<Observable<Element>>.from(sources).concat()
  }
  /// Sends the elements of several sequences one after the other.
  public static func concat(_ sources: [Observable<Element>]) -> Observable<Element> {
    Observable<Observable<Element>>.from(sources).concat()
  }

  /// Sends another sequence after this one.
  public func concat<Source: ObservableConvertibleType>(_ second: Source) -> Observable<Element>
  where Source.Element == Element { .concat(asObservable(), second.asObservable()) }

  /// Sends elements before those of this sequence.
  public func startWith(_ elements: Element...) -> Observable<Element> {
    Observable { observer in
      for element in elements { observer.onNext(element) }
      return self.subscribe(observer)
    }
  }

  /// Sends the events of the sequence that sends the first one.
  public func amb<Other: ObservableType>(_ right: Other) -> Observable<Element>
  where Other.Element == Element {
    Observable { observer in
      var winner: Int?
      let sides = [SerialDisposable(), SerialDisposable()]
      for (index, source) in [self.asObservable(), right.asObservable()].enumerated() {
        sides[index].disposable = source.subscribe { event in
          if winner == nil { sides[1 - index].dispose() }
          winner = winner ?? index
          if winner == index { observer.on(event) }
        }
      }
      return Disposables.create(sides[0], sides[1])
    }
  }

  /// Pairs each element with the last one of another sequence.
  public func withLatestFrom<Source: ObservableConvertibleType, Result>(
    _ second: Source, resultSelector: @escaping (Element, Source.Element) throws -> Result
  ) -> Observable<Result> {
    Observable { observer in
      var last: Source.Element?
      let other = second.asObservable().subscribe(
        onNext: { last = $0 }, onError: observer.onError)
      let source: Observable<Result> = self.liftedElements { next in
        { if let last { next.onNext(try resultSelector($0, last)) } }
      }
      return Disposables.create(source.subscribe(observer), other)
    }
  }

  /// Sends the last element of another sequence for each element.
  public func withLatestFrom<Source: ObservableConvertibleType>(
    _ second: Source
  ) -> Observable<Source.Element> { withLatestFrom(second) { $1 } }

  /// Pairs each element with an object, as long as that exists; then the sequence ends.
  public func withUnretained<Object: AnyObject, Result>(
    _ object: Object, resultSelector: @escaping (Object, Element) -> Result
  ) -> Observable<Result> {
    liftedElements { [weak object] observer in
      { [weak object] in
        guard let object else { return observer.onCompleted() }
        observer.onNext(resultSelector(object, $0))
      }
    }
  }

  /// Pairs each element with an object, as long as that exists; then the sequence ends.
  public func withUnretained<Object: AnyObject>(
    _ object: Object
  ) -> Observable<(Object, Element)> { withUnretained(object) { ($0, $1) } }

  /// Sends arrays of the last elements of several sequences.
  public static func combineLatest<Sources: Collection>(
    _ collection: Sources
  ) -> Observable<[Element]>
  where Sources.Element: ObservableType, Sources.Element.Element == Element {
    combined(collection.map { $0.asObservable() }, .latest)
  }

  /// Sends what a function makes of the last elements of several sequences.
  public static func combineLatest<Sources: Collection>(
    _ collection: Sources,
    resultSelector: @escaping ([Sources.Element.Element]) throws -> Element
  ) -> Observable<Element> where Sources.Element: ObservableType {
    combined(collection.map { $0.asObservable() }, .latest).map(resultSelector)
  }

  /// Sends arrays of the elements of several sequences that have the same number.
  public static func zip<Sources: Collection>(_ collection: Sources) -> Observable<[Element]>
  where Sources.Element: ObservableType, Sources.Element.Element == Element {
    combined(collection.map { $0.asObservable() }, .sameNumber)
  }

  /// Sends what a function makes of the elements of several sequences that have the same number.
  public static func zip<Sources: Collection>(
    _ collection: Sources,
    resultSelector: @escaping ([Sources.Element.Element]) throws -> Element
  ) -> Observable<Element> where Sources.Element: ObservableType {
    combined(collection.map { $0.asObservable() }, .sameNumber).map(resultSelector)
  }
}
