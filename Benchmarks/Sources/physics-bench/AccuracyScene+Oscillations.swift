internal import BenchSupport
private import Glibc

extension AccuracyScene {
  /// A ball pinned 1 m from a fixed point and released from horizontal.
  static var pendulum: AccuracyScene {
    // A compound pendulum of inertia m (1 + r^2 / 2) with an amplitude of 90 degrees: the half
    // period is 2 K(sin 45 degrees) sqrt(I / (m g l)).
    let halfPeriod = 2 * 1.8540746773 * ((1 + 0.005) / 10).squareRoot()
    let questions = [
      Question("half period, s", fixed(halfPeriod, 4)),
      Question("highest in 15-20 s, m", "0"),
      Question("greatest error of the pin, m", "0"),
    ]
    return AccuracyScene(name: "pendulum", questions: questions) { engine in
      var scene = Scene()
      let material = Scene.Material(collides: false)
      let pivot = scene.add(.static, 0, 0)
      scene.addCircle(0.05, to: pivot, material)
      let ball = scene.add(.dynamic, 1, 0)
      scene.addCircle(0.1, to: ball, material)
      scene.pin(pivot, ball, at: 0, 0)
      let world = engine.makeWorld(scene)
      let path = (0..<1200).map { _ in
        world.step(1)
        return world.pose(of: ball).position
      }
      let measured = meanInterval(path.map(\.x), start: 1) { $0 * $1 < 0 }
      let error = path.map { ($0.length - 1).magnitude }.max() ?? 0
      return [
        "\(fixed(measured, 4)) (\(signed(100 * (measured / halfPeriod - 1), 3)) %)",
        signed(path[900...].map(\.y).max() ?? 0, 4), fixed(error, 5),
      ]
    }
  }

  /// A box on a spring with an initial extension of 0.5 m, without gravity.
  static var spring: AccuracyScene {
    let dampingRatio = 0.1
    let dampedPeriod = 1 / (1 - dampingRatio * dampingRatio).squareRoot()
    // The envelope e^(-zeta omega t) after a damped period.
    let crest = 0.5 * exp(-dampingRatio * 2 * Double.pi * dampedPeriod)
    let questions = [
      Question("1 Hz, zeta 0: period, s", "1"),
      Question("1 Hz, zeta 0: amplitude of 0.5 left after 10 s, m", "0.500"),
      Question("1 Hz, zeta 0.1: period, s", fixed(dampedPeriod, 4)),
      Question("1 Hz, zeta 0.1: crest near 1 s, m", fixed(crest, 3)),
    ]
    return AccuracyScene(name: "spring", questions: questions) { engine in
      let undamped = springOffsets(dampingRatio: 0, engine)
      let damped = springOffsets(dampingRatio: dampingRatio, engine)
      return [
        fixed(risingPeriod(undamped), 4),
        fixed(undamped[540...].map(\.magnitude).max() ?? 0, 3),
        fixed(risingPeriod(damped), 4),
        fixed(damped[60..<120].map(\.magnitude).max() ?? 0, 3),
      ]
    }
  }

  /// The extension of the spring after each step of 10 s.
  private static func springOffsets(dampingRatio: Double, _ engine: any Engine) -> [Double] {
    var scene = Scene(gravity: SIMD2(0, 0))
    let material = Scene.Material(collides: false)
    let anchor = scene.add(.static, 0, 0)
    scene.addCircle(0.05, to: anchor, material)
    let box = scene.add(.dynamic, 3.5, 0)
    scene.addBox(0.5, 0.5, to: box, material)
    scene.springs = [
      Scene.Spring(bodyA: anchor, bodyB: box, length: 3, hertz: 1, dampingRatio: dampingRatio)
    ]
    let world = engine.makeWorld(scene)
    return (0..<600).map { _ in
      world.step(1)
      return world.pose(of: box).position.x - 3
    }
  }

  private static func risingPeriod(_ offsets: [Double]) -> Double {
    meanInterval(offsets, start: 0.5) { $0 < 0 && $1 >= 0 }
  }

  /// The mean time between interpolated zero crossings; 0 if there are fewer than two.
  private static func meanInterval(
    _ values: [Double], start: Double, isCrossing: (Double, Double) -> Bool
  ) -> Double {
    var times: [Double] = []
    var last = start
    for (step, value) in values.enumerated() {
      if isCrossing(last, value) {
        times.append((Double(step) + last / (last - value)) * Scene.timeStep)
      }
      last = value
    }
    guard times.count > 1 else { return 0 }
    return (times[times.count - 1] - times[0]) / Double(times.count - 1)
  }
}
