import Geometry
import PictureKit
import StageKit

/// A recipe with a parameter of each kind, all of whose code logs what it reads.
struct EveryKind: Recipe {
  enum Mode: String, CaseIterable {
    case items, boundaries, everything
  }

  let id = "every-kind"
  let source = "Tests"
  let keyMoments = [0.0]
  @Parameter("elasticity", 0...1) var elasticity = 0.2
  @Parameter("balls", 1...20) var ballCount = 3
  @Parameter("gravity") var hasGravity = true
  @Parameter("mode") var mode = Mode.everything

  var title: String { "Every kind, \(mode)" }
  var canvas: Size { Size(100 * Double(ballCount), 100) }
  var duration: Double { 1 + elasticity }

  func perform(on stage: Stage) {
    stage.log("performed \(values)")
    stage.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in
      stage.log("timer \(values)")
      stage.scheduledTimer(withTimeInterval: 0.25, repeats: false) { _ in
        stage.log("second timer \(values)")
      }
    }
    let view = ElasticView { elasticity }
    stage.view.addSubview(view)
  }

  private var values: String { "\(elasticity) \(ballCount) \(hasGravity) \(mode)" }
}

/// A view that draws and reports a size that it reads each time.
private final class ElasticView: View {
  private let read: () -> Double

  init(reading read: @escaping () -> Double) {
    self.read = read
    super.init(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  }

  override func draw(_ rect: Rect, in canvas: Canvas) {
    canvas.fill(Rect(x: 0, y: 0, width: read(), height: 1))
  }
}

/// A recipe that logs what another recipe reads, which it performs itself.
struct Performing: Recipe {
  let id = "performing"
  let title = "Performing"
  let source = "Tests"
  let canvas = Size(100, 100)
  let duration = 1.0
  let keyMoments = [0.0]
  @Parameter("elasticity", 0...1) var elasticity = 0.5

  func perform(on stage: Stage) {
    stage.log("own \(elasticity)")
    EveryKind().perform(on: stage)
  }
}

/// Two parameters that belong together.
struct SpringSettings: Sendable {
  @Parameter("frequency", 0...10, unit: "Hz") var frequency = 1.0
  @Parameter("damping", 0...1) var damping = 0.5
}

/// The superclass of a recipe.
class SwitchedRecipe: @unchecked Sendable {
  @Parameter("switch") var isOn = false
}

/// A recipe with parameters in its superclass and in values that it stores.
final class StoringRecipe: SwitchedRecipe, Recipe, @unchecked Sendable {
  let id = "storing"
  let title = "Storing"
  let source = "Tests"
  let canvas = Size(100, 100)
  let duration = 1.0
  let keyMoments = [0.0]
  let spring: SpringSettings? = SpringSettings()
  let tuple = (1, Parameter(wrappedValue: 2, "in-tuple", 0...5))
  let list = [Parameter(wrappedValue: 2, "in-list", 0...5)]
  @Parameter("last", 0...5) var last = 1

  func perform(on stage: Stage) {
    stage.log("\(isOn) \(spring?.frequency ?? 0) \(tuple.1.wrappedValue) \(last)")
  }
}

/// A recipe without parameters.
struct SampleScene: Recipe {
  let id = "sample-scene"
  let title = "Sample"
  let source = "Tests"
  let canvas = Size(100, 100)
  let duration = 1.0
  let keyMoments = [0.0]

  func perform(on stage: Stage) {}
}
