/// How near dynamics must come to its predictions, where they are not printed more coarsely.
///
/// The predictions were computed with Box2D set up as UIKit does. UIKit itself shows centers in half
/// points and angles in 1/5000 rad.
enum Smooth {
  /// Points, before any contact.
  static let points = 0.5
  /// Radians, before any contact.
  static let radians = 0.005
  /// Points a second, before any contact.
  static let speed = 1.0
}

/// The same after a contact, at rest and for several bodies.
enum Contact {
  /// Points.
  static let points = 2.0
  /// Radians.
  static let radians = 0.02
  /// Frames.
  static let frames = 2
}

/// Tells whether an event came when it was predicted, give or take `Contact.frames`.
func isClose(_ frame: Int?, _ predicted: Int) -> Bool {
  frame.map { abs($0 - predicted) <= Contact.frames } ?? false
}

/// The tolerances of the published values: they are printed to 0.01 pt and 0.0001.
let pointTolerance = 0.0051
let alphaTolerance = 0.000051
