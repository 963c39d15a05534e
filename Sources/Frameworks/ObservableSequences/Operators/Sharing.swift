/// How long the elements of a shared sequence are kept.
public enum SubjectLifetimeScope {
  /// As long as there are observers.
  case whileConnected
  /// For ever.
  case forever
}

extension ObservableType {
  /// Begins once for all observers of the same time, and sends new ones the last elements.
  public func share(
    replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected
  ) -> Observable<Element> {
    let sharing = Sharing(asObservable(), replay: replay, scope: scope)
    return Observable { sharing.add($0) }
  }

  /// Begins once for all observers of the same time, and sends new ones the last elements.
  public func shareReplay(_ bufferSize: Int) -> Observable<Element> { share(replay: bufferSize) }

  /// Returns a sequence that begins when it is connected.
  public func publish() -> ConnectableObservable<Element> { multicast(PublishSubject()) }

  /// Returns a sequence that begins when it is connected, and sends new observers the last elements.
  public func replay(_ bufferSize: Int) -> ConnectableObservable<Element> {
    multicast(ReplaySubject.create(bufferSize: bufferSize))
  }

  /// Returns a sequence that begins when it is connected, and sends new observers all elements.
  public func replayAll() -> ConnectableObservable<Element> {
    multicast(ReplaySubject.createUnbounded())
  }

  /// Returns a sequence that sends by a subject when it is connected.
  public func multicast<Subject: SubjectType>(
    _ subject: Subject
  ) -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element {
    ConnectableObservable(subject.asObservable()) { self.subscribe(subject.asObserver()) }
  }
}

/// A sequence that begins when it is connected.
public final class ConnectableObservable<Element>: ObservableType {
  private let observers: Observable<Element>
  private let begin: () -> any Disposable
  private var connection: (any Disposable)?
  private var count = 0

  init(_ observers: Observable<Element>, _ begin: @escaping () -> any Disposable) {
    self.observers = observers
    self.begin = begin
  }

  /// Adds an observer.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element { observers.subscribe(observer) }

  /// Begins, unless that has happened.
  public func connect() -> any Disposable {
    let current = connection ?? begin()
    connection = current
    return Disposables.create { [weak self] in
      current.dispose()
      self?.connection = nil
    }
  }

  /// Returns a sequence that begins with the first observer and ends with the last one.
  public func refCount() -> Observable<Element> {
    Observable { [self] observer in
      let subscription = observers.subscribe(observer)
      count += 1
      let current = connect()
      return Disposables.create {
        subscription.dispose()
        self.count -= 1
        if self.count == 0 { current.dispose() }
      }
    }
  }
}

/// The one subscription of several observers.
private final class Sharing<Element> {
  private let source: Observable<Element>
  private let size: Int
  private let scope: SubjectLifetimeScope
  private var subject: ReplaySubject<Element>?
  private var connection: SerialDisposable?
  private var count = 0

  init(_ source: Observable<Element>, replay: Int, scope: SubjectLifetimeScope) {
    self.source = source
    size = replay
    self.scope = scope
  }

  func add(_ observer: AnyObserver<Element>) -> any Disposable {
    let subject = subject ?? ReplaySubject.create(bufferSize: size)
    self.subject = subject
    let subscription = subject.subscribe(observer)
    count += 1
    if connection == nil { connect(subject) }
    return Disposables.create { [self] in
      subscription.dispose()
      guard self.subject === subject else { return }
      count -= 1
      if count == 0 { end() }
    }
  }

  private func connect(_ subject: ReplaySubject<Element>) {
    let connection = SerialDisposable()
    self.connection = connection
    connection.disposable = source.subscribe { [weak self] event in
      if event.isStopEvent, let self, scope == .whileConnected, self.subject === subject {
        self.subject = nil
        self.connection = nil
        count = 0
      }
      subject.on(event)
    }
  }

  private func end() {
    let last = connection
    connection = nil
    if scope == .whileConnected { subject = nil }
    last?.dispose()
  }
}
