/// What a sequence of one element sends.
public typealias SingleEvent<Element> = Result<Element, any Error>

extension Result where Failure == any Error {
  /// Returns the end by an error, by its former name.
  public static func error(_ error: any Error) -> Self { .failure(error) }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// The type of a function that receives the element or the error.
  public typealias SingleObserver = (SingleEvent<Element>) -> Void

  /// Returns a sequence that is a function of its observer.
  public static func create(
    subscribe: @escaping (@escaping SingleObserver) -> any Disposable
  ) -> Single<Element> {
    .init(
      raw: Observable { observer in
        subscribe { event in
          switch event {
          case .success(let value):
            observer.onNext(value)
            observer.onCompleted()
          case .failure(let error): observer.onError(error)
          }
        }
      })
  }

  /// Returns a sequence of an element.
  public static func just(_ element: Element) -> Single<Element> { .init(raw: .just(element)) }
  /// Returns a sequence of an error.
  public static func error(_ error: any Error) -> Single<Element> { .init(raw: .error(error)) }
  /// Returns a sequence that sends nothing.
  public static func never() -> Single<Element> { .init(raw: .never()) }

  /// Calls a function with the element or the error.
  public func subscribe(_ observer: @escaping SingleObserver) -> any Disposable {
    subscribe(onSuccess: { observer(.success($0)) }, onFailure: { observer(.failure($0)) })
  }

  /// Calls functions with the element or the error.
  public func subscribe(
    onSuccess: ((Element) -> Void)? = nil, onFailure: ((any Error) -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    primitiveSequence.source.subscribe(
      onNext: onSuccess, onError: onFailure, onDisposed: onDisposed)
  }

  /// Calls functions with the element or the error, by their former names.
  public func subscribe(
    onSuccess: ((Element) -> Void)? = nil, onError: @escaping (any Error) -> Void
  ) -> any Disposable { subscribe(onSuccess: onSuccess, onFailure: onError) }

  /// Calls functions with an object, as long as that exists.
  public func subscribe<Object: AnyObject>(
    with object: Object, onSuccess: ((Object, Element) -> Void)? = nil,
    onFailure: ((Object, any Error) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    primitiveSequence.source.subscribe(
      with: object, onNext: onSuccess, onError: onFailure, onDisposed: onDisposed)
  }

  /// Calls functions before the event is sent on.
  public func `do`(
    onSuccess: ((Element) throws -> Void)? = nil,
    afterSuccess: ((Element) throws -> Void)? = nil,
    onError: ((any Error) throws -> Void)? = nil,
    afterError: ((any Error) throws -> Void)? = nil, onSubscribe: (() -> Void)? = nil,
    onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
  ) -> Single<Element> {
    .init(
      raw: primitiveSequence.source.do(
        onNext: onSuccess, afterNext: afterSuccess, onError: onError, afterError: afterError,
        onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
  }

  /// Changes the element by a function.
  public func map<Result>(
    _ transform: @escaping (Element) throws -> Result
  ) -> Single<Result> { .init(raw: primitiveSequence.source.map(transform)) }

  /// Changes the element by a function; nil is none.
  public func compactMap<Result>(
    _ transform: @escaping (Element) throws -> Result?
  ) -> Maybe<Result> { .init(raw: primitiveSequence.source.compactMap(transform)) }

  /// Sends the element if a condition holds of it.
  public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Maybe<Element> {
    .init(raw: primitiveSequence.source.filter(predicate))
  }

  /// Sends the element of the sequence that a function makes.
  public func flatMap<Result>(
    _ selector: @escaping (Element) throws -> Single<Result>
  ) -> Single<Result> { .init(raw: primitiveSequence.source.flatMap(selector)) }

  /// Sends the element, or none, of the sequence that a function makes.
  public func flatMapMaybe<Result>(
    _ selector: @escaping (Element) throws -> Maybe<Result>
  ) -> Maybe<Result> { .init(raw: primitiveSequence.source.flatMap(selector)) }

  /// Sends the end of the sequence that a function makes.
  public func flatMapCompletable(
    _ selector: @escaping (Element) throws -> Completable
  ) -> Completable { .init(raw: primitiveSequence.source.flatMap(selector)) }

  /// The sequence as one that may have no element.
  public func asMaybe() -> Maybe<Element> { .init(raw: primitiveSequence.source) }
  /// The end alone.
  public func asCompletable() -> Completable {
    .init(raw: primitiveSequence.source.ignoreElements())
  }

  /// Sends a tuple of the elements of several sequences.
  public static func zip<each Value>(
    _ source: repeat PrimitiveSequence<SingleTrait, each Value>
  ) -> Single<(repeat each Value)> where Element == Any {
    .init(raw: Observable<Any>.zip(repeat each source))
  }

  /// Sends what a function makes of the elements of several sequences.
  public static func zip<each Value>(
    _ source: repeat PrimitiveSequence<SingleTrait, each Value>,
    resultSelector: @escaping (repeat each Value) throws -> Element
  ) -> Single<Element> {
    .init(raw: Observable<Element>.zip(repeat each source, resultSelector: resultSelector))
  }

  /// Sends an array of the elements of several sequences.
  public static func zip<Sources: Collection, Value>(
    _ collection: Sources
  ) -> Single<[Value]>
  where Sources.Element == PrimitiveSequence<SingleTrait, Value>, Element == [Value] {
    .init(raw: collection.isEmpty ? .just([]) : combined(collection.map(\.source), .sameNumber))
  }
}
