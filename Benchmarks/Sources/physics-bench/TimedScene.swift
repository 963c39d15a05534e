/// A scene that is timed over a number of steps, and the room that its bodies should stay in.
struct TimedScene: Sendable {
  /// Where dynamic bodies belong.
  enum Room: Sendable {
    case unbounded
    /// Between two walls and above the floor.
    case pit(width: Double)
    /// Around the origin.
    case drum(radius: Double)
  }

  let name: String
  let stepCount: Int
  let scene: Scene
  var room = Room.unbounded
  /// Whether the scene is a stack whose bodies should stay where they are.
  var isStack = false

  /// The scenes by which engines are compared.
  static let all = [
    pyramid(baseCount: 20), pyramid(baseCount: 50), pit(1000, columns: 40), pit(4000, columns: 80),
    tumbler, grid(30), rope("rope40", ballRadius: 0.5), rope("ropeheavy", ballRadius: 1), ui,
  ]
}

extension TimedScene.Room {
  /// Tells whether a dynamic body at a position has left the room.
  func isEscaped(_ position: SIMD2<Double>) -> Bool {
    switch self {
    case .unbounded: false
    case .pit(let width): position.x < 0 || position.x > width || position.y < 0
    case .drum(let radius): position.length > radius
    }
  }
}
