/// A sequence of the events of a view: without errors, on the main thread.
public struct ControlEvent<PropertyType>: ObservableType {
  /// The type of elements.
  public typealias Element = PropertyType
  private let events: Observable<PropertyType>

  /// Creates a sequence of events.
  public init<Events: ObservableType>(events: Events) where Events.Element == PropertyType {
    self.events = events.asObservable()
  }

  /// Begins to send events to an observer.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element { events.subscribe(observer) }

  /// The sequence, with its type hidden.
  public func asObservable() -> Observable<Element> { events }
  /// The sequence itself.
  public func asControlEvent() -> ControlEvent<Element> { self }
  /// Returns a sequence of states.
  public func asDriver() -> Driver<Element> { .init(events) }
  /// Returns a sequence of events.
  public func asSignal() -> Signal<Element> { .init(events) }
}

/// A sequence of the values of a property of a view, which also sets it.
public struct ControlProperty<PropertyType>: ObservableType, ObserverType {
  /// The type of elements.
  public typealias Element = PropertyType
  private let values: Observable<PropertyType>
  private let sink: AnyObserver<PropertyType>

  /// Creates the sequence of the values and of what sets them.
  public init<Values: ObservableType, Sink: ObserverType>(values: Values, valueSink: Sink)
  where Values.Element == PropertyType, Sink.Element == PropertyType {
    self.values = values.asObservable()
    sink = AnyObserver(valueSink)
  }

  /// Begins to send values to an observer.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element { values.subscribe(observer) }

  /// Sets the property.
  public func on(_ event: Event<Element>) {
    if event.element != nil { sink.on(event) }
  }

  /// The values, with their type hidden.
  public func asObservable() -> Observable<Element> { values }
  /// The property itself.
  public func asControlProperty() -> ControlProperty<Element> { self }
  /// The values that come after the present one.
  public var changed: ControlEvent<Element> { ControlEvent(events: values.skip(1)) }
  /// Returns a sequence of states.
  public func asDriver() -> Driver<Element> { .init(values) }
}

extension ControlProperty where PropertyType == String? {
  /// The text, or an empty one.
  public var orEmpty: ControlProperty<String> {
    ControlProperty<String>(
      values: asObservable().map { $0 ?? "" }, valueSink: mapObserver { Optional($0) })
  }
}
