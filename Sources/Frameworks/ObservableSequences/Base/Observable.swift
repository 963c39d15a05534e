/// What becomes an observable sequence.
public protocol ObservableConvertibleType<Element> {
  /// The type of elements.
  associatedtype Element
  /// Returns the sequence.
  func asObservable() -> Observable<Element>
}

/// An observable sequence: it sends elements, and then perhaps an end.
public protocol ObservableType<Element>: ObservableConvertibleType {
  /// Begins to send events to an observer.
  ///
  /// - Parameter observer: The observer.
  /// - Returns: The subscription.
  func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element
}

extension ObservableType {
  /// The sequence, with its type hidden.
  public func asObservable() -> Observable<Element> {
    Observable { observer in self.subscribe(observer) }
  }
}

/// An observable sequence that is a function.
open class Observable<Element>: ObservableType {
  private let handler: (AnyObserver<Element>) -> any Disposable

  init(_ handler: @escaping (AnyObserver<Element>) -> any Disposable) { self.handler = handler }

  /// Begins to send events to an observer; after an end none follows.
  open func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    Trampoline.shared.run {
      let subscription = Subscription(observer)
      subscription.upstream.disposable = self.handler(AnyObserver(subscription))
      return subscription
    }
  }

  /// The sequence itself.
  open func asObservable() -> Observable<Element> { self }
}

/// The way of events from a sequence to one observer: it ends after the first end.
private final class Subscription<Element>: ObserverType, Cancelable {
  let upstream = SerialDisposable()
  private var observer: AnyObserver<Element>?

  init<Observer: ObserverType>(_ observer: Observer) where Observer.Element == Element {
    self.observer = AnyObserver(observer)
  }

  var isDisposed: Bool { observer == nil }

  func on(_ event: Event<Element>) {
    guard let current = observer else { return }
    if event.isStopEvent { observer = nil }
    current.on(event)
    if observer == nil { upstream.dispose() }
  }

  func dispose() {
    observer = nil
    upstream.dispose()
  }
}

/// A sequence of which all elements are of one key: a group of `groupBy`.
public struct GroupedObservable<Key, Element>: ObservableType {
  /// The key.
  public let key: Key
  let source: Observable<Element>

  /// Begins to send events to an observer.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element { source.subscribe(observer) }
}
