extension ObservableType {
  /// Goes on with the sequence that a function makes of an error.
  public func `catch`(
    _ handler: @escaping (any Error) throws -> Observable<Element>
  ) -> Observable<Element> {
    Observable { observer in
      let rest = SerialDisposable()
      let source = self.subscribe { event in
        guard let error = event.error else { return observer.on(event) }
        do { rest.disposable = try handler(error).subscribe(observer) } catch {
          observer.onError(error)
        }
      }
      return Disposables.create(source, rest)
    }
  }

  /// Sends an element in place of an error, and ends.
  public func catchAndReturn(_ element: Element) -> Observable<Element> {
    self.catch { _ in .just(element) }
  }

  /// Goes on with the sequence that a function makes of an error.
  public func catchError(
    _ handler: @escaping (any Error) throws -> Observable<Element>
  ) -> Observable<Element> { self.catch(handler) }

  /// Sends an element in place of an error, and ends.
  public func catchErrorJustReturn(_ element: Element) -> Observable<Element> {
    catchAndReturn(element)
  }

  /// Begins again after an error.
  public func retry() -> Observable<Element> { self.catch { _ in self.retry() } }

  /// Begins again after an error, until it has begun a number of times.
  public func retry(_ maxAttemptCount: Int) -> Observable<Element> {
    if maxAttemptCount <= 1 { return asObservable() }
    return self.catch { _ in self.retry(maxAttemptCount - 1) }
  }

  /// Begins again whenever a sequence that is made of the errors sends an element.
  public func retry<Trigger: ObservableType>(
    when notificationHandler: @escaping (Observable<any Error>) -> Trigger
  ) -> Observable<Element> {
    Observable { observer in
      let errors = PublishSubject<any Error>()
      let source = SerialDisposable()
      func begin() {
        source.disposable = self.subscribe { event in
          if let error = event.error { errors.onNext(error) } else { observer.on(event) }
        }
      }
      let triggers = notificationHandler(errors).subscribe(
        onNext: { _ in begin() }, onError: observer.onError, onCompleted: observer.onCompleted)
      begin()
      return Disposables.create(source, triggers)
    }
  }

  /// Begins again whenever a sequence that is made of the errors sends an element.
  public func retryWhen<Trigger: ObservableType>(
    _ notificationHandler: @escaping (Observable<any Error>) -> Trigger
  ) -> Observable<Element> { retry(when: notificationHandler) }

  /// Calls functions before events are sent on, and at the begin and the end of a subscription.
  public func `do`(
    onNext: ((Element) throws -> Void)? = nil, afterNext: ((Element) throws -> Void)? = nil,
    onError: ((any Error) throws -> Void)? = nil,
    afterError: ((any Error) throws -> Void)? = nil, onCompleted: (() throws -> Void)? = nil,
    afterCompleted: (() throws -> Void)? = nil, onSubscribe: (() -> Void)? = nil,
    onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
  ) -> Observable<Element> {
    Observable { observer in
      onSubscribe?()
      let source = self.subscribe { event in
        do {
          switch event {
          case .next(let value):
            try onNext?(value)
            observer.on(event)
            try afterNext?(value)
          case .error(let error):
            try onError?(error)
            observer.on(event)
            try afterError?(error)
          case .completed:
            try onCompleted?()
            observer.on(event)
            try afterCompleted?()
          }
        } catch { observer.onError(error) }
      }
      onSubscribed?()
      return Disposables.create(source, Disposables.create { onDispose?() })
    }
  }

  /// Prints the events.
  public func debug(
    _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file,
    line: UInt = #line, function: String = #function
  ) -> Observable<Element> {
    let name = identifier ?? "\(file.split(separator: "/").last ?? ""):\(line) (\(function))"
    return lifted { observer in
      { event in
        print("\(name) -> Event \(event.debugDescription)")
        observer.on(event)
      }
    }
  }
}
