import SystemPackage
import TestSupport

/// A number of a textbook, and that of a scene.
struct TextbookResult {
  static let directory = repositoryRoot.appending("Documentation/Scenes/Textbook")

  /// The largest relative error that needs no reason.
  static let commonBound = 0.001

  /// The name of the scene's file, without `.yaml`.
  let scene: String
  /// What is measured, with its unit.
  let quantity: String
  /// The value of the closed form.
  let expected: Double
  /// The value of the scene.
  let found: Double
  /// What an error is relative to: the expected value, or the amplitude of an oscillation.
  let scale: Double

  init(
    _ scene: String, _ quantity: String, _ expected: Double, found: Double, scale: Double? = nil
  ) {
    self.scene = scene
    self.quantity = quantity
    self.expected = expected
    self.found = found
    self.scale = scale ?? abs(expected)
  }

  /// The error relative to the scale.
  var error: Double { abs(found - expected) / scale }

  /// All results, in the order of the page.
  static func all() throws -> [(title: String, results: [TextbookResult])] {
    [
      ("Motion and drag", try motion()), ("Forces and friction", try friction()),
      ("Pendulums", try pendulums()), ("Oscillators", try oscillators()),
      ("Tensions", try tensions()), ("Collisions", try collisions()), ("Fields", try fields()),
    ]
  }
}
