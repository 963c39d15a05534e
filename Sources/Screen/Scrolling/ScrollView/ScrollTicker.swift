internal import StageKit

/// Calls a function at the multiples of 1/60 s of a stage's time.
final class ScrollTicker {
  /// The calls per second.
  private static let frequency = 60.0

  private var timer: StageTimer?
  private let action: (_ time: Double) -> Void

  /// Starts at the next multiple after the present time.
  init(on stage: Stage, action: @escaping (_ time: Double) -> Void) {
    self.action = action
    schedule(on: stage)
  }

  /// Stops the calls.
  func stop() {
    timer?.invalidate()
    timer = nil
  }

  private func schedule(on stage: Stage) {
    // Half a millionth of an interval covers rounding errors of the time.
    let index = (stage.time * Self.frequency + 5e-7).rounded(.down) + 1
    let interval = index / Self.frequency - stage.time
    timer = stage.scheduledTimer(withTimeInterval: interval, repeats: false) {
      [weak self, weak stage] timer in
      guard let self, let stage, self.timer === timer else { return }
      schedule(on: stage)
      action(stage.time)
    }
  }
}
