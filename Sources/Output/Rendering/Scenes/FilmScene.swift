package import Dynamics
package import Geometry
package import PictureKit
package import Raster
package import SoundKit
package import StageKit

/// What a picture or a film shows: a recipe, or a grid of recipes.
package protocol FilmScene {
  /// The name in progress and error sentences.
  var name: String { get }
  /// What it shows, in words.
  var title: String { get }
  /// The duration, in seconds.
  var duration: Double { get }

  /// Returns the scene with the size of its pictures.
  ///
  /// - Parameters:
  ///   - settings: The size and background of the pictures, and whether they show touches.
  ///   - even: Whether a size that follows from a scale is rounded up to even numbers.
  /// - Returns: The scene.
  /// - Throws: A ``RenderingError`` if the pictures have no size that can be drawn.
  func prepared(
    with settings: PictureSettings, even: Bool
  ) throws(RenderingError) -> PreparedScene
}

/// A scene with the size of its pictures.
package struct PreparedScene {
  /// The renderer of the pictures.
  package let renderer: FrameRenderer
  /// The size of the frames, in the unit of their layers: points of a recipe, or pixels of a grid.
  package let canvas: Size
  /// The size of the lettering, as a multiple of its size in a plot; nil for that of points.
  let letteringScale: Double?
  private let makeStages: () -> [Stage]
  private let compose: (_ frames: [Frame], _ time: Double) -> Frame

  /// Creates a prepared scene.
  ///
  /// - Parameters:
  ///   - renderer: The renderer of the pictures.
  ///   - canvas: The size of the frames, in the unit of their layers.
  ///   - letteringScale: The size of the lettering of a grid; nil, the default, for a recipe.
  ///   - makeStages: A function that returns the stages at time 0.
  ///   - compose: A function that makes one frame of a frame of each stage at a time, in seconds.
  init(
    renderer: FrameRenderer, canvas: Size, letteringScale: Double? = nil,
    makeStages: @escaping () -> [Stage],
    compose: @escaping (_ frames: [Frame], _ time: Double) -> Frame
  ) {
    self.renderer = renderer
    self.canvas = canvas
    self.letteringScale = letteringScale
    self.makeStages = makeStages
    self.compose = compose
  }

  /// Returns the scene with frames that are made of these.
  ///
  /// - Parameters:
  ///   - renderer: The renderer of the new frames; the present one unless given.
  ///   - canvas: The size of the new frames; the present one unless given.
  ///   - change: A function that makes a frame of one at a time, in seconds.
  /// - Returns: The scene.
  func changing(
    renderer: FrameRenderer? = nil, canvas: Size? = nil,
    _ change: @escaping (_ frame: Frame, _ time: Double) -> Frame
  ) -> PreparedScene {
    PreparedScene(
      renderer: renderer ?? self.renderer, canvas: canvas ?? self.canvas,
      letteringScale: letteringScale, makeStages: makeStages,
      compose: { [compose] frames, time in change(compose(frames, time), time) })
  }

  /// Performs the scene.
  ///
  /// - Parameter log: What records or replays the steps of animators; nil, the default, computes
  ///   them only, and so do scenes of several stages, whose steps have no order.
  /// - Returns: The stages at time 0.
  package func perform(with log: StepLog? = nil) -> Performance {
    let stages = makeStages()
    if stages.count == 1 { stages[0].stepLog = log }
    return Performance(stages: stages, compose: compose)
  }
}

/// The stages of a scene, which advance together from time 0.
package struct Performance {
  let stages: [Stage]
  let compose: (_ frames: [Frame], _ time: Double) -> Frame

  /// Advances to a time in seconds, not before the present one.
  package func advance(to time: Double) {
    for stage in stages { stage.advance(to: time) }
  }

  /// What the scenes used so far and frames do not show, a sentence each.
  package var notes: [String] {
    stages.flatMap(\.notes).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The sounds so far, and those that are planned.
  package var sounds: [SoundCue] { stages.flatMap(\.soundCues) }

  /// The pictures that scripts ask for.
  package var snapshots: [SnapshotPlan] { stages.map(\.snapshots) }

  /// Advances to a time in seconds, and returns the frame.
  package func frame(at time: Double) -> Frame {
    compose(stages.map { $0.frame(at: time) }, time)
  }
}

/// One recipe as a scene.
package struct RecipeScene: FilmScene {
  /// The recipe.
  package let recipe: any Recipe

  /// Creates a scene.
  package init(_ recipe: any Recipe) {
    self.recipe = recipe
  }

  package var name: String { recipe.id }
  package var title: String { recipe.title }
  package var duration: Double { recipe.duration }

  package func prepared(
    with settings: PictureSettings, even: Bool
  ) throws(RenderingError) -> PreparedScene {
    PreparedScene(
      renderer: try settings.renderer(of: recipe.canvas, even: even), canvas: recipe.canvas,
      makeStages: { [settings.stage(for: recipe)] },
      compose: { frames, _ in settings.apply(to: frames[0]) })
  }
}
