internal import Tween

/// The key times of an animation, made to fit its keyframes.
///
/// Core Animation runs an animation whose times do not fit, too.
struct KeyTimes {
  /// The times, as many as the mode needs; nil for evenly spaced ones.
  let values: [Double]?
  /// What is ignored, for the log; nil if nothing is.
  let note: String?

  /// Creates the times of a number of keyframes.
  init(_ given: [Double]?, keyframes: Int, mode: CalculationMode) {
    guard let given, !mode.isPaced else {
      (values, note) = (nil, nil)
      return
    }
    let needed = mode == .discrete ? keyframes + 1 : keyframes
    let times = mode == .discrete && given.count == keyframes ? given + [1] : given
    guard times.count >= needed else {
      values = nil
      note = "only \(given.count) key times for \(keyframes) keyframes; they are ignored"
      return
    }
    let used = Array(times.prefix(needed))
    guard used.allSatisfy((0...1).contains), zip(used, used.dropFirst()).allSatisfy(<=) else {
      values = nil
      note = "key times that do not rise from 0 to 1: \(given); they are ignored"
      return
    }
    values = used
    note =
      times.count == needed
      ? nil : "\(given.count) key times for \(keyframes) keyframes; those beyond are ignored"
  }
}
