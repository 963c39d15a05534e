/// A sequence that is also an observer.
public protocol SubjectType: ObservableType {
  /// The type of the observer.
  associatedtype Observer: ObserverType
  /// Returns the observer.
  func asObserver() -> Observer
}

/// Sends the events that it receives to the observers of that time.
public class PublishSubject<Element>: Observable<Element>, SubjectType, Cancelable, ObserverType {
  /// The type of the observer.
  public typealias Observer = PublishSubject<Element>

  private let observers = ObserverList<Element>()

  /// Creates a subject without observers.
  public init() { super.init { _ in Disposables.create() } }

  /// Whether it has observers.
  public var hasObservers: Bool { observers.hasObservers }
  /// Whether it sends nothing more.
  public var isDisposed: Bool { observers.isDisposed }

  /// Sends an event; after an end none is sent.
  public func on(_ event: Event<Element>) { observers.on(event) }

  /// Adds an observer; after an end it receives that alone.
  override public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element { observers.add(observer) }

  /// The subject itself.
  public func asObserver() -> PublishSubject<Element> { self }
  /// Removes the observers.
  public func dispose() { observers.dispose() }
}

/// Sends the last element to a new observer, and those that it receives.
public final class BehaviorSubject<Element>: Observable<Element>, SubjectType, Cancelable,
  ObserverType
{
  /// The type of the observer.
  public typealias Observer = BehaviorSubject<Element>

  private let observers = ObserverList<Element>()
  private var current: Element

  /// Creates a subject with a first element.
  public init(value: Element) {
    current = value
    super.init { _ in Disposables.create() }
  }

  /// Whether it has observers.
  public var hasObservers: Bool { observers.hasObservers }
  /// Whether it sends nothing more.
  public var isDisposed: Bool { observers.isDisposed }

  /// Returns the last element; throws the error that ended the subject.
  public func value() throws -> Element {
    if isDisposed { throw RxError.disposed(object: self) }
    if let error = observers.end?.error { throw error }
    return current
  }

  /// Sends an event; after an end none is sent.
  public func on(_ event: Event<Element>) {
    if let value = event.element, observers.end == nil { current = value }
    observers.on(event)
  }

  /// Adds an observer, which receives the last element at once.
  override public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element { observers.add(observer, after: [current]) }

  /// The subject itself.
  public func asObserver() -> BehaviorSubject<Element> { self }
  /// Removes the observers.
  public func dispose() { observers.dispose() }
}

/// Sends the last elements to a new observer, and those that it receives.
public final class ReplaySubject<Element>: Observable<Element>, SubjectType, Cancelable,
  ObserverType
{
  /// The type of the observer.
  public typealias Observer = ReplaySubject<Element>

  private let observers = ObserverList<Element>()
  private let size: Int
  private var last: [Element] = []

  private init(size: Int) {
    self.size = size
    super.init { _ in Disposables.create() }
  }

  /// Returns a subject that sends the last elements of a number.
  public static func create(bufferSize: Int) -> ReplaySubject<Element> {
    ReplaySubject(size: bufferSize)
  }

  /// Returns a subject that sends all elements.
  public static func createUnbounded() -> ReplaySubject<Element> { ReplaySubject(size: .max) }

  /// Whether it has observers.
  public var hasObservers: Bool { observers.hasObservers }
  /// Whether it sends nothing more.
  public var isDisposed: Bool { observers.isDisposed }

  /// Sends an event; after an end none is sent.
  public func on(_ event: Event<Element>) {
    if let value = event.element, observers.end == nil {
      last.append(value)
      if last.count > size { last.removeFirst() }
    }
    observers.on(event)
  }

  /// Adds an observer, which receives the last elements at once.
  override public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element { observers.add(observer, after: last, evenAtEnd: true) }

  /// The subject itself.
  public func asObserver() -> ReplaySubject<Element> { self }
  /// Removes the observers.
  public func dispose() { observers.dispose() }
}

/// Sends the last element, when it ends.
public final class AsyncSubject<Element>: Observable<Element>, SubjectType, Cancelable,
  ObserverType
{
  /// The type of the observer.
  public typealias Observer = AsyncSubject<Element>

  private let observers = ObserverList<Element>()
  private var last: Element?

  /// Creates a subject without observers.
  public init() { super.init { _ in Disposables.create() } }

  /// Whether it has observers.
  public var hasObservers: Bool { observers.hasObservers }
  /// Whether it sends nothing more.
  public var isDisposed: Bool { observers.isDisposed }

  /// Keeps an element, or sends the end after the last one.
  public func on(_ event: Event<Element>) {
    guard observers.end == nil else { return }
    if let value = event.element {
      last = value
      return
    }
    if event.isCompleted, let last { observers.on(.next(last)) }
    observers.on(event)
  }

  /// Adds an observer; after the end it receives the last element and that.
  override public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    let isComplete = observers.end?.isCompleted == true
    return observers.add(
      observer, after: isComplete ? last.map { [$0] } ?? [] : [], evenAtEnd: true)
  }

  /// The subject itself.
  public func asObserver() -> AsyncSubject<Element> { self }
  /// Removes the observers.
  public func dispose() { observers.dispose() }
}
