import Foundation

extension TextbookResult {
  static func pendulums() throws -> [TextbookResult] {
    var results: [TextbookResult] = []
    for degrees in [5.0, 60, 120] {
      let scene = "pendulum-\(Int(degrees))"
      let bob = try TextbookRun(scene: scene)["bob"]
      // The lowest point is 1 m above the lower edge.
      results += [
        TextbookResult(
          scene, "period, s", period(degrees, 0.1), found: bob.period { $0.x - 2.4 }),
        TextbookResult(
          scene, "height of the swing after 5 s, m", 1 - cos(degrees * .pi / 180),
          found: bob.largest(after: 5) { $0.y } - 1),
      ]
    }
    let fast = try TextbookRun(scene: "pendulum-energy")["bob"]
    let rod = try TextbookRun(scene: "pendulum-rod")["rod"]
    let disc = try TextbookRun(scene: "pendulum-disc")["disc"]
    let inertia = (0.06 * 0.06 + 1.2 * 1.2) / 12 + 0.36
    results += [
      TextbookResult(
        "pendulum-energy", "speed at the lowest point, m/s", 20.0.squareRoot(),
        found: fast.largest { $0.speed }),
      TextbookResult(
        "pendulum-rod", "period, s", period(20, inertia / 6), found: rod.period { $0.angle }),
      TextbookResult(
        "pendulum-disc", "period, s", period(30, 0.09), found: disc.period { $0.x - 2.4 }),
    ]
    let double = try TextbookRun(scene: "double-pendulum-energy")
    let mass = double["inner"].first.mass
    // The rods have 0.9 m, so that the bobs can fall 0.9 m and 1.8 m.
    let available = mass * 10 * 2.7
    let start = double.energies[0]
    let deviation = double.energies.map { $0 - start }.max { abs($0) < abs($1) } ?? 0
    results.append(
      TextbookResult(
        "double-pendulum-energy", "energy above the lowest positions, at its worst in 12 s, J",
        available, found: available + deviation))
    return results
  }

  /// The period of a pendulum from its angle in degrees and I / (m g d), in s^2.
  private static func period(_ degrees: Double, _ square: Double) -> Double {
    var (a, b) = (1.0, cos(degrees * .pi / 360))
    for _ in 0..<8 { (a, b) = ((a + b) / 2, (a * b).squareRoot()) }
    return 2 * .pi * square.squareRoot() / a
  }
}
