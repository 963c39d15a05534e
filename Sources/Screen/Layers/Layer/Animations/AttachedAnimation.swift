internal import Tween

/// An animation of a layer, with what is scheduled for it.
final class AttachedAnimation {
  let key: String?
  let animation: Animation
  /// Whether the begin time was left to the layer.
  let beginsWhenAdded: Bool
  let completions: [TransactionCompletion]
  /// Whether the delegate has been notified of the start.
  var hasStarted = false
  /// Whether the delegate has been notified of the end.
  var hasEnded = false
  /// Counts the schedules; events of older ones are ignored.
  var schedule = 0

  init(
    key: String?, animation: Animation, beginsWhenAdded: Bool,
    completions: [TransactionCompletion]
  ) {
    self.key = key
    self.animation = animation
    self.beginsWhenAdded = beginsWhenAdded
    self.completions = completions
    for completion in completions { completion.animationWasAdded() }
  }

  /// The end, in the time of the layer.
  var endTime: Double {
    guard let offset = animation as? OffsetAnimation else {
      return animation.timeline(duration: animation.duration).endTime
    }
    return offset.endsByItself ? offset.end : .infinity
  }

  /// Reports the start.
  func start() {
    guard !hasStarted, !hasEnded else { return }
    hasStarted = true
    animation.delegate?.animationDidStart(animation)
  }

  /// Reports the end.
  func end(finished: Bool) {
    guard !hasEnded else { return }
    start()
    hasEnded = true
    animation.delegate?.animationDidStop(animation, finished: finished)
    for completion in completions { completion.animationDidEnd() }
  }
}
