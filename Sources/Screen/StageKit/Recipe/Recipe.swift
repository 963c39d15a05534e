public import Geometry

/// A scene that runs without input and becomes a film, such as an example from a book or article.
///
/// ```swift
/// struct Bounce: Recipe {
///   let duration = 4.0
///
///   func perform(on stage: Stage) {
///     …
///   }
/// }
/// ```
///
/// The other requirements have defaults.
public protocol Recipe: Sendable {
  /// The identifier: lower-case words joined by hyphens; unless given, from the name of the type.
  var id: String { get }
  /// The title, in a few words; unless given, the identifier.
  var title: String { get }
  /// The citation of the text that contains the example, if there is one; empty unless given.
  var source: String { get }
  /// The size of the stage, in points; ``Geometry/Size/phone`` unless given.
  var canvas: Size { get }
  /// The duration of the film, in seconds.
  var duration: Double { get }
  /// The times of the representative frames in seconds: contact sheets and golden frames show them.
  /// Unless given, five from the start to the end.
  var keyMoments: [Double] { get }
  /// The recipes that this recipe gives an overview of, for its contact sheet; none by default.
  var parts: [any Recipe] { get }

  /// Sets up the scene at time 0, like `viewDidLoad` in an app.
  func perform(on stage: Stage)
}

extension Recipe {
  /// Returns a new stage with the scene.
  public func stage() -> Stage {
    let stage = Stage(size: canvas)
    stage.withParameters { perform(on: stage) }
    return stage
  }
}

extension Size {
  /// The screen of an iPhone 5, 320 x 568 pt.
  public static let phone = Size(320, 568)
  /// The screen of an iPad, 768 x 1024 pt.
  public static let pad = Size(768, 1024)
}
