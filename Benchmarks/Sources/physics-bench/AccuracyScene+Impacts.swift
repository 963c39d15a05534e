internal import BenchSupport

extension AccuracyScene {
  /// Balls dropped from 2 m on floors of several restitutions e; the rebound height should be e^2
  /// times the drop height.
  static var bounce: AccuracyScene {
    let restitutions = [0.3, 0.5, 0.8, 1]
    var questions = restitutions.map {
      Question("e = \(fixed($0, 1)): first apex / 2 m", fixed($0 * $0, 2))
    }
    questions.append(Question("e = 1: highest in 6.7-10 s, m", "2"))
    return AccuracyScene(name: "bounce", questions: questions) { engine in
      var scene = Scene()
      let ground = scene.add(.static, 0, 0)
      // A floor for each ball, so that both materials of each pair are equal.
      let balls = restitutions.enumerated().map { index, restitution in
        let material = Scene.Material(friction: 0, restitution: restitution)
        let x = 3 * Double(index)
        scene.addBox(1, 0.5, at: SIMD2(x, -0.5), to: ground, material)
        let ball = scene.add(.dynamic, x, 2.25)
        scene.addCircle(0.25, to: ball, material)
        return ball
      }
      let world = engine.makeWorld(scene)
      var heights = [[Double]](repeating: [], count: balls.count)
      for _ in 0..<600 {
        world.step(1)
        for (index, ball) in balls.enumerated() {
          heights[index].append(world.pose(of: ball).position.y - 0.25)
        }
      }
      return heights.map { fixed(firstApex($0) / 2, 3) }
        + [fixed(heights[3][400...].max() ?? 0, 3)]
    }
  }

  /// The height of the first rebound of a falling ball.
  private static func firstApex(_ heights: [Double]) -> Double {
    var step = 1
    while step + 1 < heights.count,
      !(heights[step] < heights[step - 1] && heights[step] <= heights[step + 1])
    {
      step += 1
    }
    while step + 1 < heights.count, heights[step + 1] >= heights[step] { step += 1 }
    return heights[step]
  }

  /// Small fast balls against a thin static plate and a static segment; none may tunnel.
  static var bullets: AccuracyScene {
    let questions = [
      Question("speeds through a plate, m/s", "none"),
      Question("speeds through a segment, m/s", "none"),
    ]
    return AccuracyScene(name: "bullets", questions: questions) { engine in
      let speeds = [10.0, 20, 50, 100, 200, 400]
      var scene = Scene(gravity: SIMD2(0, 0))
      let material = Scene.Material(friction: 0.3)
      let ground = scene.add(.static, 0, 0)
      var balls: [[Int]] = [[], []]
      for (index, speed) in speeds.enumerated() {
        let y = Double(index)
        scene.addBox(0.01, 0.4, at: SIMD2(3, y), to: ground, material)
        scene.addSegment(SIMD2(3, 100 + y - 0.4), SIMD2(3, 100 + y + 0.4), to: ground, material)
        for target in 0..<2 {
          let ball = scene.add(
            .dynamic, 0.123, y + 100 * Double(target), velocity: SIMD2(speed, 0))
          scene.addCircle(0.05, to: ball, material)
          balls[target].append(ball)
        }
      }
      let world = engine.makeWorld(scene)
      world.step(60)
      return balls.map { balls in
        let through = zip(speeds, balls).filter { world.pose(of: $1).position.x > 3.06 }
        return through.isEmpty ? "none" : through.map { fixed($0.0, 0) }.joined(separator: " ")
      }
    }
  }

  /// Five touching balls in a row, hit by a sixth: the last should leave with its speed.
  static var cradle: AccuracyScene {
    let questions = [
      Question("speeds of the balls, m/s", "0.00 0.00 0.00 0.00 0.00 2.00"),
      Question("energy left", "1.000"),
    ]
    return AccuracyScene(name: "cradle", questions: questions) { engine in
      var scene = Scene(gravity: SIMD2(0, 0))
      let material = Scene.Material(friction: 0, restitution: 1)
      for index in 0..<6 {
        let ball =
          index == 0
          ? scene.add(.dynamic, -2, 0, velocity: SIMD2(2, 0))
          : scene.add(.dynamic, 0.5 * Double(index), 0)
        scene.addCircle(0.25, to: ball, material)
      }
      let world = engine.makeWorld(scene)
      world.step(119)
      let before = world.poses(of: scene)
      world.step(1)
      let speeds = zip(before, world.poses(of: scene)).map {
        ($1.position.x - $0.position.x) / Scene.timeStep
      }
      let energy = speeds.reduce(0) { $0 + $1 * $1 } / 4
      return [speeds.map { fixed($0, 2) }.joined(separator: " "), fixed(energy, 3)]
    }
  }
}
