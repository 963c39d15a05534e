/// A sequence without errors, on the main thread, with one subscription for all observers.
public struct SharedSequence<SharingStrategy: SharingStrategyProtocol, Element>:
  SharedSequenceConvertibleType
{
  let source: Observable<Element>

  /// Creates a sequence of one that sends no errors.
  init(_ source: Observable<Element>) { self.source = SharingStrategy.share(source) }
  /// Creates a sequence of one that is shared.
  init(raw source: Observable<Element>) { self.source = source }

  /// The sequence as one that may send errors.
  public func asObservable() -> Observable<Element> { source }
  /// The sequence itself.
  public func asSharedSequence() -> SharedSequence<SharingStrategy, Element> { self }
}

/// What becomes a shared sequence.
public protocol SharedSequenceConvertibleType<Element>: ObservableConvertibleType {
  /// How it is shared.
  associatedtype SharingStrategy: SharingStrategyProtocol
  /// Returns the sequence.
  func asSharedSequence() -> SharedSequence<SharingStrategy, Element>
}

extension SharedSequenceConvertibleType {
  /// The sequence as one that may send errors.
  public func asObservable() -> Observable<Element> { asSharedSequence().source }
}

/// How a sequence is shared.
public protocol SharingStrategyProtocol {
  /// Returns a sequence with one subscription for all observers.
  static func share<Element>(_ source: Observable<Element>) -> Observable<Element>
}

/// That new observers receive the last element.
public struct DriverSharingStrategy: SharingStrategyProtocol {
  /// Returns a sequence with one subscription for all observers.
  public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
    source.share(replay: 1)
  }
}

/// That new observers receive the next element.
public struct SignalSharingStrategy: SharingStrategyProtocol {
  /// Returns a sequence with one subscription for all observers.
  public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
    source.share()
  }
}

/// A sequence of states for the interface.
public typealias Driver<Element> = SharedSequence<DriverSharingStrategy, Element>
/// A sequence of events for the interface.
public typealias Signal<Element> = SharedSequence<SignalSharingStrategy, Element>

extension SharedSequence {
  /// Returns a sequence of one element.
  public static func just(_ element: Element) -> Self { .init(raw: .just(element)) }
  /// Returns a sequence of elements.
  public static func of(_ elements: Element...) -> Self { .init(raw: .from(elements)) }
  /// Returns a sequence of elements.
  public static func from(_ array: [Element]) -> Self { .init(raw: .from(array)) }
  /// Returns a sequence that ends at once.
  public static func empty() -> Self { .init(raw: .empty()) }
  /// Returns a sequence that sends nothing.
  public static func never() -> Self { .init(raw: .never()) }
  /// Returns a sequence that is made for each observer.
  public static func deferred(_ observableFactory: @escaping () -> Self) -> Self {
    .init(.deferred { observableFactory().source })
  }

  /// Sends the elements of several sequences as they come.
  public static func merge(_ sources: Self...) -> Self { .init(.merge(sources.map(\.source))) }
  /// Sends the elements of several sequences as they come.
  public static func merge(_ sources: [Self]) -> Self { .init(.merge(sources.map(\.source))) }
  /// Sends the elements of several sequences one after the other.
  public static func concat(_ sources: Self...) -> Self { .init(.concat(sources.map(\.source))) }

  /// Sends tuples of the last elements of several sequences.
  public static func combineLatest<each Value>(
    _ source: repeat SharedSequence<SharingStrategy, each Value>
  ) -> SharedSequence<SharingStrategy, (repeat each Value)> where Element == Any {
    .init(Observable<Any>.combineLatest(repeat each source))
  }
  /// Sends what a function makes of the last elements of several sequences.
  public static func combineLatest<each Value>(
    _ source: repeat SharedSequence<SharingStrategy, each Value>,
    resultSelector: @escaping (repeat each Value) throws -> Element
  ) -> Self {
    .init(Observable<Element>.combineLatest(repeat each source, resultSelector: resultSelector))
  }
  /// Sends tuples of the elements of several sequences that have the same number.
  public static func zip<each Value>(
    _ source: repeat SharedSequence<SharingStrategy, each Value>
  ) -> SharedSequence<SharingStrategy, (repeat each Value)> where Element == Any {
    .init(Observable<Any>.zip(repeat each source))
  }
  /// Sends what a function makes of the elements of several sequences that have the same number.
  public static func zip<each Value>(
    _ source: repeat SharedSequence<SharingStrategy, each Value>,
    resultSelector: @escaping (repeat each Value) throws -> Element
  ) -> Self {
    .init(Observable<Element>.zip(repeat each source, resultSelector: resultSelector))
  }
}

extension SharedSequence
where SharingStrategy == DriverSharingStrategy, Element: FixedWidthInteger {
  /// Returns a sequence of the numbers from 0, at intervals of the stage's clock.
  public static func interval(_ period: RxTimeInterval) -> Self {
    .init(.interval(period, scheduler: MainScheduler.instance))
  }
  /// Returns a sequence that sends 0 after a time, and then the next numbers with a period.
  public static func timer(_ dueTime: RxTimeInterval, period: RxTimeInterval) -> Self {
    .init(.timer(dueTime, period: period, scheduler: MainScheduler.instance))
  }
}
