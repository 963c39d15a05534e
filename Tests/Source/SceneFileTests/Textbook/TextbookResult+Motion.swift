import Foundation

extension TextbookResult {
  static func motion() throws -> [TextbookResult] {
    var results: [TextbookResult] = []
    let fall = try TextbookRun(scene: "free-fall")["ball"]
    results += [
      TextbookResult("free-fall", "way in 0.8 s, m", 3.2, found: fall.first.y - fall.at(0.8).y),
      TextbookResult("free-fall", "speed after 0.8 s, m/s", 8, found: fall.at(0.8).speed),
    ]
    let up = try TextbookRun(scene: "throw-upwards")["ball"]
    results.append(
      TextbookResult(
        "throw-upwards", "greatest height, m", 1.25,
        found: up.largest { $0.y } - up.first.y))
    let thrown = try TextbookRun(scene: "horizontal-throw")["ball"]
    let way = thrown.at(0.6).x - thrown.first.x
    results.append(
      TextbookResult(
        "horizontal-throw", "fall after 3.6 m, m", 10 * way * way / 72,
        found: thrown.first.y - thrown.at(0.6).y))
    for degrees in [30.0, 45, 60] {
      let scene = "projectile-\(Int(degrees))"
      let angle = degrees * .pi / 180
      let shot = try TextbookRun(scene: scene)["ball"]
      let time = shot.crossings(bothWays: true) { $0.y - shot.first.y - 1e-12 }.last ?? 0
      results += [
        TextbookResult(scene, "time of flight, s", 1.2 * sin(angle), found: time),
        TextbookResult(
          scene, "range, m", 3.6 * sin(2 * angle), found: time * shot.first.vx),
      ]
    }
    let even = try TextbookRun(scene: "uniform-motion")["ball"]
    results.append(
      TextbookResult("uniform-motion", "way in 2 s, m", 4, found: even.last.x - even.first.x))
    return try results + drag()
  }

  private static func drag() throws -> [TextbookResult] {
    let fall = try TextbookRun(scene: "linear-drag-fall")["ball"]
    let shot = try TextbookRun(scene: "linear-drag-throw")["ball"]
    let coasting = try TextbookRun(scene: "coasting-linear")["ball"]
    let rest = 1 - exp(-1.0)
    let quadratic = try TextbookRun(scene: "quadratic-drag-fall")["ball"]
    let mass = quadratic.first.mass
    let terminal = (mass * 10 / 0.08).squareRoot()
    let gliding = try TextbookRun(scene: "quadratic-drag-coasting")["ball"]
    let rising = try TextbookRun(scene: "quadratic-drag-rise")["ball"]
    return [
      TextbookResult(
        "linear-drag-fall", "speed after 1/2 s, m/s", 2 * (1 - exp(-2.5)), found: fall.at(0.5).speed
      ),
      TextbookResult("linear-drag-fall", "terminal speed, m/s", 2, found: fall.last.speed),
      TextbookResult(
        "linear-drag-throw", "way in 1 s, m", 4 * rest, found: shot.at(1).x - shot.first.x),
      TextbookResult(
        "linear-drag-throw", "height after 1 s, m", 16 * rest - 10,
        found: shot.at(1).y - shot.first.y, scale: 1),
      TextbookResult(
        "coasting-linear", "way in 4 s, m", 4 * (1 - exp(-8.0)),
        found: coasting.last.x - coasting.first.x),
      TextbookResult(
        "quadratic-drag-fall", "speed after 1/2 s, m/s", terminal * tanh(5 / terminal),
        found: quadratic.at(0.5).speed),
      TextbookResult(
        "quadratic-drag-fall", "terminal speed, m/s", terminal * tanh(15 / terminal),
        found: quadratic.last.speed),
      TextbookResult(
        "quadratic-drag-coasting", "speed after 2 s, m/s", 6 / (1 + 0.1 / mass * 12),
        found: gliding.at(2).speed),
      TextbookResult(
        "quadratic-drag-rise", "greatest height, m",
        terminal * terminal / 20 * log(1 + 64 / (terminal * terminal)),
        found: rising.largest { $0.y } - rising.first.y),
    ]
  }
}
