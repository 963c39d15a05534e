import Dynamics
import Geometry
import SceneFile
import StageKit
import TestSupport
import Testing

/// Numbers with units: `9.81 m/s2`.
@Suite struct SceneUnitTests {
  private func swift(_ yaml: String) throws -> String {
    try SceneRecipe(yaml: yaml, path: "a.yaml").swift
  }

  @Test(arguments: [
    ("center: [1.5 m, 20 cm]", "Point(150, 20)"), ("center: [-5 mm, 3 pt]", "Point(-0.5, 3)"),
    ("size: [2 m, 1]", "Size(200, 1)"), ("frame: [1m, 0, 9, 9]", "x: 100"),
    ("cornerRadius: 0.05 m", "= 5"), ("transform: {rotation: 90 deg}", "1.5707963267948966"),
  ])
  func `lengths and angles have units`(property: String, expected: String) throws {
    let text = try swift("duration: 1\nviews: [{view: {name: a, \(property)}}]")
    #expect(text.contains(expected), "\(text)")
  }

  @Test(arguments: [
    ("9.81 m/s2", 0.981), ("9.81 m/s^2", 0.981), ("981 pt/s2", 0.981), ("2", 2), ("1e0 m/s2", 0.1),
  ])
  func `gravity is 1000 points a second squared without a unit`(
    text: String, expected: Double
  ) throws {
    let swift = try swift(
      "duration: 1\nviews: [{view: {name: a, size: [9, 9]}}]\nbehaviors: [{gravity: {items: a, "
        + "magnitude: \(text)}}]")
    let line = try #require(swift.split(separator: "\n").first { $0.contains("magnitude = ") })
    let number = try #require(Double(line.split(separator: " ").last ?? ""))
    #expect(isClose(number, expected, within: 1e-12))
  }

  @Test func `a scale changes meters`() throws {
    let scene = """
      duration: 2 s
      pointsPerMeter: 20
      canvas: [400, 400]
      views: [{view: {name: a, size: [0.5 m, 0.5 m], center: [10 m, 10 m]}}]
      behaviors:
        - gravity: {items: a, magnitude: 9.81 m/s2, at: 500 ms}
        - dynamicItem: {items: a, linearVelocity: [3 m/s, 18 km/h], resistance: 0}
      """
    let recipe = try SceneRecipe(yaml: scene, path: "a.yaml")
    #expect(recipe.pointsPerMeter == 20 && recipe.duration == 2)
    let text = recipe.swift
    for part in ["Size(10, 10)", "Point(200, 200)", "Point(60, 100)", "at: 0.5"] {
      #expect(text.contains(part), "\(part)")
    }
    let stage = recipe.stage()
    stage.advance(to: 0.4)
    let state = try #require(stage.viewStates.first { $0.name == "a" })
    // 3 m/s and 18 km/h for 0.4 s, with 20 points a meter.
    #expect(isClose(state.center.x, 224, within: 0.01))
    #expect(isClose(state.center.y, 240, within: 0.01))
  }

  @Test(arguments: [
    ("views: [{view: {center: [1 kg, 0]}}]", "2:28: center: 'kg' is not a unit of a length"),
    ("views: [{view: {size: [60px, 60]}}]", "2:26: size: 'px' is not a unit of a length"),
    (
      "animations: [{set: {at: 3 m, changes: []}}]",
      "2:27: at: 'm' is not a unit of a time; known are s and ms."
    ),
    (
      "views: [{view: {alpha: 1 m}}]",
      "2:26: alpha: 'm' is not a unit here: a unit follows a single number, such as 1.5 m, 2 s, 30 deg"
    ),
    ("views: [{view: {center: [1 m + 2, 0]}}]", "'m' is not a unit here"),
  ])
  func `a wrong unit is an error at its place`(line: String, expected: String) {
    let error = #expect(throws: SceneError.self) {
      _ = try SceneRecipe(yaml: "duration: 1\n\(line)", path: "a.yaml")
    }
    #expect(error?.description.contains(expected) == true, "\(error?.description ?? "")")
  }
}
