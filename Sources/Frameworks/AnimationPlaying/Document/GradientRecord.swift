internal import ElementaryFunctions
internal import Geometry
internal import PictureKit
internal import UIKit

/// The colors of a gradient, and where they begin and end.
struct GradientRecord {
  private let stopCount: Int
  private let colors: AnimatedValue<[Double]>
  private let start: AnimatedValue<[Double]>
  private let end: AnimatedValue<[Double]>
  private let isRadial: Bool
  /// How far the focus of a radial one is on the way to its edge, in percent.
  private let highlight: AnimatedValue<[Double]>?
  /// The direction to the focus, in degrees from that to the end.
  private let highlightAngle: AnimatedValue<[Double]>?

  init?(_ fields: Fields) {
    guard let gradient = fields.fields("g"), let count = gradient.integer("p"), count > 0,
      let colors = AnimatedValue<[Double]>(gradient.fields("k")),
      let start = AnimatedValue<[Double]>(fields.fields("s")),
      let end = AnimatedValue<[Double]>(fields.fields("e"))
    else { return nil }
    (stopCount, self.colors, self.start, self.end) = (count, colors, start, end)
    isRadial = fields.integer("t") == 2
    highlight = AnimatedValue(fields.fields("h"))
    highlightAngle = AnimatedValue(fields.fields("a"))
  }

  /// Returns the paint at a frame.
  func paint(at frame: Double, opacity: Double) -> Paint {
    let gradient = Gradient(stops: stops(at: frame, opacity: opacity))
    let (start, end) = (start.point(at: frame), end.point(at: frame))
    guard isRadial else { return .linearGradient(gradient, start: start, end: end) }
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let radius = (dx * dx + dy * dy).squareRoot()
    let distance = radius * min(max((highlight?.number(at: frame) ?? 0) / 100, -0.99), 0.99)
    let angle =
      ElementaryFunctions.atan2(dy, dx) + (highlightAngle?.number(at: frame) ?? 0) * .pi / 180
    let focus = Point(
      start.x + distance * ElementaryFunctions.cos(angle),
      start.y + distance * ElementaryFunctions.sin(angle))
    return .radialGradient(
      gradient, startCenter: focus, startRadius: 0, endCenter: start, endRadius: radius)
  }

  /// The colors of four numbers each, after which locations and opacities may follow.
  private func stops(at frame: Double, opacity: Double) -> [Gradient.Stop] {
    let values = colors.value(at: frame)
    let count = min(stopCount, values.count / 4)
    let rest = values.dropFirst(count * 4)
    let opacities = stride(from: rest.startIndex, to: rest.endIndex - 1, by: 2).map {
      (location: rest[$0], opacity: rest[$0 + 1])
    }
    func color(at location: Double) -> (Double, Double, Double) {
      func component(_ index: Int, _ part: Int) -> Double { values[index * 4 + part] }
      let next = (0..<count).first { component($0, 0) >= location } ?? count - 1
      let before = max(next - 1, 0)
      let span = component(next, 0) - component(before, 0)
      let fraction = span > 0 ? min(max((location - component(before, 0)) / span, 0), 1) : 1
      func mixed(_ part: Int) -> Double {
        component(before, part) + (component(next, part) - component(before, part)) * fraction
      }
      return (mixed(1), mixed(2), mixed(3))
    }
    func alpha(at location: Double) -> Double {
      guard let last = opacities.last else { return 1 }
      let next = opacities.firstIndex { $0.location >= location }
      guard let next else { return last.opacity }
      let before = max(next - 1, 0)
      let span = opacities[next].location - opacities[before].location
      let fraction = span > 0 ? (location - opacities[before].location) / span : 1
      return opacities[before].opacity
        + (opacities[next].opacity - opacities[before].opacity) * min(max(fraction, 0), 1)
    }
    let locations = ((0..<count).map { values[$0 * 4] } + opacities.map(\.location)).sorted()
    return locations.map { location in
      let (red, green, blue) = color(at: location)
      return Gradient.Stop(
        Color(red: red, green: green, blue: blue, alpha: alpha(at: location) * opacity),
        at: min(max(location, 0), 1))
    }
  }
}
