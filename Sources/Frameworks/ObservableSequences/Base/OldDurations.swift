internal import UIKit

// Durations as numbers of seconds, as the fourth version of RxSwift has them.

extension DispatchTimeInterval {
  fileprivate init(seconds: Double) {
    self = .nanoseconds(Int((max(seconds, 0) * 1_000_000_000).rounded()))
  }
}

extension ObservableType {
  /// Sends an element if no other one comes for some seconds.
  public func debounce(
    _ dueTime: Double, scheduler: any SchedulerType
  ) -> Observable<Element> { debounce(.init(seconds: dueTime), scheduler: scheduler) }

  /// Sends the first and the last element of each of some seconds.
  public func throttle(
    _ dueTime: Double, latest: Bool = true, scheduler: any SchedulerType
  ) -> Observable<Element> {
    throttle(.init(seconds: dueTime), latest: latest, scheduler: scheduler)
  }

  /// Sends elements some seconds later.
  public func delay(_ dueTime: Double, scheduler: any SchedulerType) -> Observable<Element> {
    delay(.init(seconds: dueTime), scheduler: scheduler)
  }

  /// Subscribes some seconds later.
  public func delaySubscription(
    _ dueTime: Double, scheduler: any SchedulerType
  ) -> Observable<Element> { delaySubscription(.init(seconds: dueTime), scheduler: scheduler) }

  /// Fails if no element comes for some seconds.
  public func timeout(_ dueTime: Double, scheduler: any SchedulerType) -> Observable<Element> {
    timeout(.init(seconds: dueTime), scheduler: scheduler)
  }
}

extension ObservableType where Element: FixedWidthInteger {
  /// Returns a sequence of numbers with some seconds between them.
  public static func interval(
    _ period: Double, scheduler: any SchedulerType
  ) -> Observable<Element> { interval(.init(seconds: period), scheduler: scheduler) }

  /// Returns a sequence of a number after some seconds, and of others with a period.
  public static func timer(
    _ dueTime: Double, period: Double? = nil, scheduler: any SchedulerType
  ) -> Observable<Element> {
    timer(
      .init(seconds: dueTime), period: period.map { .init(seconds: $0) }, scheduler: scheduler)
  }
}

extension SharedSequence {
  /// Sends an element if no other one comes for some seconds.
  public func debounce(_ dueTime: Double) -> SharedSequence<SharingStrategy, Element> {
    debounce(.init(seconds: dueTime))
  }

  /// Sends the first and the last element of each of some seconds.
  public func throttle(
    _ dueTime: Double, latest: Bool = true
  ) -> SharedSequence<SharingStrategy, Element> {
    throttle(.init(seconds: dueTime), latest: latest)
  }

  /// Sends elements some seconds later.
  public func delay(_ dueTime: Double) -> SharedSequence<SharingStrategy, Element> {
    delay(.init(seconds: dueTime))
  }
}
