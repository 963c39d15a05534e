internal import Geometry
internal import PictureKit
internal import StageKit

/// Figure 6-1: a plot of the scale over one and a half seconds, with a dot at the current time.
final class ScalePlot: View {
  private let curve: DampedSine
  private let dot = Dot(at: .zero)

  private static let times = 0.0...1.5
  private static let scales = 0.8...1.4

  init(of curve: DampedSine, frame: Rect) {
    self.curve = curve
    super.init(frame: frame)
    name = "plot"
    addSubview(dot)
    mark(0, scale: 1)
  }

  /// Moves the dot to a time, in seconds, and a scale; the time is clamped to the plot.
  func mark(_ time: Double, scale: Double) {
    dot.center = point(min(time, Self.times.upperBound), scale)
  }

  override func draw(_ rect: Rect, in canvas: Canvas) {
    let font = Font.systemFont(ofSize: 11)
    let textColor = Color.darkGray
    canvas.setLineWidth(1)
    canvas.setStrokeColor(.lightGray)
    for scale in [0.8, 1, 1.2, 1.4] {
      let start = point(Self.times.lowerBound, scale)
      canvas.move(to: start)
      canvas.addLine(to: point(Self.times.upperBound, scale))
      canvas.strokePath()
      canvas.draw(
        scale.fixed(1), atBaseline: start + Vector(dx: -5, dy: font.capHeight / 2),
        font: font, alignment: .right, color: textColor)
    }
    for time in [0, 0.5, 1, 1.5] {
      let start = point(time, Self.scales.lowerBound)
      canvas.move(to: start)
      canvas.addLine(to: point(time, Self.scales.upperBound))
      canvas.strokePath()
      canvas.draw(
        time.fixed(1), atBaseline: start + Vector(dx: 0, dy: 13), font: font,
        alignment: .center, color: textColor)
    }
    canvas.draw(
      "scale", atBaseline: Point(0, 9), font: font, color: textColor)
    canvas.draw(
      "seconds", atBaseline: Point(rect.maxX, rect.maxY - 3), font: font,
      alignment: .right, color: textColor)

    canvas.setStrokeColor(.tileBlue)
    canvas.setLineWidth(2)
    canvas.setLineJoin(.round)
    canvas.move(to: point(0, curve.scale(at: 0)))
    for step in 1...150 {
      let time = Double(step) / 100
      canvas.addLine(to: point(time, curve.scale(at: time)))
    }
    canvas.strokePath()
  }

  /// Returns the point of a time and a scale in the plot.
  private func point(_ time: Double, _ scale: Double) -> Point {
    func fraction(_ value: Double, of range: ClosedRange<Double>) -> Double {
      (value - range.lowerBound) / (range.upperBound - range.lowerBound)
    }
    let area = bounds.inset(by: Insets(top: 16, left: 30, bottom: 32, right: 10))
    return Point(
      area.minX + fraction(time, of: Self.times) * area.width,
      area.maxY - fraction(scale, of: Self.scales) * area.height)
  }
}
