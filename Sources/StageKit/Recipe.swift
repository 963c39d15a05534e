public import Geometry

/// A scene that runs by itself: a book's example, told in code that reads like the book's.
public protocol Recipe: Sendable {
  /// The name by which it is called: lower-case words joined by hyphens.
  var id: String { get }
  /// What is to be seen, in a few words.
  var title: String { get }
  /// The text that it comes from.
  var source: String { get }
  /// The size of the stage, in points.
  var canvas: Size { get }
  /// The length of its film, in seconds.
  var duration: Double { get }
  /// The instants that tell the story, in seconds: the frames to compare in tests.
  var keyMoments: [Double] { get }
  /// The recipes to which this one is an overview: its contact sheet shows them. None by default.
  var parts: [any Recipe] { get }

  /// Sets the scene at time 0: what an app does in `viewDidLoad`.
  func perform(on stage: Stage)
}

extension Recipe {
  /// None.
  public var parts: [any Recipe] { [] }

  /// Makes a stage on which the recipe is performed.
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
