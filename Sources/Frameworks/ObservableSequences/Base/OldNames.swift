// The words of the third version of RxSwift, and those for its variables.

extension Disposable {
  /// Ends it when a bag is released.
  public func addDisposableTo(_ bag: DisposeBag) { disposed(by: bag) }
}

extension ObservableType {
  /// Sends the events to an observer.
  public func bindTo<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element { bind(to: observer) }

  /// Sends the events to an observer of optional elements.
  public func bindTo<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element? { bind(to: observer) }

  /// Gives the elements to a variable.
  public func bindTo(_ variable: Variable<Element>) -> any Disposable { bind(to: variable) }

  /// Gives the elements to a variable of optional elements.
  public func bindTo(_ variable: Variable<Element?>) -> any Disposable { bind(to: variable) }

  /// Binds by a function that takes the sequence.
  public func bindTo<Result>(_ binder: (Self) -> Result) -> Result { bind(to: binder) }

  /// Binds by a function that takes the sequence and another argument.
  public func bindTo<Argument, Result>(
    _ binder: (Self) -> (Argument) -> Result, curriedArgument: Argument
  ) -> Result { bind(to: binder, curriedArgument: curriedArgument) }

  /// Gives the elements to a variable.
  public func bind(to variable: Variable<Element>) -> any Disposable {
    bind { value in variable.value = value }
  }

  /// Gives the elements to a variable of optional elements.
  public func bind(to variable: Variable<Element?>) -> any Disposable {
    bind { value in variable.value = value }
  }
}
