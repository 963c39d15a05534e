internal import Geometry

/// The dimensions and durations of sheets, in points and seconds.
enum SheetMetrics {
  /// The radius of the upper corners of iOS 13 to 18, as commonly measured.
  static let cornerRadius = 10.0
  /// The distance of a large sheet from the upper safe area, as commonly measured.
  static let topGap = 10.0
  /// The scale of the view behind a large sheet: that of flutter cupertino/sheet.dart, measured on
  /// iOS 18.
  static let presentingScale = 0.9165
  /// The size of the grabber, and its distance from the upper edge; as commonly measured.
  static let grabberSize = Size(36, 5)
  static let grabberTop = 5.0
  /// The size of the area at the upper edge in which taps hit the grabber; chosen by eye.
  static let grabberTouchSize = Size(100, 24)
  /// The duration of UIKit's default spring, critically damped: the settling time of a spring with
  /// mass 3 and stiffness 1000, published by reimplementations of UIKit.
  static let springDuration = 0.505823782
  /// The distance, in points, that a released sheet would travel for each point per second of its
  /// speed: d / (1 - d) / 1000 with the rate d = 0.998 of scroll views, the projection of the talk
  /// Designing Fluid Interfaces (WWDC 2018, 803).
  static let projection = 0.998 / (1 - 0.998) / 1000
}
