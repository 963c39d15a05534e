/// The observers of a subject, in the order in which they were added.
final class ObserverList<Element> {
  private var members: [(number: Int, observer: AnyObserver<Element>)] = []
  private var next = 0
  /// The event that ended the subject.
  private(set) var end: Event<Element>?
  private(set) var isDisposed = false

  var hasObservers: Bool { !members.isEmpty }

  /// Adds an observer.
  ///
  /// - Parameters:
  ///   - observer: The observer.
  ///   - first: The elements that it receives at once.
  ///   - evenAtEnd: Whether it receives them after an end, too.
  /// - Returns: The subscription.
  func add<Observer: ObserverType>(
    _ observer: Observer, after first: [Element] = [], evenAtEnd: Bool = false
  ) -> any Disposable where Observer.Element == Element {
    if isDisposed { return Disposables.create() }
    if let end {
      if evenAtEnd { for value in first { observer.onNext(value) } }
      observer.on(end)
      return Disposables.create()
    }
    next += 1
    let number = next
    members.append((number, AnyObserver(observer)))
    for value in first { observer.onNext(value) }
    return Disposables.create { [weak self] in self?.members.removeAll { $0.number == number } }
  }

  /// Sends an event to the observers that are there; an end is the last one.
  func on(_ event: Event<Element>) {
    guard end == nil, !isDisposed else { return }
    let receivers = members
    if event.isStopEvent {
      end = event
      members = []
      for (_, observer) in receivers { observer.on(event) }
      return
    }
    for (number, observer) in receivers where members.contains(where: { $0.number == number }) {
      observer.on(event)
    }
  }

  /// Removes the observers, and adds none.
  func dispose() {
    isDisposed = true
    members = []
  }
}
