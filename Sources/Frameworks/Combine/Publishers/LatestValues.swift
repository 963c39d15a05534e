internal import OpenCombine

/// A publisher of the latest values of several others, as soon as each has one, and with every new
/// one.
struct LatestValues<Failure: Error>: Publisher {
  typealias Output = [Any]

  let upstreams: [AnyPublisher<Any, Failure>]

  func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == [Any], Downstream.Failure == Failure {
    let subscription = LatestValuesSubscription(subscriber, count: upstreams.count)
    subscriber.receive(subscription: subscription)
    for (index, upstream) in upstreams.enumerated() {
      upstream.sink {
        subscription.complete($0)
      } receiveValue: {
        subscription.receive($0, at: index)
      }.store(in: subscription)
    }
  }
}

private final class LatestValuesSubscription<Downstream: Subscriber>: Subscription
where Downstream.Input == [Any] {
  private var subscriber: Downstream?
  private var values: [Any?]
  private var demand = Subscribers.Demand.none
  private var isWaiting = false
  private var remaining: Int
  private var upstreams: [AnyCancellable] = []

  init(_ subscriber: Downstream, count: Int) {
    self.subscriber = subscriber
    values = Array(repeating: nil, count: count)
    remaining = count
  }

  func add(_ upstream: AnyCancellable) {
    if subscriber == nil { upstream.cancel() } else { upstreams.append(upstream) }
  }

  func receive(_ value: Any, at index: Int) {
    values[index] = .some(value)
    send()
  }

  private func send() {
    let latest = values.compactMap(\.self)
    guard latest.count == values.count, let subscriber else { return }
    guard demand > 0 else {
      isWaiting = true
      return
    }
    isWaiting = false
    demand -= 1
    demand += subscriber.receive(latest)
  }

  func complete(_ completion: Subscribers.Completion<Downstream.Failure>) {
    guard let subscriber else { return }
    remaining -= 1
    if case .finished = completion, remaining > 0 { return }
    cancel()
    subscriber.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    self.demand += demand
    if isWaiting { send() }
  }

  func cancel() {
    subscriber = nil
    let upstreams = upstreams
    self.upstreams = []
    for upstream in upstreams { upstream.cancel() }
  }
}

extension AnyCancellable {
  fileprivate func store<Downstream: Subscriber>(
    in subscription: LatestValuesSubscription<Downstream>
  ) { subscription.add(self) }
}

extension Publisher {
  /// The publisher with values of no type.
  var untyped: AnyPublisher<Any, Failure> { map { $0 as Any }.eraseToAnyPublisher() }
}
