/// A scene with a number of steps to time, and the bounds that its bodies should stay in.
struct TimedScene: Sendable {
  /// The bounds of dynamic bodies.
  enum Bounds: Sendable {
    case unbounded
    /// Between two walls and above the floor.
    case pit(width: Double)
    /// Around the origin.
    case drum(radius: Double)
  }

  let name: String
  let stepCount: Int
  let scene: Scene
  var bounds = Bounds.unbounded
  /// Whether the scene is a stack that should not collapse.
  var isStack = false

  /// The scenes of the comparison.
  static let all = [
    pyramid(baseCount: 20), pyramid(baseCount: 50), pit(1000, columns: 40), pit(4000, columns: 80),
    bullets(500), tumbler, grid(30), rope("rope40", ballRadius: 0.5),
    rope("ropeheavy", ballRadius: 1), ui,
  ]
}

extension TimedScene.Bounds {
  /// Returns whether the position of a dynamic body is out of bounds.
  func isEscaped(_ position: SIMD2<Double>) -> Bool {
    switch self {
    case .unbounded: false
    case .pit(let width): position.x < 0 || position.x > width || position.y < 0
    case .drum(let radius): position.length > radius
    }
  }
}
