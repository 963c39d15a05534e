/// A sequence of at most one element.
public struct PrimitiveSequence<Trait, Element> {
  let source: Observable<Element>
  init(raw source: Observable<Element>) { self.source = source }
}

/// That a sequence has one element, or ends by an error.
public enum SingleTrait {}
/// That a sequence has one element or none, or ends by an error.
public enum MaybeTrait {}
/// That a sequence has no element, and ends, perhaps by an error.
public enum CompletableTrait {}

/// A sequence of one element, or an error.
public typealias Single<Element> = PrimitiveSequence<SingleTrait, Element>
/// A sequence of one element or none, or an error.
public typealias Maybe<Element> = PrimitiveSequence<MaybeTrait, Element>
/// A sequence of an end, or an error.
public typealias Completable = PrimitiveSequence<CompletableTrait, Never>

/// A sequence of at most one element.
public protocol PrimitiveSequenceType {
  /// What is known of the number of elements.
  associatedtype Trait
  /// The type of elements.
  associatedtype Element
  /// The sequence.
  var primitiveSequence: PrimitiveSequence<Trait, Element> { get }
}

extension PrimitiveSequence: PrimitiveSequenceType {
  /// The sequence itself.
  public var primitiveSequence: PrimitiveSequence<Trait, Element> { self }
}

extension PrimitiveSequence: ObservableConvertibleType {
  /// The sequence as one of any number of elements.
  public func asObservable() -> Observable<Element> { source }
}

extension PrimitiveSequence {
  /// Returns a sequence that is made for each observer.
  public static func deferred(
    _ observableFactory: @escaping () throws -> PrimitiveSequence<Trait, Element>
  ) -> PrimitiveSequence<Trait, Element> {
    .init(raw: .deferred { try observableFactory().source })
  }

  /// Sends the events on a scheduler.
  public func observe(on scheduler: any ImmediateSchedulerType) -> Self {
    .init(raw: source.observe(on: scheduler))
  }
  /// Begins on a scheduler.
  public func subscribe(on scheduler: any ImmediateSchedulerType) -> Self {
    .init(raw: source.subscribe(on: scheduler))
  }
  /// Sends the events on a scheduler.
  public func observeOn(_ scheduler: any ImmediateSchedulerType) -> Self { observe(on: scheduler) }
  /// Begins on a scheduler.
  public func subscribeOn(_ scheduler: any ImmediateSchedulerType) -> Self {
    subscribe(on: scheduler)
  }
  /// Sends each event after a time.
  public func delay(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Self {
    .init(raw: source.delay(dueTime, scheduler: scheduler))
  }
  /// Ends by an error after a time without an element.
  public func timeout(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Self {
    .init(raw: source.timeout(dueTime, scheduler: scheduler))
  }
  /// Begins again after an error.
  public func retry() -> Self { .init(raw: source.retry()) }
  /// Begins again after an error, until it has begun a number of times.
  public func retry(_ maxAttemptCount: Int) -> Self { .init(raw: source.retry(maxAttemptCount)) }
  /// Begins again whenever a sequence that is made of the errors sends an element.
  public func retry<Trigger: ObservableType>(
    when notificationHandler: @escaping (Observable<any Error>) -> Trigger
  ) -> Self { .init(raw: source.retry(when: notificationHandler)) }
  /// Prints the events.
  public func debug(
    _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file,
    line: UInt = #line, function: String = #function
  ) -> Self {
    .init(
      raw: source.debug(
        identifier, trimOutput: trimOutput, file: file, line: line, function: function))
  }
  /// Goes on with the sequence that a function makes of an error.
  public func `catch`(_ handler: @escaping (any Error) throws -> Self) -> Self {
    .init(raw: source.catch { try handler($0).source })
  }
  /// Goes on with the sequence that a function makes of an error.
  public func catchError(_ handler: @escaping (any Error) throws -> Self) -> Self {
    self.catch(handler)
  }
}

extension PrimitiveSequence where Trait == SingleTrait {
  /// Sends an element in place of an error.
  public func catchAndReturn(_ element: Element) -> Self {
    .init(raw: source.catchAndReturn(element))
  }
  /// Sends an element in place of an error.
  public func catchErrorJustReturn(_ element: Element) -> Self { catchAndReturn(element) }
}

extension PrimitiveSequence where Trait == MaybeTrait {
  /// Sends an element in place of an error.
  public func catchAndReturn(_ element: Element) -> Self {
    .init(raw: source.catchAndReturn(element))
  }
  /// Sends an element in place of an error.
  public func catchErrorJustReturn(_ element: Element) -> Self { catchAndReturn(element) }
}

extension ObservableType {
  /// Returns a sequence of the one element; other numbers of elements are errors.
  public func asSingle() -> Single<Element> { .init(raw: atMostOne(isEmptyAllowed: false)) }
  /// Returns a sequence of the one element or none; more are an error.
  public func asMaybe() -> Maybe<Element> { .init(raw: atMostOne(isEmptyAllowed: true)) }
  /// Returns a sequence of the first element, or nil.
  public func first() -> Single<Element?> {
    .init(raw: map(Optional.some).take(1).ifEmpty(default: nil))
  }

  private func atMostOne(isEmptyAllowed: Bool) -> Observable<Element> {
    lifted { observer in
      var only: Element?
      return { event in
        switch event {
        case .next(let value):
          if only != nil { return observer.onError(RxError.moreThanOneElement) }
          only = value
        case .error(let error): observer.onError(error)
        case .completed:
          if let only {
            observer.onNext(only)
          } else if !isEmptyAllowed {
            return observer.onError(RxError.noElements)
          }
          observer.onCompleted()
        }
      }
    }
  }
}

extension ObservableType where Element == Never {
  /// Returns a sequence of the end.
  public func asCompletable() -> Completable { .init(raw: asObservable()) }
}
