/// The tolerances for predictions of free motion, before any contact.
///
/// They apply where a prediction is not printed with fewer digits. The predictions were computed
/// with Box2D and UIKit's parameters. UIKit rounds centers to half points and angles to 1/5000 rad.
enum FreeMotion {
  /// Positions, in points.
  static let points = 0.5
  /// Angles, in radians.
  static let radians = 0.005
  /// Speeds, in points per second.
  static let speed = 1.0
}

/// The tolerances for predictions after a contact, at rest and with several bodies.
enum AfterContact {
  /// Positions, in points.
  static let points = 2.0
  /// Angles, in radians.
  static let radians = 0.02
  /// Times of events, in frames.
  static let frames = 2
}

/// Returns whether a frame is within `AfterContact.frames` of the predicted one; false if it is
/// nil.
func isClose(_ frame: Int?, _ predicted: Int) -> Bool {
  frame.map { abs($0 - predicted) <= AfterContact.frames } ?? false
}

/// The tolerances for published values, which are printed to 0.01 pt and 0.0001.
let pointTolerance = 0.0051
let alphaTolerance = 0.000051
