import Physics
import TestSupport
import Testing

/// Values measured on Apple's engine, in points.
///
/// The tolerances are the rounding of Float at these values with 100 points in a meter: 1e-5 up to
/// some hundred steps, and twice that after one second of swing.
@Suite struct AppleTraceTests {
  @Test func `a fall without resistance matches Apple's positions`() {
    var scene = AppleScene(gravity: true)
    let item = scene.addItem(width: 100, height: 100, x: 150, y: 50, resistance: 0)
    for y in [50.0694466, 50.4166718, 51.0416679, 51.9444466, 53.1250076] {
      scene.frame()
      #expect(isClose(scene.center(item).y, y, within: 1e-5), "\(scene.center(item).y) not \(y)")
    }
  }

  @Test func `a fall with the default resistance matches Apple's positions`() {
    var scene = AppleScene(gravity: true)
    let item = scene.addItem(width: 100, height: 100, x: 150, y: 50)
    var speeds: [Double] = []
    for y in [50.0693855, 50.4160881, 51.0396423, 51.9395943, 53.1154747] {
      scene.frame()
      #expect(isClose(scene.center(item).y, y, within: 1e-5), "\(scene.center(item).y) not \(y)")
      speeds.append(100 * Double(scene.world[item].velocity.y))
    }
    #expect(isClose(speeds[0], 8.32639503, within: 1e-5))
    #expect(isClose(speeds[4], 74.6884308, within: 1e-4))
  }

  @Test func `a continuous push acts in every sub-step`() {
    var scene = AppleScene()
    let item = scene.addItem(width: 100, height: 100, x: 100, y: 100, resistance: 0)
    for vx in [0.833333373, 2.50000024, 4.16666698, 5.83333349] {
      scene.frame { $0.applyForce(Vec2(1, 0), to: item) }
      #expect(isClose(100 * Double(scene.world[item].velocity.x), vx, within: 1e-6))
    }
  }

  @Test func `an instantaneous push of magnitude 1 changes the velocity by 100 points per second`()
  {
    var scene = AppleScene()
    let item = scene.addItem(width: 100, height: 100, x: 100, y: 100, resistance: 0)
    scene.world.applyImpulse(Vec2(1, 0), to: item)
    scene.frame()
    #expect(isClose(100 * Double(scene.world[item].velocity.x), 100, within: 1e-5))
  }

  @Test func `a push off the center rotates the item`() {
    var scene = AppleScene()
    let item = scene.addItem(width: 100, height: 100, x: 100, y: 100, resistance: 0)
    for spin in [-0.0250000022, -0.075000003, -0.125000015, -0.175000027] {
      scene.frame {
        let center = $0.centerOfMass(of: item)
        $0.applyForce(Vec2(1, 0), to: item, at: center + Vec2(0, 0.5))
      }
      #expect(isClose(Double(scene.world[item].angularVelocity), spin, within: 1e-7))
    }
  }

  @Test func `a rigid attachment matches Apple's positions of a swing`() {
    var scene = AppleScene(gravity: true)
    let item = scene.addItem(width: 40, height: 40, x: 200, y: 100, resistance: 0)
    let anchor = scene.world.addBody(Body(kind: .static, position: Vec2(1, 1)))
    scene.world.addJoint(.distance(DistanceJoint(item, anchor, length: 1)))
    let expected = [
      1: (199.999969, 100.069443), 10: (199.132126, 113.146225), 30: (139.359573, 191.92836),
      60: (2.06188917, 120.202171),
    ]
    for frame in 1...60 {
      scene.frame()
      guard let (x, y) = expected[frame] else { continue }
      let center = scene.center(item)
      #expect(isClose(center.x, x, within: 2e-5), "frame \(frame): x \(center.x) not \(x)")
      #expect(isClose(center.y, y, within: 2e-5), "frame \(frame): y \(center.y) not \(y)")
    }
  }

  @Test func `a box that falls on a line bounces and rests at Apple's positions`() {
    var scene = AppleScene(gravity: true)
    let item = scene.addItem(
      width: 100, height: 100, x: 100, y: 100, resistance: 0, elasticity: 0)
    let line = scene.world.addBody(Body(kind: .static))
    scene.world.addShape(
      .segment(Vec2(0, 3), Vec2(10, 3)), to: line, ShapeTraits(friction: 0.2, restitution: 0.2))
    let expected = [26: 192.083298, 27: 199.374969, 28: 206.944397, 300: 248.216629]
    for frame in 1...300 {
      scene.frame()
      guard let y = expected[frame] else { continue }
      #expect(
        isClose(scene.center(item).y, y, within: 1e-5),
        "frame \(frame): y \(scene.center(item).y) not \(y)")
    }
  }

  @Test func `the first frames of a snap match Apple's positions`() {
    var scene = AppleScene()
    let item = scene.addItem(width: 100, height: 50, x: 100, y: 100)
    scene.addSnap(item, width: 100, height: 50, x: 300, y: 200, damping: 0.5)
    scene.frame()
    let center = scene.center(item)
    #expect(isClose(center.x, 113.265648, within: 1e-5), "\(center.x)")
    #expect(isClose(center.y, 106.623589, within: 1e-5), "\(center.y)")
    #expect(isClose(Double(scene.world[item].angle), 0.0361267589, within: 1e-7))
  }

  /// A published log of iOS 7 with a row for every second frame, rounded like UIKit: positions to
  /// half points on a 2x screen, angles to 1/5000.
  @Test func `a snap of iOS 7 matches all rows of a published log`() {
    let log: [(x: Double, y: Double, angle: Double)] = [
      (155, 251, 0.1226), (132, 247, 0.4894), (102, 243, 0.5958), (84, 244, 0.4254),
      (76.5, 247.5, 0.1484), (74.5, 251.5, 0.0012), (75.5, 253.5, 0.0186), (77.5, 254, 0.0098),
      (79.5, 253.5, 0.0014), (80.5, 252.5, 0.0006), (81, 252, 0.0004), (81, 251.5, 0),
      (80.5, 251.5, 0), (80, 251.5, 0), (80, 252, 0),
    ]
    var scene = AppleScene(isIOS7: true, phase: 0.0015)
    let item = scene.addItem(width: 58, height: 58, x: 160, y: 252, radius: 0.001)
    scene.addSnap(item, width: 60, height: 60, x: 80, y: 252, damping: 0.5)
    for (row, expected) in log.enumerated() {
      scene.frame()
      let (x, y) = scene.center(item)
      let angle = abs(Double(scene.world[item].angle))
      #expect((2 * x).rounded() / 2 == expected.x, "row \(row): x \(x)")
      #expect((2 * y).rounded() / 2 == expected.y, "row \(row): y \(y)")
      // The published angles were reconstructed from printed bounding boxes, to 1e-4.
      #expect(isClose((5000 * angle).rounded() / 5000, expected.angle, within: 3e-4))
      scene.frame()
    }
    var frames = 2 * log.count
    while scene.world[item].isAwake, frames < 200 {
      scene.frame()
      frames += 1
    }
    #expect(frames == 70)
  }

  @Test func `a body that never moves falls asleep in the 31st frame`() {
    var scene = AppleScene()
    let item = scene.addItem(width: 50, height: 50, x: 100, y: 100)
    var frames = 0
    while scene.world[item].isAwake, frames < 100 {
      scene.frame()
      frames += 1
    }
    #expect(frames == 31)
  }
}
