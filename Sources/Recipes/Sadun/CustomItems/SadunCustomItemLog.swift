internal import Geometry
internal import StageKit

/// An item that is no view: its center moves, its bounds and its transform stay.
struct SadunCustomItemLog: Recipe {
  let id: String
  let title: String
  let source = sadun
  let canvas = Size(620, 620)
  let duration = 4.2
  let keyMoments = [0, 1.1, 2.1, 3.1, 4.1]
  private let experiment: PushExperiment

  /// Creates the recipe.
  ///
  /// - Parameter isModern: Whether it runs on a system of today; by default it runs as recorded, on
  ///   iOS 7.
  init(isModern: Bool = false) {
    id = isModern ? "sadun-custom-item-log-modern" : "sadun-custom-item-log"
    title = isModern ? "A custom item, on a system of today" : "A custom item, as recorded"
    experiment = isModern ? .modern : .recorded
  }

  func perform(on stage: Stage) {
    experiment.run(with: CustomDynamicItem(), on: stage)
  }
}
