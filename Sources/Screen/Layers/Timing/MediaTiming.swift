private import Geometry
public import Tween

/// The timing of a layer or animation within its parent's time: `CAMediaTiming`.
///
/// The time of a parent is converted in two steps. The **active** time of the object is
/// `(parent - beginTime) * speed + timeOffset`; the time within its duration follows from repeats
/// and reversed passes.
public protocol MediaTiming: AnyObject {
  /// The begin time, in seconds of the parent; 0 by default.
  var beginTime: Double { get set }
  /// The duration of one pass, in seconds.
  var duration: Double { get set }
  /// The speed relative to the parent; 1 by default, 0 pauses, backwards below 0.
  var speed: Double { get set }
  /// The offset of the active time, in seconds; 0 by default.
  var timeOffset: Double { get set }
  /// The number of iterations; may be fractional or infinite; 0, the default, is once.
  var repeatCount: Double { get set }
  /// The time for which iterations repeat, in seconds; 0, the default, leaves it to `repeatCount`.
  var repeatDuration: Double { get set }
  /// Whether each iteration includes a reversed pass; false by default.
  var autoreverses: Bool { get set }
  /// What the object shows outside of the active time; `.removed` by default.
  var fillMode: MediaTimingFillMode { get set }
}

extension MediaTiming {
  /// Returns the timeline of the object.
  ///
  /// - Parameter duration: The duration of one pass, finite.
  /// - Returns: The timeline, in the time of the parent.
  func timeline(duration: Double) -> MediaTimeline {
    precondition(
      repeatCount >= 0 && repeatDuration >= 0,
      "repeat counts and repeat durations must be 0 or more, not \(repeatCount) and "
        + "\(repeatDuration) s")
    var count = repeatCount > 0 ? repeatCount : 1
    if repeatDuration > 0, duration > 0 {
      count = repeatDuration / (autoreverses ? 2 * duration : duration)
    }
    return MediaTimeline(
      beginTime: beginTime, duration: duration, speed: speed, timeOffset: timeOffset,
      repeatCount: count, autoreverses: autoreverses, fillMode: fillMode)
  }
}
