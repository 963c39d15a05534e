/// What receives the events of a sequence.
public protocol ObserverType<Element> {
  /// The type of elements.
  associatedtype Element
  /// Receives an event.
  func on(_ event: Event<Element>)
}

extension ObserverType {
  /// Receives an element.
  public func onNext(_ element: Element) { on(.next(element)) }
  /// Receives the end.
  public func onCompleted() { on(.completed) }
  /// Receives the end by an error.
  public func onError(_ error: any Error) { on(.error(error)) }
  /// The observer, with its type hidden.
  public func asObserver() -> AnyObserver<Element> { AnyObserver(self) }
  /// Returns an observer whose elements become those of this one by a function.
  public func mapObserver<Result>(
    _ transform: @escaping (Result) throws -> Element
  ) -> AnyObserver<Result> {
    AnyObserver { self.on($0.map(transform)) }
  }
}

/// An observer that is a function.
public struct AnyObserver<Element>: ObserverType {
  /// The type of the function.
  public typealias EventHandler = (Event<Element>) -> Void
  private let handler: EventHandler

  /// Creates an observer that is a function.
  public init(eventHandler: @escaping EventHandler) { handler = eventHandler }
  /// Creates an observer in place of another one.
  public init<Observer: ObserverType>(_ observer: Observer) where Observer.Element == Element {
    handler = observer.on
  }

  /// Receives an event.
  public func on(_ event: Event<Element>) { handler(event) }
  /// The observer itself.
  public func asObserver() -> AnyObserver<Element> { self }
}

/// An observer that sets something of an object, as long as that exists; it takes no errors.
public struct Binder<Value>: ObserverType {
  private let binding: (Event<Value>) -> Void

  /// Creates an observer.
  ///
  /// - Parameters:
  ///   - target: The object, which is not kept.
  ///   - scheduler: Where the function is called; it is called at once.
  ///   - binding: Called with the object and each element.
  public init<Target: AnyObject>(
    _ target: Target, scheduler: any ImmediateSchedulerType = MainScheduler(),
    binding: @escaping (Target, Value) -> Void
  ) {
    self.binding = { [weak target] event in
      switch event {
      case .next(let value): if let target { binding(target, value) }
      case .error(let error): StreamLog.error(error, at: "a binding")
      case .completed: break
      }
    }
  }

  /// Receives an event.
  public func on(_ event: Event<Value>) { binding(event) }
}
