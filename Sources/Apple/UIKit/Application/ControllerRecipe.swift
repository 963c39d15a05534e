public import Geometry
public import StageKit

/// A recipe that shows the view of a controller on the whole stage.
///
/// ```swift
/// let recipe = ControllerRecipe(duration: 4) { BounceViewController() }
/// ```
public struct ControllerRecipe: Recipe {
  /// The identifier.
  public let id: String
  /// The title.
  public let title: String
  /// The size of the stage, in points.
  public let canvas: Size
  /// The duration of the film, in seconds.
  public let duration: Double
  private let resources: String?
  private let makeController: @Sendable () -> UIViewController
  private let script: @Sendable (Stage) -> Void

  /// Creates a recipe.
  ///
  /// - Parameters:
  ///   - id: The identifier: lower-case words joined by hyphens.
  ///   - title: The title; nil, the default, is the identifier.
  ///   - canvas: The size of the stage, in points.
  ///   - duration: The duration of the film, in seconds.
  ///   - resources: The path of the folder with the program's files; nil, the default, for none.
  ///   - script: Schedules touches; by default there are none.
  ///   - makeController: Creates the controller, in the application of the stage.
  public init(
    id: String = "controller", title: String? = nil, canvas: Size = .phone, duration: Double,
    resources: String? = nil, script: @escaping @Sendable (Stage) -> Void = { _ in },
    controller makeController: @escaping @Sendable () -> UIViewController
  ) {
    self.id = id
    self.title = title ?? id
    self.canvas = canvas
    self.duration = duration
    self.resources = resources
    self.script = script
    self.makeController = makeController
  }

  /// Shows the controller in a window and schedules the touches.
  public func perform(on stage: Stage) {
    UIApplication(on: stage, resources: resources).show(makeController)
    script(stage)
  }
}
