public import Foundation
internal import StageContext

extension NotificationCenter {
  /// The notifications of a name, as a sequence for `for await`.
  public struct Notifications: AsyncSequence {
    /// A notification.
    public typealias Element = Notification

    private let stream: AsyncStream<Notification>

    init(_ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?) {
      stream = AsyncStream { continuation in
        // It ends with the sequence, which alone has the observer.
        let observation = Observation(center: center)
        observation.observer = center.addObserver(forName: name, object: object, queue: nil) {
          continuation.yield(SentNotification(content: $0).content)
        }
        continuation.onTermination = { _ in observation.end() }
      }
    }

    /// Gives one notification after the other.
    public struct AsyncIterator: AsyncIteratorProtocol {
      fileprivate var iterator: AsyncStream<Notification>.Iterator

      /// Waits for the next notification; nil when the task is cancelled.
      public mutating func next() async -> Notification? {
        await iterator.next(isolation: #isolation)
      }
    }

    /// Returns an iterator.
    public func makeAsyncIterator() -> AsyncIterator {
      AsyncIterator(iterator: stream.makeAsyncIterator())
    }
  }

  /// A notification that is posted and taken on the thread of the stage.
  private struct SentNotification: @unchecked Sendable {
    nonisolated(unsafe) let content: Notification
  }

  /// An observation that ends on the thread of the stage.
  private final class Observation: @unchecked Sendable {
    let center: NotificationCenter
    var observer: (any NSObjectProtocol)?

    init(center: NotificationCenter) { self.center = center }

    func end() {
      if let observer { center.removeObserver(observer) }
      observer = nil
    }
  }

  /// Returns the notifications of a name, as a sequence.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - object: The sender; nil is all.
  /// - Returns: The sequence, which notes notifications from now on.
  public func notifications(
    named name: Notification.Name, object: AnyObject? = nil
  ) -> Notifications { Notifications(self, name, object) }
}

@available(*, unavailable)
extension NotificationCenter.Notifications: Sendable {}
@available(*, unavailable)
extension NotificationCenter.Notifications.AsyncIterator: Sendable {}
