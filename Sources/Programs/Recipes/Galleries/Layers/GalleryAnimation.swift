internal import Layers
internal import StageKit
internal import Tween

extension Layer {
  /// Adds an animation that runs to and fro for the whole film.
  func swing(_ keyPath: String, from start: Any, to end: Any, duration: Double = 2) {
    let animation = BasicAnimation(keyPath: keyPath)
    animation.fromValue = start
    animation.toValue = end
    animation.duration = duration
    animation.autoreverses = true
    animation.repeatCount = .infinity
    animation.timingFunction = .easeInOut
    add(animation, forKey: nil)
  }

  /// Adds an animation that runs again and again at constant speed.
  func turn(_ keyPath: String, from start: Any, to end: Any, duration: Double = 4) {
    let animation = BasicAnimation(keyPath: keyPath)
    animation.fromValue = start
    animation.toValue = end
    animation.duration = duration
    animation.repeatCount = .infinity
    add(animation, forKey: nil)
  }
}
