public import Geometry

/// A scene that runs without input: an example from a book or article, in code like the original's.
public protocol Recipe: Sendable {
  /// The identifier: lower-case words joined by hyphens.
  var id: String { get }
  /// The title, in a few words.
  var title: String { get }
  /// The citation of the text that contains the example.
  var source: String { get }
  /// The size of the stage, in points.
  var canvas: Size { get }
  /// The duration of the film, in seconds.
  var duration: Double { get }
  /// The times of the representative frames in seconds: contact sheets and golden frames show them.
  var keyMoments: [Double] { get }
  /// The recipes that this recipe gives an overview of, for its contact sheet; none by default.
  var parts: [any Recipe] { get }

  /// Sets up the scene at time 0, like `viewDidLoad` in an app.
  func perform(on stage: Stage)
}

extension Recipe {
  /// None.
  public var parts: [any Recipe] { [] }

  /// Returns a new stage with the scene.
  public func stage() -> Stage {
    let stage = Stage(size: canvas)
    perform(on: stage)
    return stage
  }
}

extension Size {
  /// The screen of an iPhone 5, 320 x 568 pt.
  public static let phone = Size(320, 568)
  /// The screen of an iPad, 768 x 1024 pt.
  public static let pad = Size(768, 1024)
}
