import Foundation

extension TextbookResult {
  static func friction() throws -> [TextbookResult] {
    let pushed = try TextbookRun(scene: "constant-force")["box"]
    let hit = try TextbookRun(scene: "impulse")["box"]
    let beside = try TextbookRun(scene: "impulse-beside-center")["box"]
    let spinning = try TextbookRun(scene: "spin-drag")["box"]
    let dumbbell = try TextbookRun(scene: "dumbbell")
    let (left, right) = (dumbbell["left"], dumbbell["right"])
    let (m1, m2) = (left.first.mass, right.first.mass)
    func height(_ time: Double) -> Double {
      (m1 * left.at(time).y + m2 * right.at(time).y) / (m1 + m2)
    }
    let rail = try TextbookRun(scene: "rail")["bead"]
    return try [
      TextbookResult("constant-force", "speed after 1 s, m/s", 2, found: pushed.at(1).speed),
      TextbookResult(
        "constant-force", "way in 1 s, m", 1, found: pushed.at(1).x - pushed.first.x),
      TextbookResult("impulse", "speed, m/s", 3, found: hit.last.speed),
      TextbookResult(
        "impulse-beside-center", "angular velocity, rad/s", 1.2, found: abs(beside.last.spin)),
      TextbookResult(
        "spin-drag", "angular velocity after 1 s, rad/s", 12 * exp(-1.5),
        found: abs(spinning.at(1).spin)),
      TextbookResult(
        "dumbbell", "rise of the center of mass in 1 s, m", (8 * m1 + 3 * m2) / (m1 + m2) - 5,
        found: height(1) - height(0), scale: 1),
      TextbookResult(
        "rail", "acceleration, m/s^2", 5, found: rail.rate(of: \.speed, from: 0.25, to: 0.75)),
    ] + inclines()
  }

  private static func inclines() throws -> [TextbookResult] {
    var results: [TextbookResult] = []
    for (scene, degrees, friction) in [
      ("incline-smooth", 30.0, 0.0), ("incline-friction", 30, 0.3), ("incline-steep", 45, 0.8),
    ] {
      let box = try TextbookRun(scene: scene)["box"]
      let slope = degrees * .pi / 180
      results.append(
        TextbookResult(
          scene, "acceleration, m/s^2", 10 * (sin(slope) - friction * cos(slope)),
          found: box.rate(of: \.speed, from: 0.25, to: 0.75)))
    }
    let resting = try TextbookRun(scene: "incline-rest")["box"]
    let braking = try TextbookRun(scene: "braking")["box"]
    let rolling = try TextbookRun(scene: "rolling-disc")["disc"]
    let sliding = try TextbookRun(scene: "sliding-to-rolling")["disc"]
    let fall = resting.first.y - resting.last.y
    return results + [
      TextbookResult("incline-rest", "way down in 2 s, m", 0, found: fall, scale: 1),
      TextbookResult(
        "braking", "way to the stop, m", 3.125, found: braking.last.x - braking.first.x),
      TextbookResult(
        "rolling-disc", "acceleration, m/s^2", 20 / 3 * sin(.pi / 9),
        found: rolling.rate(of: \.speed, from: 0.25, to: 0.75)),
      TextbookResult("sliding-to-rolling", "speed at the end, m/s", 2, found: sliding.last.vx),
      TextbookResult(
        "sliding-to-rolling", "speed of the rim at the end, m/s", 2,
        found: 0.2 * abs(sliding.last.spin)),
    ]
  }
}
