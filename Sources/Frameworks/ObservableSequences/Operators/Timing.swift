extension ObservableType {
  /// Sends an element after a time without another.
  public func debounce(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    Observable { observer in
      var waiting: Element?
      let timer = SerialDisposable()
      let source = self.subscribe { event in
        switch event {
        case .next(let value):
          waiting = value
          timer.disposable = StageClock.call(after: dueTime.secondsOfStage) {
            waiting = nil
            observer.onNext(value)
            return Disposables.create()
          }
        case .error(let error): observer.onError(error)
        case .completed:
          if let waiting { observer.onNext(waiting) }
          observer.onCompleted()
        }
      }
      return Disposables.create(source, timer)
    }
  }

  /// Sends the first element of each time, and with `latest` the last one.
  public func throttle(
    _ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType
  ) -> Observable<Element> {
    Observable { observer in
      var waiting: Element?
      var isOpen = true
      let timer = SerialDisposable()
      func close() {
        isOpen = false
        timer.disposable = StageClock.call(after: dueTime.secondsOfStage) {
          isOpen = true
          if let value = waiting {
            waiting = nil
            close()
            observer.onNext(value)
          }
          return Disposables.create()
        }
      }
      let source = self.subscribe { event in
        switch event {
        case .next(let value):
          if isOpen {
            close()
            observer.onNext(value)
          } else if latest {
            waiting = value
          }
        case .error(let error): observer.onError(error)
        case .completed:
          if let waiting { observer.onNext(waiting) }
          observer.onCompleted()
        }
      }
      return Disposables.create(source, timer)
    }
  }

  /// Sends each event after a time; an error at once.
  public func delay(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    Observable { observer in
      let timers = CompositeDisposable()
      timers.insert(
        self.subscribe { event in
          if event.error != nil { return observer.on(event) }
          timers.insert(
            StageClock.call(after: dueTime.secondsOfStage) {
              observer.on(event)
              return Disposables.create()
            })
        })
      return timers
    }
  }

  /// Begins after a time.
  public func delaySubscription(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    Observable { observer in
      StageClock.call(after: dueTime.secondsOfStage) { self.subscribe(observer) }
    }
  }

  /// Ends by an error after a time without an element.
  public func timeout(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    timeout(dueTime, other: Observable.error(RxError.timeout), scheduler: scheduler)
  }

  /// Goes on with another sequence after a time without an element.
  public func timeout<Other: ObservableConvertibleType>(
    _ dueTime: RxTimeInterval, other: Other, scheduler: any SchedulerType
  ) -> Observable<Element> where Other.Element == Element {
    Observable { observer in
      let source = SerialDisposable()
      let timer = SerialDisposable()
      func wait() {
        timer.disposable = StageClock.call(after: dueTime.secondsOfStage) {
          source.disposable = other.asObservable().subscribe(observer)
          return Disposables.create()
        }
      }
      wait()
      source.disposable = self.subscribe { event in
        if event.isStopEvent { timer.dispose() } else { wait() }
        observer.on(event)
      }
      return Disposables.create(source, timer)
    }
  }

  /// Sends the events on a scheduler.
  public func observe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    Observable { observer in
      let calls = CompositeDisposable()
      calls.insert(
        self.subscribe { event in
          calls.insert(
            scheduler.schedule(event) {
              observer.on($0)
              return Disposables.create()
            })
        })
      return calls
    }
  }

  /// Begins on a scheduler.
  public func subscribe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    Observable { observer in scheduler.schedule(()) { self.subscribe(observer) } }
  }

  /// Sends the events on a scheduler.
  public func observeOn(_ scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    observe(on: scheduler)
  }

  /// Begins on a scheduler.
  public func subscribeOn(_ scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    subscribe(on: scheduler)
  }
}
