public import Geometry
public import Tween

/// Paths of the same kinds of elements are animated point by point. Others are cut into pieces that
/// match by length and direction, where Core Animation leaves the result undefined.
extension Path: Interpolatable {
  /// The displacements of all points of a path; empty is the zero displacement.
  public struct Displacement: VectorArithmetic, Hashable, Sendable {
    var vectors: [Vector]
    /// The path whose points are displaced if it is another one than that of the animation.
    var base: Path?

    /// The zero displacement.
    public static var zero: Self { Self(vectors: []) }

    /// Returns the sum; the left one if the paths do not match.
    public static func + (left: Self, right: Self) -> Self {
      if left.vectors.isEmpty { return right }
      guard left.vectors.count == right.vectors.count else { return left }
      return Self(vectors: zip(left.vectors, right.vectors).map(+), base: left.base ?? right.base)
    }

    /// Returns the difference.
    public static func - (left: Self, right: Self) -> Self { left + right.scaled(by: -1) }

    /// Multiplies all displacements by a factor.
    public mutating func scale(by factor: Double) {
      for index in vectors.indices { vectors[index] = vectors[index] * factor }
    }

    /// The sum over the points.
    public var magnitudeSquared: Double { vectors.reduce(0) { $0 + $1.dot($1) } }
  }

  /// Returns the displacements of the points, of matching pieces if the kinds of the elements differ;
  /// none if a path is empty.
  public func displacement(to other: Path) -> Displacement {
    guard elements.map(\.kind) != other.elements.map(\.kind) else {
      return Displacement(vectors: vectors(to: other))
    }
    guard let (from, to) = matched(to: other) else { return .zero }
    return Displacement(vectors: from.vectors(to: to), base: from)
  }

  private func vectors(to other: Path) -> [Vector] {
    zip(elements.flatMap(\.points), other.elements.flatMap(\.points)).map { $1 - $0 }
  }

  /// Returns the path with displaced points.
  public func displaced(by displacement: Displacement) -> Path {
    var vectors = displacement.vectors[...]
    if let base = displacement.base, vectors.contains(where: { $0 != .zero }) {
      return base.displaced(by: Displacement(vectors: displacement.vectors))
    }
    guard vectors.count == elements.reduce(0, { $0 + $1.points.count }), !vectors.isEmpty else {
      return self
    }
    return mapPoints { $0 + vectors.removeFirst() }
  }
}

extension Path: AnimatableValue {
  /// False.
  public static var isAdditive: Bool { false }
  /// The empty path.
  public static var neutral: Path { Path() }
  /// `paths`.
  public static var pluralName: String { "paths" }

  /// Creates a path from a path.
  public init?(animationValue: Any) {
    guard let value = animationValue as? Path else { return nil }
    self = value
  }
}

extension Path.Element {
  fileprivate var kind: Int {
    switch self {
    case .move: 0
    case .line: 1
    case .quadCurve: 2
    case .curve: 3
    case .close: 4
    }
  }

  fileprivate var points: [Point] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quadCurve(let point, let control): [control, point]
    case .curve(let point, let control1, let control2): [control1, control2, point]
    case .close: []
    }
  }
}

extension Path {
  /// Returns the path with a function applied to every point, in drawing order.
  private func mapPoints(_ transform: (Point) -> Point) -> Path {
    var path = Path()
    for element in elements {
      switch element {
      case .move(let point): path.move(to: transform(point))
      case .line(let point): path.addLine(to: transform(point))
      case .quadCurve(let point, let control):
        let control = transform(control)
        path.addQuadCurve(to: transform(point), controlPoint: control)
      case .curve(let point, let control1, let control2):
        let first = transform(control1)
        let second = transform(control2)
        path.addCurve(to: transform(point), controlPoint1: first, controlPoint2: second)
      case .close: path.close()
      }
    }
    return path
  }
}
