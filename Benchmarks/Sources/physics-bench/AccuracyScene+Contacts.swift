internal import BenchSupport
private import Glibc

extension AccuracyScene {
  /// A box on a floor with gravity tilted by 20 degrees.
  ///
  /// With friction 5 % above the tangent it must rest; with half the tangent it must slide g (sin -
  /// mu cos) t^2 / 2.
  static var slope: AccuracyScene {
    let angle = 20 * Double.pi / 180
    let slide = 0.5 * 10 * (sin(angle) - 0.5 * tan(angle) * cos(angle)) * 25
    let questions = [
      Question("mu = 1.05 tan: creep in 5 s, m", "0"),
      Question("mu = 0.5 tan: slide in 5 s, m", fixed(slide, 3)),
    ]
    return AccuracyScene(name: "slope", questions: questions) { engine in
      let ways = [1.05, 0.5].map { factor in
        var scene = Scene(gravity: SIMD2(10 * sin(angle), -10 * cos(angle)))
        let material = Scene.Material(friction: tan(angle) * factor)
        let ground = scene.add(.static, 0, -1)
        scene.addBox(200, 1, to: ground, material)
        let box = scene.add(.dynamic, 0, 0.5)
        scene.addBox(0.5, 0.5, to: box, material)
        let world = engine.makeWorld(scene)
        world.step(300)
        return world.pose(of: box).position.x
      }
      let error = signed(100 * (ways[1] / slide - 1), 2)
      return [fixed(ways[0], 5), "\(fixed(ways[1], 3)) (\(error) %)"]
    }
  }

  /// A box of 100 kg and 2 m on one of 1 kg and 1 m.
  static var press: AccuracyScene {
    let questions = [
      Question("heavy box", "stands"), Question("deepest overlap at the end, m", "0"),
    ]
    return AccuracyScene(name: "press", questions: questions) { engine in
      var scene = Scene()
      let ground = scene.add(.static, 0, -1)
      scene.addBox(100, 1, to: ground, Scene.Material())
      let light = scene.add(.dynamic, 0, 0.5)
      scene.addBox(0.5, 0.5, to: light, Scene.Material())
      let heavy = scene.add(.dynamic, 0, 2)
      scene.addBox(1, 1, to: heavy, Scene.Material(density: 25))
      let world = engine.makeWorld(scene)
      world.step(500)
      var overlap = 0.0
      for _ in 0..<100 {
        world.step(1)
        overlap = max(overlap, Overlap(of: scene, poses: world.poses(of: scene)).depth)
      }
      let pose = world.pose(of: heavy)
      let stands = pose.position.y > 1.5 && pose.sine.magnitude < 0.1
      return [stands ? "stands" : "topples", fixed(overlap, 3)]
    }
  }
}
