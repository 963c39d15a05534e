internal import Geometry
public import StageKit

/// A label whose text is updated sixty times per second of stage time.
///
/// ```swift
/// let speed = LiveLabel()
/// speed.follow(stage) { "\(decimalText(animator.velocity(of: ball).length)) pt/s" }
/// ```
public final class LiveLabel: Label {
  private var timer: StageTimer?

  /// Shows a text now and whenever it changes, until the label is released or another text is set.
  ///
  /// - Parameters:
  ///   - stage: The stage with the time.
  ///   - fits: Whether the label is as large as its text, about the same center; false by default.
  ///   - text: A function that returns the text; it must not retain the stage.
  public func follow(_ stage: Stage, sizeToFit fits: Bool = false, text: @escaping () -> String) {
    timer?.invalidate()
    show(text(), fits)
    // Once more at the present time, after all events of that time: behaviors set the velocities of
    // items.
    stage.perform(at: stage.time) { [weak self] in
      if let self, timer?.isValid == true { show(text(), fits) }
    }
    timer = stage.scheduledTimer(withTimeInterval: 1.0 / 60, repeats: true) { [weak self] timer in
      guard let self, self.timer === timer else { return timer.invalidate() }
      show(text(), fits)
    }
  }

  private func show(_ text: String, _ fits: Bool) {
    guard super.text != text else { return }
    super.text = text
    if fits { bounds.size = sizeThatFits(.zero) }
  }

  override public var text: String? {
    get { super.text }
    set {
      timer?.invalidate()
      timer = nil
      super.text = newValue
    }
  }
}
