import Foundation

extension TextbookResult {
  static func oscillators() throws -> [TextbookResult] {
    let turn = 2 * Double.pi
    func position(_ scene: String, _ time: Double, _ expected: Double) throws -> TextbookResult {
      let bob = try TextbookRun(scene: scene)["bob"]
      return TextbookResult(
        scene, "position after \(time) s, m", expected, found: bob.at(time).x - 2, scale: 0.5)
    }
    let (fast, slow) = (turn * (2 + 3.0.squareRoot()), turn * (2 - 3.0.squareRoot()))
    let damped = turn * (1 - 0.01).squareRoot()
    let time = 2.3
    let spring = try TextbookRun(scene: "spring")["bob"]
    let hanging = try TextbookRun(scene: "spring-hanging")["bob"]
    let rate = turn * 1.5
    return [
      TextbookResult("spring", "period, s", 1, found: spring.period { $0.x - 2 }),
      try position("spring", 4.8, 0.5 * cos(turn * 4.8)),
      try position("spring-fast", 2.9, 0.5 * cos(turn * 4 * 2.9)),
      try position(
        "spring-damped", time,
        0.5 * exp(-0.1 * turn * time)
          * (cos(damped * time) + 0.1 * turn / damped * sin(damped * time))),
      try position("spring-critical", 0.25, 0.5 * (1 + turn / 4) * exp(-turn / 4)),
      try position(
        "spring-overdamped", 0.5,
        0.5 * (fast * exp(-slow / 2) - slow * exp(-fast / 2)) / (fast - slow)),
      TextbookResult(
        "spring-hanging", "lowest position, m below", 20 / (rate * rate),
        found: hanging.first.y + hanging.largest { -$0.y }),
      TextbookResult(
        "spring-hanging", "period, s", 1 / 1.5, found: hanging.period { -$0.vy }),
      try driven(), try coupled(),
    ]
  }

  private static func driven() throws -> TextbookResult {
    let bob = try TextbookRun(scene: "driven-oscillator")["bob"]
    let time = 5.6
    let (own, drive) = (2 * Double.pi, 2 * Double.pi * 0.7)
    let gain = 0.2 * own * own / (own * own - drive * drive)
    return TextbookResult(
      "driven-oscillator", "position after \(time) s, m",
      gain * (cos(drive * time) - cos(own * time)), found: bob.at(time).x - bob.first.x, scale: gain
    )
  }

  private static func coupled() throws -> TextbookResult {
    let right = try TextbookRun(scene: "coupled-oscillators")["right"]
    let time = 6.5
    // The frequency of the spring between both is that of half their mass.
    let (same, opposite) = (2 * Double.pi, 2 * Double.pi * 1.16.squareRoot())
    return TextbookResult(
      "coupled-oscillators", "position of the second after \(time) s, m",
      0.15 * (cos(same * time) - cos(opposite * time)), found: right.at(time).x - 3, scale: 0.3)
  }
}
