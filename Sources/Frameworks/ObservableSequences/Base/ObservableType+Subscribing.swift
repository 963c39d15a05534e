extension ObservableType {
  /// Calls a function with each event.
  public func subscribe(_ on: @escaping (Event<Element>) -> Void) -> any Disposable {
    subscribe(AnyObserver(eventHandler: on))
  }

  /// Calls functions with the elements and at the ends.
  ///
  /// - Parameters:
  ///   - onNext: Called with each element.
  ///   - onError: Called with the error that ends the sequence; without it, that is logged.
  ///   - onCompleted: Called at the end.
  ///   - onDisposed: Called last, whatever ended the subscription.
  /// - Returns: The subscription.
  public func subscribe(
    onNext: ((Element) -> Void)? = nil, onError: ((any Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    let end = Disposables.create { onDisposed?() }
    let subscription = subscribe { event in
      switch event {
      case .next(let value): onNext?(value)
      case .error(let error):
        if let onError { onError(error) } else { StreamLog.error(error, at: "a subscription") }
        end.dispose()
      case .completed:
        onCompleted?()
        end.dispose()
      }
    }
    return Disposables.create(subscription, end)
  }

  /// Calls functions with an object, as long as that exists.
  ///
  /// - Parameters:
  ///   - object: The object, which is not kept.
  ///   - onNext: Called with it and each element.
  ///   - onError: Called with it and the error that ends the sequence.
  ///   - onCompleted: Called with it at the end.
  ///   - onDisposed: Called with it last.
  /// - Returns: The subscription.
  public func subscribe<Object: AnyObject>(
    with object: Object, onNext: ((Object, Element) -> Void)? = nil,
    onError: ((Object, any Error) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    subscribe(
      onNext: { [weak object] in if let object { onNext?(object, $0) } },
      onError: { [weak object] in if let object { onError?(object, $0) } },
      onCompleted: { [weak object] in if let object { onCompleted?(object) } },
      onDisposed: { [weak object] in if let object { onDisposed?(object) } })
  }

  /// Sends the events to observers.
  public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element {
    subscribe { event in for observer in observers { observer.on(event) } }
  }

  /// Sends the events to observers of optional elements.
  public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element? {
    subscribe { event in for observer in observers { observer.on(event.map { $0 }) } }
  }

  /// Binds by a function that takes the sequence.
  public func bind<Result>(to binder: (Self) -> Result) -> Result { binder(self) }

  /// Binds by a function that takes the sequence and another argument.
  public func bind<Argument, Result>(
    to binder: (Self) -> (Argument) -> Result, curriedArgument: Argument
  ) -> Result { binder(self)(curriedArgument) }

  /// Calls a function with each element.
  public func bind(onNext: @escaping (Element) -> Void) -> any Disposable {
    subscribe(onNext: onNext, onError: { StreamLog.error($0, at: "a binding") })
  }

  /// Calls a function with an object and each element, as long as the object exists.
  public func bind<Object: AnyObject>(
    with object: Object, onNext: @escaping (Object, Element) -> Void
  ) -> any Disposable {
    bind(onNext: { [weak object] in if let object { onNext(object, $0) } })
  }
}
