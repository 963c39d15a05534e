internal import Geometry

/// Passes elements from one task to another; each waits for the other.
actor RendezvousChannel<Element: Sendable> {
  private enum State {
    case idle
    case sending(Element, CheckedContinuation<Void, any Error>)
    case receiving(CheckedContinuation<Element?, any Error>)
    case closed((any Error)?)
  }

  private var state = State.idle

  /// Passes an element on; returns when the receiver has taken it.
  ///
  /// - Throws: The error that the channel was closed with, or `CancellationError` if there is none.
  func send(_ element: Element) async throws {
    switch state {
    case .idle:
      try await withCheckedThrowingContinuation { state = .sending(element, $0) }
    case .receiving(let receiver):
      state = .idle
      receiver.resume(returning: element)
    case .sending:
      preconditionFailure("only one task may send at a time")
    case .closed(let error):
      throw error ?? CancellationError()
    }
  }

  /// Waits for an element; returns nil if the channel was closed without an error.
  ///
  /// - Throws: The error that the channel was closed with.
  func receive() async throws -> Element? {
    switch state {
    case .idle:
      return try await withCheckedThrowingContinuation { state = .receiving($0) }
    case .sending(let element, let sender):
      state = .idle
      sender.resume()
      return element
    case .receiving:
      preconditionFailure("only one task may receive at a time")
    case .closed(let error):
      if let error { throw error }
      return nil
    }
  }

  /// Closes the channel and wakes the task that waits; further calls have no effect.
  ///
  /// - Parameter error: The error that ends both sides; nil if all elements were sent.
  func close(throwing error: (any Error)? = nil) {
    switch state {
    case .idle:
      break
    case .sending(_, let sender):
      sender.resume(throwing: error ?? CancellationError())
    case .receiving(let receiver):
      if let error { receiver.resume(throwing: error) } else { receiver.resume(returning: nil) }
    case .closed:
      return
    }
    state = .closed(error)
  }
}
