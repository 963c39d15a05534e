internal import Synchronization
internal import SystemPackage

/// Watches for progress of ffmpeg: bytes that it reads, and bytes that it writes.
///
/// While it waits for frames it need not make any.
final class StallWatch: Sendable {
  private struct State {
    var lastProgress = ContinuousClock.now
    /// Whether ffmpeg has something to do; otherwise it waits for frames.
    var isBusy = false
    var hasNoticed = false
    var hasTimedOut = false
  }

  private let policy: Movie.StallPolicy
  private let output: FilePath
  private let state = Mutex(State())

  /// Creates a watch; progress counts from now on.
  ///
  /// - Parameters:
  ///   - policy: The times to wait.
  ///   - output: The file that ffmpeg writes.
  init(_ policy: Movie.StallPolicy, output: FilePath) {
    self.policy = policy
    self.output = output
  }

  /// Whether the timeout has passed without progress.
  var hasTimedOut: Bool { state.withLock { $0.hasTimedOut } }

  /// Records what happens to ffmpeg's input.
  func record(_ event: DescriptorWriter.Event) {
    state.withLock { state in
      switch event {
      case .began: state.isBusy = true
      case .wrote: break
      case .ended: state.isBusy = false
      }
      state.lastProgress = .now
      state.hasNoticed = false
    }
  }

  /// Watches until the task is cancelled or the timeout has passed.
  ///
  /// - Parameter end: Ends ffmpeg; called after the timeout.
  func run(end: @Sendable () -> Void) async {
    let delays = [policy.timeout, policy.noticeDelay].compactMap { $0 }
    // Often enough that a delay is exceeded by at most a tenth.
    let interval = min(.seconds(1), (delays.min() ?? .seconds(1)) / 10)
    var size = try? output.stat().size
    while (try? await Task.sleep(for: interval)) != nil {
      let newSize = try? output.stat().size
      if newSize != size { record(.wrote) }
      size = newSize
      if isStalled(end: end) { return }
    }
  }

  /// Gives notice after its delay; ends ffmpeg and returns true after the timeout.
  private func isStalled(end: () -> Void) -> Bool {
    let (notices, timesOut) = state.withLock { state in
      guard state.isBusy else { return (false, false) }
      let idle = ContinuousClock.now - state.lastProgress
      let notices = idle >= policy.noticeDelay && !state.hasNoticed
      if notices { state.hasNoticed = true }
      if let timeout = policy.timeout, idle >= timeout { state.hasTimedOut = true }
      return (notices, state.hasTimedOut)
    }
    if notices {
      policy.notice?("ffmpeg has made no progress for \(policy.noticeDelay.sentence).")
    }
    if timesOut { end() }
    return timesOut
  }
}

extension Duration {
  /// The duration with its unit: `60 seconds`, `0.5 seconds`.
  var sentence: String {
    let seconds = self / .seconds(1)
    let text = seconds == seconds.rounded() ? "\(Int(seconds))" : "\(seconds)"
    return "\(text) second\(seconds == 1 ? "" : "s")"
  }
}
