internal import Combine

/// A publisher of the events of an object, which begins with a value if the object has one.
struct EventPublisher<Output>: Publisher {
  typealias Failure = Never

  /// The value at the beginning; nil for events without one.
  var first: (() -> Output?)?
  /// Adds a function that events call, and returns what removes it.
  let attach: (@escaping (Output) -> Void) -> () -> Void

  func receive<Target: Subscriber>(subscriber: Target)
  where Target.Input == Output, Target.Failure == Never {
    let subscription = EventSubscription(subscriber)
    subscriber.receive(subscription: subscription)
    if let value = first?() { subscription.send(value) }
    subscription.onCancel(attach { [weak subscription] in subscription?.send($0) })
  }
}

/// Sends events as far as the subscriber demands them; others are lost.
private final class EventSubscription<Target: Subscriber>: Subscription {
  /// Nil after the end.
  private var subscriber: Target?
  private var demand = Subscribers.Demand.none
  private var end: (() -> Void)?

  init(_ subscriber: Target) { self.subscriber = subscriber }

  func request(_ demand: Subscribers.Demand) { self.demand += demand }

  func send(_ value: Target.Input) {
    guard let subscriber, demand > 0 else { return }
    demand -= 1
    demand += subscriber.receive(value)
  }

  /// Sets what ends the events, and does it if the subscription has been cancelled already.
  func onCancel(_ end: @escaping () -> Void) {
    if subscriber == nil { end() } else { self.end = end }
  }

  func cancel() {
    subscriber = nil
    end?()
    end = nil
  }
}
