import Foundation

extension TextbookResult {
  static func fields() throws -> [TextbookResult] {
    let circle = try TextbookRun(scene: "orbit-circle")["ball"]
    let ellipse = try TextbookRun(scene: "orbit-ellipse")["ball"]
    let axis = 1 / (2 - 2.3 * 2.3 / 4)
    let escape = try TextbookRun(scene: "orbit-escape")["ball"]
    let magnetic = try TextbookRun(scene: "magnetic-circle")["ball"]
    let charge = try TextbookRun(scene: "charge-repulsion")["ball"]
    let harmonic = try TextbookRun(scene: "harmonic-field")["ball"]
    let mass = harmonic.first.mass
    let repelled = charge.at(0.5)
    return [
      TextbookResult("orbit-circle", "period, s", .pi, found: circle.period { $0.y - 2.4 }),
      TextbookResult(
        "orbit-circle", "largest radius in 6 s, m", 1, found: circle.largest(of: radius)),
      TextbookResult(
        "orbit-ellipse", "half a period, s", .pi * (axis * axis * axis / 4).squareRoot(),
        found: ellipse.crossings(bothWays: true) { $0.y - 2.4 - 1e-12 }.last.map { $0 / 2 } ?? 0),
      TextbookResult(
        "orbit-ellipse", "largest radius, m", 2 * axis - 1, found: ellipse.largest(of: radius)),
      TextbookResult(
        "orbit-escape", "speed after 1.5 s, m/s",
        (2 * (4.5 * 4.5 / 2 - 8 + 4 / radius(escape.at(1.5)))).squareRoot(),
        found: escape.at(1.5).speed),
      TextbookResult(
        "magnetic-circle", "period, s", 2 * .pi * mass / 0.1,
        found: magnetic.period { $0.vx - 1e-12 }),
      TextbookResult(
        "magnetic-circle", "speed after 6 s, m/s", 3, found: magnetic.last.speed),
      TextbookResult(
        "charge-repulsion", "speed after 0.5 s, m/s",
        (0.2 / mass * (2 - 1 / radius(repelled))).squareRoot(), found: repelled.speed),
      TextbookResult(
        "harmonic-field", "position after 4.7 s, m", cos(4.7 / mass.squareRoot()),
        found: harmonic.at(4.7).x - 2.4, scale: 1),
    ]
  }

  /// The distance from the middle of the field.
  private static func radius(_ body: TextbookRun.Body) -> Double {
    hypot(body.x - 2.4, body.y - 2.4)
  }
}
