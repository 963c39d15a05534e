import Physics
import TestSupport

extension SeededGenerator {
  mutating func number(_ low: Float, _ high: Float) -> Float {
    .random(in: low...high, using: &self)
  }

  mutating func point(_ reach: Float) -> Vec2 {
    Vec2(number(-reach, reach), number(-reach, reach))
  }

  /// Returns true with a given probability.
  mutating func bool(probability: Float) -> Bool { number(0, 1) < probability }

  /// Returns a shape of any kind; all but segments are at least twice `minSize` thick.
  mutating func shape(minSize: Float) -> Shape {
    switch Int.random(in: 0..<5, using: &self) {
    case 0: return .circle(center: point(0.2), radius: number(minSize, 0.6))
    case 1: return .capsule(point(0.4), point(0.4) + Vec2(1, 0), radius: number(minSize, 0.3))
    case 2: return .segment(point(0.5), point(0.5) + Vec2(1.2, 0))
    case 3:
      return .box(
        halfWidth: number(minSize, 0.8), halfHeight: number(minSize, 0.8), angle: number(-3, 3),
        radius: number(0, 0.1))
    default:
      let middle = Polygon(halfWidth: minSize, halfHeight: minSize).vertices
      let points = (0..<Int.random(in: 1...12, using: &self)).map { _ in point(0.7) }
      return .polygon(Polygon(middle + points))
    }
  }
}
