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

  /// The leaders of all groups that run.
  private static let leaders = Mutex<Set<pid_t>>([])

  /// Records that the program has started as the leader of its group.
  func start(_ leader: pid_t) {
    state.withLock { $0 = .running(leader) }
    _ = Self.leaders.withLock { $0.insert(leader) }
  }

  /// Records that the program has exited, or could not be started.
  func end() {
    let last = state.withLock { state in
      defer { state = .ended }
      return state
    }
    if case .running(let leader) = last { _ = Self.leaders.withLock { $0.remove(leader) } }
  }

  /// Kills the programs of the group.
  func kill() {
    if case .running(let leader) = state.withLock({ $0 }) { Glibc.kill(-leader, SIGKILL) }
  }

  /// Ends the programs of the group and waits for that, less than a second in all.
  ///
  /// They receive SIGTERM, for programs that pass it on, and SIGKILL if they do not exit at once. So
  /// do those of all other groups, so that many do not take longer than one.
  func terminate() {
    guard startedLeader() != nil else { return }
    let leaders = Self.leaders.withLock { $0 }
    for signal in [SIGTERM, SIGKILL] {
      for leader in leaders { Glibc.kill(-leader, signal) }
      for _ in 0..<250 where leaders.contains(where: { Glibc.kill(-$0, 0) == 0 }) { usleep(1000) }
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
