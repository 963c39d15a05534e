internal import Glibc
private import Synchronization

/// The process group of a program, which can be ended from any thread.
final class ProcessGroup: Sendable {
  private enum State {
    case starting
    case running(pid_t)
    case ended
  }

  private let state = Mutex(State.starting)

  /// Records that the program has started as the leader of its group.
  func start(_ leader: pid_t) { state.withLock { $0 = .running(leader) } }

  /// Records that the program has exited, or could not be started.
  func end() { state.withLock { $0 = .ended } }

  /// Kills the programs of the group.
  func kill() {
    if case .running(let leader) = state.withLock({ $0 }) { Glibc.kill(-leader, SIGKILL) }
  }

  /// Ends the programs of the group and waits for that, less than a second in all.
  ///
  /// They receive SIGTERM, for programs that pass it on, and SIGKILL if they do not exit at once.
  func terminate() {
    guard let leader = startedLeader() else { return }
    for signal in [SIGTERM, SIGKILL] {
      Glibc.kill(-leader, signal)
      for _ in 0..<250 where Glibc.kill(-leader, 0) == 0 { usleep(1000) }
    }
  }

  /// Returns the leader, for which it waits if the program is just being started; nil if there is
  /// none.
  private func startedLeader() -> pid_t? {
    for _ in 0..<250 {
      switch state.withLock({ $0 }) {
      case .running(let leader): return leader
      case .ended: return nil
      case .starting: usleep(1000)
      }
    }
    return nil
  }
}
