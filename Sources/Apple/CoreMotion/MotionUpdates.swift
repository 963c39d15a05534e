internal import StageContext
internal import StageKit

/// The updates of one sensor: at an interval, and for a handler or those who ask.
final class MotionUpdates {
  /// The interval, in seconds.
  var interval: Double = 0.01 {
    didSet { if isActive { start() } }
  }
  /// Whether updates have been started.
  private(set) var isActive = false
  private var handler: (() -> Void)?
  private var timer: StageTimer?

  deinit { timer?.invalidate() }

  /// Starts updates without a handler.
  func start() {
    timer?.invalidate()
    isActive = true
    guard let handler else { return }
    // The sensors of devices give 100 values a second at most.
    timer = ApplicationContext.shared.stage.scheduledTimer(
      withTimeInterval: interval.isFinite ? max(interval, 0.01) : 0.01, repeats: true
    ) { _ in handler() }
  }

  /// Starts updates that are sent to a handler.
  func start(on queue: OperationQueue, handler: @escaping () -> Void) {
    self.handler = { [weak self] in
      queue.addOperation { if self?.isActive == true { handler() } }
    }
    start()
  }

  /// Stops updates.
  func stop() {
    isActive = false
    handler = nil
    timer?.invalidate()
    timer = nil
  }
}
