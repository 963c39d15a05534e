internal import Geometry
internal import PictureKit

/// The sizes of a navigation bar in points, as commonly measured on iOS 13 to 18.
enum NavigationMetrics {
  /// The height of the prompt, and its font.
  static let promptHeight = 30.0
  static let promptFont = Font.systemFont(ofSize: 13)
  /// The height of the large title.
  static let largeHeight = 52.0
  /// The distance of the large title from the upper end of its area.
  static let largeTop = 3.0
  /// The height of the large title's area up to which the bar shows the small title.
  static let smallTitleLimit = largeHeight - 41
  /// The size of the chevron, and its distance from the left margin, to the left.
  static let chevronSize = Size(12, 21)
  static let chevronOutset = 8.0
  /// The distance of the back button's title from the left margin.
  static let backTitleInset = 13.0
  /// The minimum distance from a title to the views beside it.
  static let titleGap = 6.0

  static let titleFont = Font.systemFont(ofSize: 17, weight: .semibold)
  static let largeTitleFont = Font.systemFont(ofSize: 34, weight: .bold)
  static let backTitleFont = Font.systemFont(ofSize: 17)

  /// The duration of a push or pop in seconds, as commonly measured for `UINavigationController`.
  ///
  /// The motion is that of UIKit's default spring, which is critically damped and therefore fast at
  /// first.
  static let duration = 0.35
  /// The duration in seconds in which the small title appears under a large one; as commonly
  /// measured.
  static let titleFadeDuration = 0.2

  /// The arrow of the back button, as a template.
  static var chevron: Drawing {
    Drawing(size: chevronSize) { canvas in
      canvas.setLineWidth(2.5)
      canvas.setLineCap(.round)
      canvas.setLineJoin(.round)
      canvas.move(to: Point(10.25, 2))
      canvas.addLine(to: Point(1.75, 10.5))
      canvas.addLine(to: Point(10.25, 19))
      canvas.strokePath()
    }
    .withRenderingMode(.alwaysTemplate)
  }
}
