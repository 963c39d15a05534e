internal import Geometry
internal import PictureKit
internal import Rendering
internal import StageKit

/// A recipe with its parameters at a frame rate, and what is known about its frames.
final class Performance: Sendable {
  /// What distinguishes performances.
  struct Key: Hashable, Sendable {
    let recipe: String
    let parameters: [ParameterValue]
    let frameRate: FrameRate
    let showsTouches: Bool
  }

  let recipe: any Recipe
  let schedule: FrameSchedule
  /// The frames.
  let frames: Track<Frame>
  /// The overlays, as JSON.
  let overlays: Track<[UInt8]>
  /// The timeline, as JSON.
  let timeline = LazyValue<Answer.Body>()

  /// The number of frames.
  var frameCount: Int { schedule.frames.upperBound }

  init(
    of recipe: any Recipe, schedule: FrameSchedule, showsTouches: Bool,
    limits: PreviewWorker.Limits
  ) {
    self.recipe = recipe
    self.schedule = schedule
    let settings = PictureSettings(showsTouches: showsTouches)
    frames = Track(
      schedule: schedule, budget: limits.performanceCost,
      recording: Track.Recording(
        stage: { settings.stage(for: recipe) }, element: { settings.apply(to: $0.frame) },
        cost: { $0.cost(after: $1) }))
    overlays = Track(
      schedule: schedule, budget: limits.performanceCost,
      recording: Track.Recording(
        stage: { recipe.inspectedStage() }, element: { try Overlay.json(of: $0) },
        cost: { overlay, _ in 1 + overlay.count / 200 }))
  }
}

extension Stage {
  /// The frame at the current time.
  fileprivate var frame: Frame { frame(at: time) }
}

extension Recipe {
  /// Returns a new stage with the scene, whose animators record impulses.
  fileprivate func inspectedStage() -> Stage {
    let stage = Stage(size: canvas)
    stage.recordsImpulses = true
    stage.withParameters { perform(on: stage) }
    return stage
  }
}
