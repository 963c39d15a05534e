import TestSupport
import Testing

/// Plots of scenes with a scale of their own.
@Suite struct PlotScaleTests {
  @Test func `lengths and energies follow the points of a meter`() async throws {
    let sandbox = try Sandbox.with([
      "a.yaml": """
      canvas: [400, 300]
      duration: 1 s
      pointsPerMeter: 50
      views: [{shape: {name: ball, ellipse: [20, 20], center: [1 m, 5 m]}}]
      behaviors:
        - gravity: {items: ball, magnitude: 9.81 m/s2}
        - dynamicItem: {items: ball, linearVelocity: [3 m/s, -8 m/s], resistance: 0}
      """
    ])
    let outcome = try await sandbox.zoetrope(
      "plot a.yaml --of ball.elevation,ball.kinetic,ball.momentum --meters -o a.csv")
    #expect(outcome.exitCode == 0, "\(outcome.standardError)")
    let lines = String(decoding: try sandbox.read("a.csv"), as: UTF8.self).split(separator: "\n")
    let first = try #require(lines.dropFirst().first).split(separator: ",").compactMap {
      Double($0)
    }
    try #require(first.count == 4)
    // 250 of 300 points down, with 50 points a meter.
    #expect(isClose(first[1], 1, within: 1e-6))
    // A disc of 10 points of radius has pi / 100 kg; its velocity is sqrt(73) m/s. The engine's circle
    // and single precision differ by less than 1 in 1000.
    #expect(isClose(first[2], 0.5 * 0.0314159 * 73, within: 0.002))
    #expect(isClose(first[3], 0.0314159 * 8.544, within: 0.001))
  }
}
