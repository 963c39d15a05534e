public import Controls
internal import StageKit

extension ProgressView {
  /// The progress that the line follows in every frame; nil by default.
  public var observedProgress: Progress? {
    get { (AttachedValue.value("observedProgress", of: self) as ProgressObserver?)?.progress }
    set {
      (AttachedValue.value("observedProgress", of: self) as ProgressObserver?)?.stop()
      AttachedValue.set(
        newValue.map { ProgressObserver($0, self) }, "observedProgress", of: self)
    }
  }
}

/// What shows a progress in a line.
private final class ProgressObserver {
  let progress: Progress
  private weak var view: ProgressView?
  private var timer: Timer?

  init(_ progress: Progress, _ view: ProgressView) {
    self.progress = progress
    self.view = view
    update()
    timer = Timer.scheduledTimer(withTimeInterval: CADisplayLink.frameDuration, repeats: true) {
      [weak self] timer in
      guard let self, self.view != nil else { return timer.invalidate() }
      update()
    }
  }

  func stop() { timer?.invalidate() }

  private func update() {
    let fraction = Float(progress.fractionCompleted)
    if let view, view.progress != fraction { view.setProgress(fraction, animated: true) }
  }
}
