internal import Geometry
internal import StageKit

/// A dynamic item that is not a view: its center moves; its bounds and transform do not change.
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
  /// - Parameter isModern: Whether it uses the profile of current iOS; by default it uses that of
  ///   iOS 7, as recorded in the text.
  init(isModern: Bool = false) {
    id = isModern ? "sadun-custom-item-log-modern" : "sadun-custom-item-log"
    title = isModern ? "A custom item, with the modern profile" : "A custom item, as recorded"
    experiment = isModern ? .modern : .recorded
  }

  func perform(on stage: Stage) {
    experiment.run(with: CustomDynamicItem(), on: stage)
  }
}
