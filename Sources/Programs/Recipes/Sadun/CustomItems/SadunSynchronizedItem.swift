internal import Geometry
internal import StageKit

/// A dynamic item that is not a view and keeps its bounds centered on its center.
struct SadunSynchronizedItem: Recipe {
  let id = "sadun-synchronised-item"
  let title = "A custom item with synchronized bounds"
  let source = sadun
  let canvas = Size(620, 620)
  let duration = 4.2
  let keyMoments = [0, 1.1, 2.1, 3.1, 4.1]

  func perform(on stage: Stage) {
    PushExperiment.recorded.run(with: SynchronizedDynamicItem(), on: stage)
  }
}
