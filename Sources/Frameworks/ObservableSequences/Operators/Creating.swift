extension ObservableType {
  /// Returns a sequence that is a function of its observer.
  public static func create(
    _ subscribe: @escaping (AnyObserver<Element>) -> any Disposable
  ) -> Observable<Element> { Observable(subscribe) }

  /// Returns a sequence of one element.
  public static func just(_ element: Element) -> Observable<Element> {
    Observable { observer in
      observer.onNext(element)
      observer.onCompleted()
      return Disposables.create()
    }
  }

  /// Returns a sequence of one element.
  public static func just(
    _ element: Element, scheduler: any ImmediateSchedulerType
  ) -> Observable<Element> { from([element], scheduler: scheduler) }

  /// Returns a sequence of elements.
  public static func of(
    _ elements: Element...,
    scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> { from(elements, scheduler: scheduler) }

  /// Returns a sequence of elements.
  public static func from(
    _ array: [Element], scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> { sending(array, on: scheduler) }

  /// Returns a sequence of elements.
  public static func from<Elements: Sequence>(
    _ sequence: Elements,
    scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> where Elements.Element == Element { sending(sequence, on: scheduler) }

  /// Returns a sequence of one element, or of none.
  public static func from(optional: Element?) -> Observable<Element> {
    optional.map { just($0) } ?? empty()
  }

  /// Returns a sequence that ends at once.
  public static func empty() -> Observable<Element> {
    Observable { observer in
      observer.onCompleted()
      return Disposables.create()
    }
  }

  /// Returns a sequence that sends nothing.
  public static func never() -> Observable<Element> { Observable { _ in Disposables.create() } }

  /// Returns a sequence that ends at once by an error.
  public static func error(_ error: any Error) -> Observable<Element> {
    Observable { observer in
      observer.onError(error)
      return Disposables.create()
    }
  }

  /// Returns a sequence that is made for each observer.
  public static func deferred(
    _ observableFactory: @escaping () throws -> Observable<Element>
  ) -> Observable<Element> {
    Observable { observer in
      do { return try observableFactory().subscribe(observer) } catch {
        observer.onError(error)
        return Disposables.create()
      }
    }
  }

  /// Returns a sequence of one element, again and again.
  public static func repeatElement(
    _ element: Element, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> { sending(Swift.repeatElement(element, count: .max), on: scheduler) }

  /// Returns a sequence of states, each made of the one before, while a condition holds.
  public static func generate(
    initialState: Element, condition: @escaping (Element) throws -> Bool,
    scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance,
    iterate: @escaping (Element) throws -> Element
  ) -> Observable<Element> {
    deferred {
      var elements: [Element] = []
      var state = initialState
      while try condition(state) {
        elements.append(state)
        state = try iterate(state)
      }
      return from(elements, scheduler: scheduler)
    }
  }

  /// Returns a sequence that uses a resource, which ends with it.
  public static func using<Resource: Disposable>(
    _ resourceFactory: @escaping () throws -> Resource,
    observableFactory: @escaping (Resource) throws -> Observable<Element>
  ) -> Observable<Element> {
    deferred {
      let resource = try resourceFactory()
      let source = try observableFactory(resource)
      return Observable { Disposables.create(source.subscribe($0), resource) }
    }
  }

  private static func sending<Elements: Sequence>(
    _ elements: Elements, on scheduler: any ImmediateSchedulerType
  ) -> Observable<Element> where Elements.Element == Element {
    Observable { observer in
      var iterator = elements.makeIterator()
      let result = SerialDisposable()
      func send() -> any Disposable {
        if result.isDisposed { return Disposables.create() }
        guard let element = iterator.next() else {
          observer.onCompleted()
          return Disposables.create()
        }
        observer.onNext(element)
        return result.isDisposed ? Disposables.create() : scheduler.schedule(()) { send() }
      }
      result.disposable = scheduler.schedule(()) { send() }
      return result
    }
  }
}

extension ObservableType where Element: FixedWidthInteger {
  /// Returns a sequence of consecutive numbers.
  public static func range(
    start: Element, count: Element,
    scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> { from(start..<(start + count), scheduler: scheduler) }

  /// Returns a sequence of the numbers from 0, at intervals of the stage's clock.
  public static func interval(
    _ period: RxTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> { timer(period, period: period, scheduler: scheduler) }

  /// Returns a sequence that sends 0 after a time, and with a period the next numbers.
  public static func timer(
    _ dueTime: RxTimeInterval, period: RxTimeInterval? = nil, scheduler: any SchedulerType
  ) -> Observable<Element> {
    Observable { observer in
      guard let period else {
        return StageClock.call(after: dueTime.secondsOfStage) {
          observer.onNext(0)
          observer.onCompleted()
          return Disposables.create()
        }
      }
      var number: Element = 0
      return StageClock.repeating(
        after: dueTime.secondsOfStage, every: period.secondsOfStage
      ) {
        observer.onNext(number)
        number += 1
      }
    }
  }
}
