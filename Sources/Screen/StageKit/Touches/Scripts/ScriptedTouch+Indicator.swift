internal import Geometry
internal import PictureKit

extension ScriptedTouch {
  /// The time for which the indicator stays opaque after the end of the touch, in seconds.
  private static let indicatorHoldDuration = 0.1
  /// The time in which the indicator then fades out, in seconds.
  private static let indicatorFadeDuration = 0.25
  /// The radius of the indicator in points, about that of a fingertip.
  private static let indicatorRadius = 20.0

  private static let indicatorPicture = Picture { canvas in
    let box = Rect(center: .zero, size: Size(2 * indicatorRadius, 2 * indicatorRadius))
    canvas.setFillColor(Color(white: 0.35, alpha: 0.4))
    canvas.fillEllipse(in: box)
    canvas.setStrokeColor(Color(white: 1, alpha: 0.7))
    canvas.setLineWidth(1.5)
    canvas.strokeEllipse(in: box.insetBy(dx: 0.75, dy: 0.75))
  }

  /// Returns the opacity of the indicator at a time, 0...1.
  func indicatorOpacity(at time: Double) -> Double {
    guard let end else { return 1 }
    let fadingTime = time - end - Self.indicatorHoldDuration
    return min(max(1 - fadingTime / Self.indicatorFadeDuration, 0), 1)
  }

  /// Returns the indicator at a time, a disc at the interpolated location; nil after its fade-out.
  func indicator(at time: Double) -> FrameLayer? {
    let opacity = indicatorOpacity(at: time)
    guard opacity > 0 else { return nil }
    let location = path.location(at: time)
    return FrameLayer(
      picture: Self.indicatorPicture,
      transform: Transform(translationX: location.x, y: location.y), opacity: opacity)
  }
}
