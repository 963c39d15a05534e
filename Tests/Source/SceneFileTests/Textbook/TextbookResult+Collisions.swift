import Foundation

extension TextbookResult {
  static func collisions() throws -> [TextbookResult] {
    var results: [TextbookResult] = []
    for (scene, ratio, elasticity, first, second) in [
      ("collision-equal", 1.0, 1.0, 3.0, 0.0), ("collision-heavy", 10, 1, 3, 0),
      ("collision-light", 0.1, 1, 3, 0), ("collision-head-on", 3, 1, 3, -2),
      ("collision-half", 2, 0.5, 3, 0), ("collision-inelastic", 2, 0, 3, 0),
    ] {
      let run = try TextbookRun(scene: scene)
      let center = (first + ratio * second) / (1 + ratio)
      let change = elasticity * (first - second) / (1 + ratio)
      results += [
        TextbookResult(
          scene, "velocity of the left ball, m/s", center - ratio * change,
          found: run["left"].last.vx, scale: 3),
        TextbookResult(
          scene, "velocity of the right ball, m/s", center + change, found: run["right"].last.vx,
          scale: 3),
      ]
    }
    let oblique = try TextbookRun(scene: "collision-oblique")
    let (left, right) = (oblique["left"].last, oblique["right"].last)
    let cosine = (left.vx * right.vx + left.vy * right.vy) / (left.speed * right.speed)
    let cradle = try TextbookRun(scene: "cradle")["ball4"]
    results += [
      TextbookResult(
        "collision-oblique", "angle between the ways, °", 90, found: acos(cosine) * 180 / .pi),
      TextbookResult(
        "collision-oblique", "speeds, root of the sum of squares, m/s", 3,
        found: (left.speed * left.speed + right.speed * right.speed).squareRoot()),
      TextbookResult(
        "cradle", "speed of the last ball, m/s", (20 * 1.3 * (1 - cos(0.6))).squareRoot(),
        found: cradle.largest { $0.speed }),
    ]
    for (scene, elasticity) in [("rebound", 1.0), ("rebound-08", 0.8), ("rebound-05", 0.5)] {
      let ball = try TextbookRun(scene: scene)["ball"]
      let impact = ball.crossings { $0.vy }.first ?? 0
      let ground = ball.first.y - 2.4
      results.append(
        TextbookResult(
          scene, "height of the rebound, m", elasticity * elasticity * 2.4,
          found: ball.largest(after: impact) { $0.y } - ground))
    }
    return results
  }
}
