internal import Geometry

/// The figures of sheets, in points and seconds.
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
  /// The height of the part at the upper edge in which taps are for the grabber; chosen by eye.
  static let grabberTouchSize = Size(100, 24)
  /// The duration of UIKit's default spring, critically damped: the settling time of a spring with
  /// mass 3 and stiffness 1000, published by re-implementations of UIKit.
  static let springDuration = 0.505823782
  /// The distance in points that a sheet would move on per point a second of its speed when it is
  /// released: d / (1 - d) / 1000 with the rate d = 0.998 of scroll views, the projection of the
  /// talk Designing Fluid Interfaces (WWDC 2018, 803).
  static let projection = 0.998 / (1 - 0.998) / 1000
}
