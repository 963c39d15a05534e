internal import StageKit

extension UIApplication {
  /// Schedules a shake of the device.
  ///
  /// The first responder receives it, or without one the controller that is presented last.
  ///
  /// - Parameters:
  ///   - time: The time of the beginning, in seconds of the stage, not before the present time.
  ///   - duration: The duration, in seconds; 0.5 by default.
  public func shake(at time: Double, duration: Double = 0.5) {
    stage.perform(at: time) { [unowned self] in
      let event = UIEvent(shakeAt: stage.time)
      let responder = motionResponder
      responder?.motionBegan(.motionShake, with: event)
      stage.perform(at: time + max(duration, 0)) {
        responder?.motionEnded(.motionShake, with: event)
      }
    }
  }

  private var motionResponder: UIResponder? {
    if let first = stage.firstResponder { return first }
    let root = keyWindow?.rootViewController
    let presented = sequence(first: root) { $0?.presentedViewController }
    return presented.prefix { $0 != nil }.reduce(keyWindow) { $1 ?? $0 }
  }
}
