/// The figures that make taps, as commonly measured on iOS.
enum TapTiming {
  /// The maximum time from the end of a tap to the beginning of the next, in seconds.
  static let maxGap = 0.35
  /// The maximum distance that a finger moves in a tap, and that taps have, in points.
  static let maxDistance = 45.0
  /// The maximum duration of each of several taps, in seconds; a single tap may last any time.
  ///
  /// The figure is published without a measurement.
  static let maxPressDuration = 0.75
}
