public import OpenCombine
internal import StageContext
public import StageFoundation
internal import StageKit

extension Timer {
  /// Returns a publisher of dates at intervals of the stage's time, while it is connected.
  ///
  /// - Parameters:
  ///   - interval: The interval, in seconds.
  ///   - tolerance: How exact times are; they are exact.
  ///   - runLoop: The run loop, which changes nothing.
  ///   - mode: Its mode, which changes nothing.
  ///   - options: Options, which change nothing.
  /// - Returns: The publisher.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: StageSchedulerOptions? = nil
  ) -> TimerPublisher { TimerPublisher(interval: interval, tolerance: tolerance) }

  /// A publisher of dates at intervals of the stage's time.
  public final class TimerPublisher: ConnectablePublisher {
    /// The dates.
    public typealias Output = Date
    /// There is no failure.
    public typealias Failure = Never

    /// The interval, in seconds.
    public let interval: TimeInterval
    /// How exact times are; they are exact.
    public let tolerance: TimeInterval?
    private let subject = PassthroughSubject<Date, Never>()

    init(interval: TimeInterval, tolerance: TimeInterval?) {
      self.interval = interval
      self.tolerance = tolerance
    }

    /// Adds a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Date, Downstream.Failure == Never {
      subject.receive(subscriber: subscriber)
    }

    /// Starts the clock.
    public func connect() -> any Cancellable {
      let timer = Timer.scheduledTimer(withTimeInterval: interval, repeats: true) {
        [subject] _ in subject.send(ApplicationContext.shared.date)
      }
      return AnyCancellable { timer.invalidate() }
    }
  }
}

@available(*, unavailable)
extension Timer.TimerPublisher: Sendable {}
