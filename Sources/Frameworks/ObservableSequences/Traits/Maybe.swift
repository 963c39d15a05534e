/// What a sequence of one element or none sends.
public enum MaybeEvent<Element> {
  case success(Element)
  case error(any Error)
  case completed
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// The type of a function that receives the event.
  public typealias MaybeObserver = (MaybeEvent<Element>) -> Void

  /// Returns a sequence that is a function of its observer.
  public static func create(
    subscribe: @escaping (@escaping MaybeObserver) -> any Disposable
  ) -> Maybe<Element> {
    .init(
      raw: Observable { observer in
        subscribe { event in
          switch event {
          case .success(let value):
            observer.onNext(value)
            observer.onCompleted()
          case .error(let error): observer.onError(error)
          case .completed: observer.onCompleted()
          }
        }
      })
  }

  /// Returns a sequence of an element.
  public static func just(_ element: Element) -> Maybe<Element> { .init(raw: .just(element)) }
  /// Returns a sequence of an error.
  public static func error(_ error: any Error) -> Maybe<Element> { .init(raw: .error(error)) }
  /// Returns a sequence of no element.
  public static func empty() -> Maybe<Element> { .init(raw: .empty()) }
  /// Returns a sequence that sends nothing.
  public static func never() -> Maybe<Element> { .init(raw: .never()) }

  /// Calls functions with the element, the error or at the end without an element.
  public func subscribe(
    onSuccess: ((Element) -> Void)? = nil, onError: ((any Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    var isEmpty = true
    return primitiveSequence.source.subscribe(
      onNext: {
        isEmpty = false
        onSuccess?($0)
      }, onError: onError, onCompleted: { if isEmpty { onCompleted?() } },
      onDisposed: onDisposed)
  }

  /// Changes the element by a function.
  public func map<Result>(
    _ transform: @escaping (Element) throws -> Result
  ) -> Maybe<Result> { .init(raw: primitiveSequence.source.map(transform)) }

  /// Sends the element if a condition holds of it.
  public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Maybe<Element> {
    .init(raw: primitiveSequence.source.filter(predicate))
  }

  /// Sends the element of the sequence that a function makes.
  public func flatMap<Result>(
    _ selector: @escaping (Element) throws -> Maybe<Result>
  ) -> Maybe<Result> { .init(raw: primitiveSequence.source.flatMap(selector)) }

  /// Sends another element if there is none.
  public func ifEmpty(default element: Element) -> Single<Element> {
    .init(raw: primitiveSequence.source.ifEmpty(default: element))
  }
}
