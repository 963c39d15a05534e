import Physics

/// The forces of rigid attachments that keep the bodies where they are joined, from positions,
/// velocities and the other forces.
///
/// A row J of a joint has J v = 0. Its time derivative, with the acceleration a = M^-1 (f + J^T l)
/// by other forces f and by the joints, is J M^-1 J^T l = -(J M^-1 f + J' v). The system of all
/// joints that are connected by moving bodies is solved directly (Baraff, "Linear-time dynamics
/// using Lagrange multipliers", 1996, with dense matrices). Impulses of the engine have the same
/// forces, with the rounding of positions: half a hundredth of the weight at 4 m from the origin.
struct RigidForces {
  /// A moving body.
  struct Body {
    let id: BodyID
    let inverseMass: Double
    let inverseInertia: Double
    /// The acceleration and angular acceleration by other forces.
    let acceleration: (x: Double, y: Double, turn: Double)
  }

  /// One direction in which a joint acts.
  private struct Row {
    let joint: JointID
    /// The indices of the bodies, and what a force of 1 does to each; -1 for one that is fixed.
    let bodies: (a: Int, b: Int)
    let effects: (a: Effect, b: Effect)
    /// J' v.
    let rate: Double
  }

  /// A force and its torque.
  private struct Effect {
    var x = 0.0
    var y = 0.0
    var turn = 0.0

    static func along(_ direction: Vec2, at lever: Vec2, sign: Double) -> Effect {
      let (x, y) = (Double(direction.x), Double(direction.y))
      let torque = Double(lever.x) * y - Double(lever.y) * x
      return Effect(x: sign * x, y: sign * y, turn: sign * torque)
    }
  }

  /// The largest number of rows, of which the time grows with the cube.
  static let maximumRowCount = 300

  private let bodies: [Body]
  private var indices: [BodyID: Int] = [:]
  private var rows: [Row] = []

  init(bodies: [Body]) {
    self.bodies = bodies
    for (index, body) in bodies.enumerated() { indices[body.id] = index }
  }

  var rowCount: Int { rows.count }

  /// Adds a rod, or a rope that is taut.
  mutating func addRod(_ joint: JointID, _ definition: DistanceJoint, _ world: World) {
    let first = End(definition.bodyA, definition.anchorA, world)
    let second = End(definition.bodyB, definition.anchorB, world)
    let line = second.point - first.point
    guard line.length > 0 else { return }
    let direction = line.normalized
    let speed = Double(cross(direction, second.velocity - first.velocity))
    let rate =
      speed * speed / Double(line.length)
      + Double(dot(direction, first.turning - second.turning))
    add(joint, direction, first, second, rate)
  }

  /// Adds a joint that holds two points together.
  mutating func addPin(
    _ joint: JointID, _ bodyA: BodyID, _ anchorA: Vec2, _ bodyB: BodyID, _ anchorB: Vec2,
    fixesAngle: Bool, _ world: World
  ) {
    let (first, second) = (End(bodyA, anchorA, world), End(bodyB, anchorB, world))
    for direction in [Vec2(1, 0), Vec2(0, 1)] {
      add(joint, direction, first, second, Double(dot(direction, first.turning - second.turning)))
    }
    guard fixesAngle else { return }
    rows.append(
      Row(
        joint: joint, bodies: (indices[bodyA] ?? -1, indices[bodyB] ?? -1),
        effects: (Effect(turn: -1), Effect(turn: 1)), rate: 0))
  }

  /// An end of a joint.
  private struct End {
    let body: BodyID
    let point: Vec2
    let lever: Vec2
    let velocity: Vec2
    /// The square of the angular velocity times the lever, which points away from the center of the
    /// turn.
    let turning: Vec2

    init(_ body: BodyID, _ anchor: Vec2, _ world: World) {
      self.body = body
      point = world.pose(of: body) * anchor
      lever = point - world.centerOfMass(of: body)
      velocity = world.velocity(of: body, at: point)
      let turn = world[body].angularVelocity
      turning = turn * turn * lever
    }
  }

  private mutating func add(
    _ joint: JointID, _ direction: Vec2, _ first: End, _ second: End, _ rate: Double
  ) {
    rows.append(
      Row(
        joint: joint, bodies: (indices[first.body] ?? -1, indices[second.body] ?? -1),
        effects: (
          .along(direction, at: first.lever, sign: -1), .along(direction, at: second.lever, sign: 1)
        ), rate: rate))
  }

  /// Returns the forces of the rows of each joint, along its line on the second body or in x and y.
  func solve() -> [JointID: [Double]] {
    var matrix = rows.map { row in rows.map { other in coupling(row, other) } }
    var right = rows.map { -($0.rate + acceleration(along: $0)) }
    for index in rows.indices {
      // Rows that say the same share their force.
      matrix[index][index] *= 1 + 1e-9
    }
    for column in rows.indices {
      let pivot = (column..<rows.count).max {
        matrix[$0][column].magnitude < matrix[$1][column].magnitude
      }
      guard let pivot, matrix[pivot][column] != 0 else { continue }
      matrix.swapAt(column, pivot)
      right.swapAt(column, pivot)
      for row in column + 1..<rows.count where matrix[row][column] != 0 {
        let factor = matrix[row][column] / matrix[column][column]
        for index in column..<rows.count { matrix[row][index] -= factor * matrix[column][index] }
        right[row] -= factor * right[column]
      }
    }
    for row in rows.indices.reversed() {
      for index in row + 1..<rows.count { right[row] -= matrix[row][index] * right[index] }
      right[row] = matrix[row][row] != 0 ? right[row] / matrix[row][row] : 0
    }
    return zip(rows, right).reduce(into: [:]) { $0[$1.0.joint, default: []].append($1.1) }
  }

  private func acceleration(along row: Row) -> Double {
    func part(_ index: Int, _ effect: Effect) -> Double {
      guard index >= 0 else { return 0 }
      let acceleration = bodies[index].acceleration
      return effect.x * acceleration.x + effect.y * acceleration.y + effect.turn * acceleration.turn
    }
    return part(row.bodies.a, row.effects.a) + part(row.bodies.b, row.effects.b)
  }

  private func coupling(_ row: Row, _ other: Row) -> Double {
    func part(_ index: Int, _ effect: Effect) -> Double {
      guard index >= 0 else { return 0 }
      let body = bodies[index]
      var sum = 0.0
      for (otherIndex, otherEffect) in [
        (other.bodies.a, other.effects.a), (other.bodies.b, other.effects.b),
      ] where otherIndex == index {
        sum +=
          body.inverseMass * (effect.x * otherEffect.x + effect.y * otherEffect.y)
          + body.inverseInertia * effect.turn * otherEffect.turn
      }
      return sum
    }
    return part(row.bodies.a, row.effects.a) + part(row.bodies.b, row.effects.b)
  }
}
