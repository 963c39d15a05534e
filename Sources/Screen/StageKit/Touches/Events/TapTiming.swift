/// The thresholds for taps, as commonly measured on iOS.
enum TapTiming {
  /// The maximum time from the end of a tap to the beginning of the next, in seconds.
  static let maxGap = 0.35
  /// The maximum distance, in points, that a finger moves in a tap and that successive taps are
  /// apart.
  static let maxDistance = 45.0
  /// The maximum duration of each of several taps, in seconds; a single tap may last any length of
  /// time.
  ///
  /// The figure is published without a measurement.
  static let maxPressDuration = 0.75
}
