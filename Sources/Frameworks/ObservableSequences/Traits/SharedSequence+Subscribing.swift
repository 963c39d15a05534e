extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  /// Calls functions with the elements and at the end.
  public func drive(
    onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    asObservable().subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }
  /// Calls functions with an object, as long as that exists.
  public func drive<Object: AnyObject>(
    with object: Object, onNext: ((Object, Element) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    asObservable().subscribe(
      with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }
  /// Begins, and uses no element.
  public func drive() -> any Disposable { drive(onNext: nil) }
  /// Sends the events to observers.
  public func drive<Observer: ObserverType>(_ observers: Observer...) -> any Disposable
  where Observer.Element == Element {
    asObservable().subscribe { event in for observer in observers { observer.on(event) } }
  }
  /// Sends the events to observers of optional elements.
  public func drive<Observer: ObserverType>(_ observers: Observer...) -> any Disposable
  where Observer.Element == Element? {
    asObservable().subscribe { event in
      for observer in observers { observer.on(event.map { $0 }) }
    }
  }
  /// Gives the elements to relays.
  public func drive(_ relays: BehaviorRelay<Element>...) -> any Disposable {
    drive(onNext: { value in for relay in relays { relay.accept(value) } })
  }
  /// Gives the elements to relays of optional elements.
  public func drive(_ relays: BehaviorRelay<Element?>...) -> any Disposable {
    drive(onNext: { value in for relay in relays { relay.accept(value) } })
  }
  /// Gives the elements to relays.
  public func drive(_ relays: PublishRelay<Element>...) -> any Disposable {
    drive(onNext: { value in for relay in relays { relay.accept(value) } })
  }
  /// Binds by a function that takes the sequence.
  public func drive<Result>(_ transformation: (Observable<Element>) -> Result) -> Result {
    transformation(asObservable())
  }
  /// Binds by a function that takes the sequence and another argument.
  public func drive<Argument, Result>(
    _ with: (Observable<Element>) -> (Argument) -> Result, curriedArgument: Argument
  ) -> Result { with(asObservable())(curriedArgument) }
  /// Returns a sequence of events.
  public func asSignal() -> Signal<Element> { .init(asObservable()) }
}

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  /// Calls functions with the elements and at the end.
  public func emit(
    onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    asObservable().subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }
  /// Calls functions with an object, as long as that exists.
  public func emit<Object: AnyObject>(
    with object: Object, onNext: ((Object, Element) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    asObservable().subscribe(
      with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }
  /// Sends the events to observers.
  public func emit<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element {
    asObservable().subscribe { event in for observer in observers { observer.on(event) } }
  }
  /// Sends the events to observers of optional elements.
  public func emit<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element? {
    asObservable().subscribe { event in
      for observer in observers { observer.on(event.map { $0 }) }
    }
  }
  /// Gives the elements to relays.
  public func emit(to relays: BehaviorRelay<Element>...) -> any Disposable {
    emit(onNext: { value in for relay in relays { relay.accept(value) } })
  }
  /// Gives the elements to relays.
  public func emit(to relays: PublishRelay<Element>...) -> any Disposable {
    emit(onNext: { value in for relay in relays { relay.accept(value) } })
  }
}

extension ObservableConvertibleType {
  /// Returns a sequence of states, with an element in place of an error.
  public func asDriver(onErrorJustReturn element: Element) -> Driver<Element> {
    .init(asObservable().catchAndReturn(element))
  }
  /// Returns a sequence of states that goes on with another one after an error.
  public func asDriver(onErrorDriveWith driver: Driver<Element>) -> Driver<Element> {
    .init(asObservable().catch { _ in driver.source })
  }
  /// Returns a sequence of states that goes on with the one that a function makes of an error.
  public func asDriver(
    onErrorRecover: @escaping (any Error) -> Driver<Element>
  ) -> Driver<Element> { .init(asObservable().catch { onErrorRecover($0).source }) }
  /// Returns a sequence of events, with an element in place of an error.
  public func asSignal(onErrorJustReturn element: Element) -> Signal<Element> {
    .init(asObservable().catchAndReturn(element))
  }
  /// Returns a sequence of events that goes on with another one after an error.
  public func asSignal(onErrorSignalWith signal: Signal<Element>) -> Signal<Element> {
    .init(asObservable().catch { _ in signal.source })
  }
}

extension BehaviorRelay {
  /// Returns a sequence of states.
  public func asDriver() -> Driver<Element> { .init(asObservable()) }
}
extension PublishRelay {
  /// Returns a sequence of events.
  public func asSignal() -> Signal<Element> { .init(asObservable()) }
}
extension Variable {
  /// Returns a sequence of states.
  public func asDriver() -> Driver<Element> { .init(asObservable()) }
}
