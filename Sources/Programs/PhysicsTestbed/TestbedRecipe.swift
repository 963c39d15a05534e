import Physics
import PhysicsScenes
import Zoetrope

/// A scene of the testbed as a film.
struct TestbedRecipe: Recipe {
  /// The solvers, by their names in Physics.
  enum SolverName: String, CaseIterable {
    case sequentialImpulses, softStep
  }

  let scene: TestbedScene
  @Parameter("solver") var solver = SolverName.sequentialImpulses

  init(_ scene: TestbedScene) { self.scene = scene }

  var id: String { scene.name }
  var title: String { String(scene.summary.dropLast()) }
  var duration: Double { scene.duration }
  var canvas: Size { Size(640, 360) }

  func perform(on stage: Stage) {
    let view = WorldView(
      scene, solver: solver == .softStep ? .softStep : .sequentialImpulses,
      frame: Rect(origin: .zero, size: canvas))
    stage.view.addSubview(view)
    stage.scheduledTimer(withTimeInterval: 1.0 / 60, repeats: true) { _ in view.step() }
  }
}
