extension TimedScene {
  /// A pyramid of boxes of 1 m, with gaps between the boxes of a row and none between rows.
  static func pyramid(baseCount: Int) -> TimedScene {
    var scene = Scene()
    let material = Scene.Material(friction: 0.6)
    let ground = scene.add(.static, 0, -1)
    scene.addBox(100, 1, to: ground, material)
    for row in 0..<baseCount {
      for column in row..<baseCount {
        let middle = 0.5 * Double(baseCount - 1)
        let x = 1.05 * (0.5 * Double(row) + Double(column - row) - middle)
        let body = scene.add(.dynamic, x, Double(row) + 0.5)
        scene.addBox(0.5, 0.5, to: body, material)
      }
    }
    return TimedScene(name: "pyramid\(baseCount)", stepCount: 500, scene: scene, isStack: true)
  }

  /// Circles of 0.15 to 0.35 m that fall in rows into a walled pit.
  static func pit(
    _ count: Int, columns: Int, stepCount: Int = 600, seed: UInt32 = 12345
  ) -> TimedScene {
    var scene = Scene()
    let width = 0.75 * Double(columns)
    let height = 60.0
    let material = Scene.Material(friction: 0.3)
    let walls = scene.add(.static, 0, 0)
    scene.addBox(0.5 * width + 1, 0.5, at: SIMD2(0.5 * width, -0.5), to: walls, material)
    scene.addBox(0.5 * width + 1, 0.5, at: SIMD2(0.5 * width, height + 0.5), to: walls, material)
    scene.addBox(0.5, 0.5 * height + 1, at: SIMD2(-0.5, 0.5 * height), to: walls, material)
    scene.addBox(0.5, 0.5 * height + 1, at: SIMD2(width + 0.5, 0.5 * height), to: walls, material)
    var random = RandomNumbers(seed: seed)
    for index in 0..<count {
      let (row, column) = index.quotientAndRemainder(dividingBy: columns)
      let radius = 0.15 + 0.2 * random.next()
      let shift = 0.04 * (random.next() - 0.5)
      let x = 0.75 * (Double(column) + 0.5) + shift
      let body = scene.add(.dynamic, x, 0.75 * (Double(row) + 0.5))
      scene.addCircle(radius, to: body, material)
    }
    return TimedScene(
      name: "pit\(count)", stepCount: stepCount, scene: scene, bounds: .pit(width: width))
  }

  /// Balls of 4 pt that fall in rows to the floor of a box of 1200 x 1200 pt, at 100 pt/m, all of
  /// them bullets, as the items of UIKit Dynamics are.
  static func bullets(_ count: Int) -> TimedScene {
    var scene = Scene()
    let material = Scene.Material(friction: 0)
    let side = 12.0
    let walls = scene.add(.static, 0, 0)
    let corners = [SIMD2(0, 0), SIMD2(side, 0), SIMD2(side, side), SIMD2(0, side), SIMD2(0, 0)]
    for (start, end) in zip(corners, corners.dropFirst()) {
      scene.addSegment(start, end, to: walls, material)
    }
    var random = RandomNumbers(seed: 12345)
    for index in 0..<count {
      let (row, column) = index.quotientAndRemainder(dividingBy: 118)
      let x = 0.1 + 0.1 * Double(column) + 0.01 * random.next()
      let body = scene.add(.dynamic, x, side - 0.1 - 0.1 * Double(row), isBullet: true)
      scene.addCircle(0.04, to: body, material)
    }
    return TimedScene(
      name: "bullets\(count)", stepCount: 120, scene: scene, bounds: .pit(width: side))
  }

