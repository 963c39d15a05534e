/// Sends the elements that it is given; it never ends.
public final class PublishRelay<Element>: ObservableType {
  private let subject = PublishSubject<Element>()

  /// Creates a relay.
  public init() {}

  /// Sends an element.
  public func accept(_ event: Element) { subject.onNext(event) }

  /// Adds an observer.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element { subject.subscribe(observer) }

  /// The sequence of the elements.
  public func asObservable() -> Observable<Element> { subject }
}

/// Keeps an element, and sends it to a new observer; it never ends.
public final class BehaviorRelay<Element>: ObservableType {
  private let subject: BehaviorSubject<Element>
  /// The last element.
  public private(set) var value: Element

  /// Creates a relay with an element.
  public init(value: Element) {
    self.value = value
    subject = BehaviorSubject(value: value)
  }

  /// Sends an element.
  public func accept(_ event: Element) {
    value = event
    subject.onNext(event)
  }

  /// Adds an observer, which receives the last element at once.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element { subject.subscribe(observer) }

  /// The sequence of the elements.
  public func asObservable() -> Observable<Element> { subject }
}

/// Keeps the last elements, and sends them to a new observer; it never ends.
public final class ReplayRelay<Element>: ObservableType {
  private let subject: ReplaySubject<Element>

  private init(_ subject: ReplaySubject<Element>) { self.subject = subject }

  /// Returns a relay that sends the last elements of a number.
  public static func create(bufferSize: Int) -> ReplayRelay<Element> {
    ReplayRelay(.create(bufferSize: bufferSize))
  }

  /// Returns a relay that sends all elements.
  public static func createUnbound() -> ReplayRelay<Element> { ReplayRelay(.createUnbounded()) }

  /// Sends an element.
  public func accept(_ event: Element) { subject.onNext(event) }

  /// Adds an observer, which receives the last elements at once.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element { subject.subscribe(observer) }
}

/// A mutable element, as before relays.
public final class Variable<Element> {
  private let subject: BehaviorSubject<Element>
  /// The element.
  public var value: Element { didSet { subject.onNext(value) } }

  /// Creates it with an element.
  public init(_ value: Element) {
    self.value = value
    subject = BehaviorSubject(value: value)
  }

  /// The sequence of the elements.
  public func asObservable() -> Observable<Element> { subject }

  deinit { subject.onCompleted() }
}

extension ObservableType {
  /// Gives the elements to relays.
  public func bind(to relays: PublishRelay<Element>...) -> any Disposable {
    bind { value in for relay in relays { relay.accept(value) } }
  }
  /// Gives the elements to relays of optional elements.
  public func bind(to relays: PublishRelay<Element?>...) -> any Disposable {
    bind { value in for relay in relays { relay.accept(value) } }
  }
  /// Gives the elements to relays.
  public func bind(to relays: BehaviorRelay<Element>...) -> any Disposable {
    bind { value in for relay in relays { relay.accept(value) } }
  }
  /// Gives the elements to relays of optional elements.
  public func bind(to relays: BehaviorRelay<Element?>...) -> any Disposable {
    bind { value in for relay in relays { relay.accept(value) } }
  }
  /// Gives the elements to relays.
  public func bind(to relays: ReplayRelay<Element>...) -> any Disposable {
    bind { value in for relay in relays { relay.accept(value) } }
  }
}
