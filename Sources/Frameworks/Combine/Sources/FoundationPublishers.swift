public import OpenCombine
public import StageFoundation

extension NotificationCenter {
  /// Returns a publisher of the notifications of a name.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - object: The sender; nil is all.
  /// - Returns: The publisher.
  public func publisher(
    for name: Notification.Name, object: AnyObject? = nil
  ) -> Publisher { Publisher(center: self, name: name, object: object) }

  /// A publisher of the notifications of a name.
  public struct Publisher: OpenCombine.Publisher {
    /// The notifications.
    public typealias Output = Notification
    /// There is no failure.
    public typealias Failure = Never

    /// The center.
    public let center: NotificationCenter
    /// The name.
    public let name: Notification.Name
    /// The sender; nil is all.
    public let object: AnyObject?

    /// Adds a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Notification, Downstream.Failure == Never {
      observed(by: subscriber) { [center, name, object] send in
        let observer = center.addObserver(forName: name, object: object, queue: nil, using: send)
        return AnyCancellable { center.removeObserver(observer) }
      }
    }
  }
}

@available(*, unavailable)
extension NotificationCenter.Publisher: Sendable {}

extension KeyValueCoding {
  /// Returns a publisher of a property's value, and of its values when it changes.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - options: Whether the present value comes first, which it does by default.
  /// - Returns: The publisher.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
    NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
  }
}

extension NSObject {
  /// A publisher of the values of a property.
  public struct KeyValueObservingPublisher<Subject: KeyValueCoding, Value>: Publisher {
    /// The values.
    public typealias Output = Value
    /// There is no failure.
    public typealias Failure = Never

    /// The object.
    public let object: Subject
    /// The property.
    public let keyPath: KeyPath<Subject, Value>
    /// Whether the present value comes first.
    public let options: NSKeyValueObservingOptions

    /// Adds a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Value, Downstream.Failure == Never {
      observed(by: subscriber) { [object, keyPath, options] send in
        let observation = object.observe(keyPath, options: options) { object, _ in
          send(object[keyPath: keyPath])
        }
        return AnyCancellable { observation.invalidate() }
      }
    }
  }
}

@available(*, unavailable)
extension NSObject.KeyValueObservingPublisher: Sendable {}

extension URLSession {
  /// Returns a publisher of the answer to a request, which begins for each subscriber.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }
  /// Returns a publisher of the bytes of an address.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// A publisher of the answer to a request.
  public struct DataTaskPublisher: Publisher {
    /// The bytes and the response.
    public typealias Output = (data: Data, response: URLResponse)
    /// The error of a request.
    public typealias Failure = URLError

    /// The request.
    public let request: URLRequest
    /// The session.
    public let session: URLSession

    /// Adds a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == URLError {
      let subject = PassthroughSubject<Output, URLError>()
      let task = session.dataTask(with: request) { data, response, error in
        if let data, let response {
          subject.send((data, response))
          subject.send(completion: .finished)
        } else {
          subject.send(completion: .failure(error as? URLError ?? URLError(.unknown)))
        }
      }
      subject.handleEvents(receiveCancel: { task.cancel() }).receive(subscriber: subscriber)
      task.resume()
    }
  }
}

@available(*, unavailable)
extension URLSession.DataTaskPublisher: Sendable {}

// swift-format-ignore: AvoidRetroactiveConformances
extension JSONDecoder: @retroactive TopLevelDecoder {}
// swift-format-ignore: AvoidRetroactiveConformances
extension JSONEncoder: @retroactive TopLevelEncoder {}
// swift-format-ignore: AvoidRetroactiveConformances
extension PropertyListDecoder: @retroactive TopLevelDecoder {}
// swift-format-ignore: AvoidRetroactiveConformances
extension PropertyListEncoder: @retroactive TopLevelEncoder {}

/// Sends the values of an observation to a subscriber until that cancels.
private func observed<Downstream: Subscriber>(
  by subscriber: Downstream,
  _ begin: @escaping (@escaping (Downstream.Input) -> Void) -> AnyCancellable
) where Downstream.Failure == Never {
  let subscription = Observation(subscriber)
  subscriber.receive(subscription: subscription)
  guard !subscription.isCancelled else { return }
  subscription.observation = begin { [weak subscription] in subscription?.send($0) }
}

private final class Observation<Downstream: Subscriber>: Subscription
where Downstream.Failure == Never {
  private var subscriber: Downstream?
  private var demand = Subscribers.Demand.none
  var observation: AnyCancellable?
  var isCancelled: Bool { subscriber == nil }

  init(_ subscriber: Downstream) { self.subscriber = subscriber }

  func send(_ value: Downstream.Input) {
    guard demand > 0, let subscriber else { return }
    demand -= 1
    demand += subscriber.receive(value)
  }

  func request(_ demand: Subscribers.Demand) { self.demand += demand }

  func cancel() {
    subscriber = nil
    observation = nil
  }
}
