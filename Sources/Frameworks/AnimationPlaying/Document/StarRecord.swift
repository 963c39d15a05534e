private import ElementaryFunctions
internal import Geometry

/// A star, or a regular polygon.
struct StarRecord {
  private let isStar: Bool
  private let position: AnimatedValue<[Double]>?
  private let points: AnimatedValue<[Double]>?
  private let rotation: AnimatedValue<[Double]>?
  private let innerRadius: AnimatedValue<[Double]>?
  private let outerRadius: AnimatedValue<[Double]>?

  init(_ fields: Fields) {
    isStar = fields.integer("sy") != 2
    position = AnimatedValue(fields.fields("p"))
    points = AnimatedValue(fields.fields("pt"))
    rotation = AnimatedValue(fields.fields("r"))
    innerRadius = AnimatedValue(fields.fields("ir"))
    outerRadius = AnimatedValue(fields.fields("or"))
  }

  /// Returns the path at a frame, with sharp corners.
  func path(at frame: Double) -> Path {
    let center = position?.point(at: frame) ?? .zero
    let count = Int((points?.number(at: frame) ?? 5).rounded())
    guard (2...1000).contains(count) else { return Path() }
    let outer = outerRadius?.number(at: frame) ?? 0
    let inner = innerRadius?.number(at: frame) ?? 0
    let start = ((rotation?.number(at: frame) ?? 0) - 90) * .pi / 180
    let corners = isStar ? count * 2 : count
    return Path(
      polygon: (0..<corners).map { index in
        let angle = start + 2 * .pi * Double(index) / Double(corners)
        let radius = isStar && index % 2 == 1 ? inner : outer
        return Point(
          center.x + radius * ElementaryFunctions.cos(angle),
          center.y + radius * ElementaryFunctions.sin(angle))
      })
  }
}
