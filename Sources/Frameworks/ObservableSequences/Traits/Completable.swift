/// What a sequence without elements sends.
public enum CompletableEvent {
  case error(any Error)
  case completed
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// The type of a function that receives the event.
  public typealias CompletableObserver = (CompletableEvent) -> Void

  /// Returns a sequence that is a function of its observer.
  public static func create(
    subscribe: @escaping (@escaping CompletableObserver) -> any Disposable
  ) -> Completable {
    .init(
      raw: Observable { observer in
        subscribe { event in
          switch event {
          case .error(let error): observer.onError(error)
          case .completed: observer.onCompleted()
          }
        }
      })
  }

  /// Returns a sequence of an end by an error.
  public static func error(_ error: any Error) -> Completable { .init(raw: .error(error)) }
  /// Returns a sequence of an end.
  public static func empty() -> Completable { .init(raw: .empty()) }
  /// Returns a sequence that sends nothing.
  public static func never() -> Completable { .init(raw: .never()) }

  /// Calls a function at the end.
  public func subscribe(_ observer: @escaping CompletableObserver) -> any Disposable {
    subscribe(onCompleted: { observer(.completed) }, onError: { observer(.error($0)) })
  }

  /// Calls functions at the end.
  public func subscribe(
    onCompleted: (() -> Void)? = nil, onError: ((any Error) -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    primitiveSequence.source.subscribe(
      onError: onError, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Calls functions with an object, as long as that exists.
  public func subscribe<Object: AnyObject>(
    with object: Object, onCompleted: ((Object) -> Void)? = nil,
    onError: ((Object, any Error) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    primitiveSequence.source.subscribe(
      with: object, onError: onError, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Sends another sequence after the end.
  public func andThen<Value>(_ second: Observable<Value>) -> Observable<Value> {
    let first: Observable<Value> = primitiveSequence.source.liftedElements { _ in { _ in } }
    return first.concat(second)
  }
  /// Sends another sequence after the end.
  public func andThen<Value>(_ second: Single<Value>) -> Single<Value> {
    .init(raw: andThen(second.source))
  }
  /// Sends another sequence after the end.
  public func andThen<Value>(_ second: Maybe<Value>) -> Maybe<Value> {
    .init(raw: andThen(second.source))
  }
  /// Sends another sequence after the end.
  public func andThen(_ second: Completable) -> Completable {
    .init(raw: andThen(second.source))
  }
  /// Sends another sequence after the end.
  public func concat(_ second: Completable) -> Completable { andThen(second) }

  /// Calls functions before the end is sent on.
  public func `do`(
    onError: ((any Error) throws -> Void)? = nil, onCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
  ) -> Completable {
    .init(
      raw: primitiveSequence.source.do(
        onError: onError, onCompleted: onCompleted, onSubscribe: onSubscribe,
        onDispose: onDispose))
  }

  /// Ends when all sequences have ended.
  public static func zip(_ sources: Completable...) -> Completable {
    .init(raw: .merge(sources.map(\.source)))
  }
  /// Ends when all sequences have ended.
  public static func merge(_ sources: Completable...) -> Completable {
    .init(raw: .merge(sources.map(\.source)))
  }
}