  /// 500 small boxes in a square drum that rotates at 25 degrees per second.
  static var tumbler: TimedScene {
    var scene = Scene()
    let material = Scene.Material(friction: 0.6)
    let drum = scene.add(.kinematic, 0, 0, angularVelocity: 25 * Double.pi / 180)
    scene.addBox(0.25, 5.5, at: SIMD2(5.25, 0), to: drum, material)
    scene.addBox(0.25, 5.5, at: SIMD2(-5.25, 0), to: drum, material)
    scene.addBox(5.5, 0.25, at: SIMD2(0, 5.25), to: drum, material)
    scene.addBox(5.5, 0.25, at: SIMD2(0, -5.25), to: drum, material)
    for row in 0..<20 {
      for column in 0..<25 {
        let body = scene.add(.dynamic, Double(column - 12) * 0.36, (Double(row) - 9.5) * 0.36)
        scene.addBox(0.125, 0.125, to: body, material)
      }
    }
    return TimedScene(name: "tumbler", stepCount: 600, scene: scene, bounds: .drum(radius: 8))
  }

  /// A square net of pinned circles, fixed at the seven in the middle of its top row.
  static func grid(_ side: Int) -> TimedScene {
    var scene = Scene()
    let material = Scene.Material(collides: false)
    func isFixed(_ column: Int, _ row: Int) -> Bool {
      row == 0 && (side / 2 - 3...side / 2 + 3).contains(column)
    }
    for column in 0..<side {
      for row in 0..<side {
        let kind: Scene.BodyKind = isFixed(column, row) ? .static : .dynamic
        let body = scene.add(kind, Double(column), Double(-row))
        scene.addCircle(0.4, to: body, material)
        if row > 0 {
          scene.pin(body - 1, body, at: Double(column), Double(-row) + 0.5)
        }
        if column > 0, !(isFixed(column, row) && isFixed(column - 1, row)) {
          scene.pin(body - side, body, at: Double(column) - 0.5, Double(-row))
        }
      }
    }
    return TimedScene(name: "grid\(side)", stepCount: 300, scene: scene)
  }

  /// An initially horizontal rope of 40 links with a heavy ball at its end.
  static func rope(_ name: String, ballRadius: Double) -> TimedScene {
    var scene = Scene()
    let material = Scene.Material(collides: false)
    var last = scene.add(.static, 0, 0)
    scene.addCircle(0.1, to: last, material)
    for index in 0..<40 {
      let link = scene.add(.dynamic, 0.5 * Double(index) + 0.25, 0)
      scene.addBox(0.25, 0.05, to: link, material)
      scene.pin(last, link, at: 0.5 * Double(index), 0)
      last = link
    }
    let ball = scene.add(.dynamic, 20 + ballRadius, 0)
    scene.addCircle(ballRadius, to: ball, material)
    scene.pin(last, ball, at: 20, 0)
    return TimedScene(name: name, stepCount: 600, scene: scene)
  }

  /// A typical user interface: a screen of 375 x 675 pt at 150 pt/m with gravity of 1000 pt/s^2, a
  /// view on a spring, and another on a spring between the two.
  static var ui: TimedScene {
    var scene = Scene(gravity: SIMD2(0, -6.6667))
    let material = Scene.Material(friction: 0.2, restitution: 0.2)
    let screen = scene.add(.static, 0, 0)
    let corners = [SIMD2(0, 0), SIMD2(2.5, 0), SIMD2(2.5, 4.5), SIMD2(0, 4.5), SIMD2(0, 0)]
    for (start, end) in zip(corners, corners.dropFirst()) {
      scene.addSegment(start, end, to: screen, material)
    }
    let box = scene.add(.dynamic, 0.8, 3.2)
    scene.addBox(1.0 / 3, 1.0 / 3, to: box, material)
    let ball = scene.add(.dynamic, 1.7, 3)
    scene.addCircle(0.25, to: ball, material)
    scene.springs = [
      Scene.Spring(
        bodyA: screen, bodyB: box, anchorA: SIMD2(1.25, 4),
        length: SIMD2(1.25 - 0.8, 4 - 3.2).length, hertz: 1, dampingRatio: 0.1),
      Scene.Spring(
        bodyA: box, bodyB: ball, length: SIMD2(0.9, 0.2).length, hertz: 1.5, dampingRatio: 0.2),
    ]
    return TimedScene(name: "ui", stepCount: 600, scene: scene)
  }
}
