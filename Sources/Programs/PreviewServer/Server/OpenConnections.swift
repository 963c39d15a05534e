private import Glibc
private import Synchronization

/// The open connections, whose number is limited.
///
/// Connections that send no request cannot keep others out: the one that has waited longest is
/// closed for a new one.
final class OpenConnections: Sendable {
  private struct State {
    /// The sockets that are open.
    var all: Set<CInt> = []
    /// Those whose request has not come, the oldest first.
    var waiting: [CInt] = []
  }

  /// The maximum number of connections.
  static let maxCount = 64

  private let state = Mutex(State())

  /// Adds a socket.
  ///
  /// - Returns: Whether there was room, or could be made.
  func add(_ socket: CInt) -> Bool {
    state.withLock { state in
      if state.all.count >= Self.maxCount {
        guard let oldest = state.waiting.first else { return false }
        state.waiting.removeFirst()
        state.all.remove(oldest)
        // It is closed after its reader has seen the end and removed it.
        shutdown(oldest, CInt(SHUT_RDWR))
      }
      state.all.insert(socket)
      state.waiting.append(socket)
      return true
    }
  }

  /// Notes that the request of a socket has come, so that it is not closed for others.
  func keep(_ socket: CInt) {
    state.withLock { $0.waiting.removeAll { $0 == socket } }
  }

  /// Removes a socket, before it is closed.
  func remove(_ socket: CInt) {
    state.withLock { state in
      state.all.remove(socket)
      state.waiting.removeAll { $0 == socket }
    }
  }
}
