internal import Geometry

extension Paint {
  /// Returns the paint with functions applied to its colors and to the picture of a pattern.
  func map(colors: (Color) -> Color, pictures: (Picture) -> Picture) -> Paint {
    func map(_ gradient: Gradient) -> Gradient {
      Gradient(stops: gradient.stops.map { Gradient.Stop(colors($0.color), at: $0.location) })
    }
    switch self {
    case .color(let color): return .color(colors(color))
    case .linearGradient(let gradient, let start, let end):
      return .linearGradient(map(gradient), start: start, end: end)
    case .radialGradient(
      let gradient, let startCenter, let startRadius, let endCenter, let endRadius):
      return .radialGradient(
        map(gradient), startCenter: startCenter, startRadius: startRadius, endCenter: endCenter,
        endRadius: endRadius)
    case .pattern(let picture, let cell): return .pattern(pictures(picture), cell: cell)
    case .conicGradient(let gradient, let center, let startAngle):
      return .conicGradient(map(gradient), center: center, startAngle: startAngle)
    }
  }
}
