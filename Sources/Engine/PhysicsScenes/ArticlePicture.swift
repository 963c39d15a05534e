import Physics

/// A picture of an article about the engine: a scene of the testbed at some steps.
package struct ArticlePicture: Sendable {
  /// The name of the scene.
  package let scene: String
  private let steps: [Int]
  private var solver = Solver.sequentialImpulses

  /// All pictures.
  package static let all = [
    ArticlePicture(scene: "stack", steps: [0, 186, 204, 228]),
    ArticlePicture(scene: "motor", steps: [60, 100, 140, 180]),
    ArticlePicture(scene: "soft", steps: [0, 40, 75, 120]),
    ArticlePicture(scene: "restitution", steps: Array(stride(from: 0, through: 120, by: 8))),
    ArticlePicture(scene: "conveyor", steps: [60, 180, 300, 420]),
    ArticlePicture(scene: "gears", steps: [0, 15, 30, 45, 60, 75]),
    ArticlePicture(scene: "casts", steps: [30]),
    ArticlePicture(scene: "bullets", steps: [30, 150, 260]),
    ArticlePicture(scene: "sleeping", steps: [240, 280, 330]),
    ArticlePicture(scene: "explosion", steps: [90, 100, 112, 130]),
    ArticlePicture(scene: "cradle", steps: [0, 20, 60, 82], solver: .softStep),
  ]

  /// The path of the picture in the repository.
  package var path: String { "Sources/Engine/Physics/Physics.docc/Resources/physics-\(scene).svg" }

  /// The picture as SVG; nil if there is no such scene.
  package var text: String? {
    Testbed.scene(named: scene)?.picture(at: steps, solver: solver)
  }
}
