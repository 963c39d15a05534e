import Dynamics
import SceneFile
import StageKit
import Testing

/// The kinds of fields of scene files are those of Dynamics.
@Suite struct FieldKindTests {
  private static let kinds = FieldBehavior.Kind.allCases.filter { $0 != .custom }

  private func recipe(_ kind: String) throws -> SceneRecipe {
    try SceneRecipe(
      yaml: """
        duration: 1
        views: [{view: {name: box, size: [20, 20], center: [100, 50]}}]
        behaviors: [{field: {items: box, type: \(kind)}}]
        """, path: "a.yaml")
  }

  @Test(arguments: kinds)
  func `a scene has every kind, and its Swift the class method`(kind: FieldBehavior.Kind) throws {
    let recipe = try recipe(kind.rawValue)
    let stage = recipe.stage()
    stage.advance(to: 0.1)
    #expect(stage.inspectAnimators().flatMap(\.inspection.fields).map(\.kind) == [kind])
    #expect(recipe.swift.contains(" = FieldBehavior.\(kind.rawValue)Field("))
  }

  @Test func `a field whose force is a closure is not for scenes`() {
    let error = #expect(throws: SceneError.self) { try recipe("custom") }
    let names = Self.kinds.map(\.rawValue).joined(separator: ", ")
    #expect(error?.description == "a.yaml:3:40: type: 'custom' is not one of \(names).")
  }
}
