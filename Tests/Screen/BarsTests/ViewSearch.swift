import Geometry
import StageKit

extension View {
  /// The view and all of its descendants, each view before its subviews.
  var tree: [View] { [self] + subviews.flatMap(\.tree) }

  /// The labels of the tree with a text.
  func labels(_ text: String) -> [Label] {
    tree.compactMap { $0 as? Label }.filter { $0.text == text }
  }

  /// The views of the tree whose class has a name.
  func views(ofClass name: String) -> [View] { tree.filter { "\(type(of: $0))" == name } }

  /// The frame in the coordinates of the stage.
  var placeOnStage: Rect { convert(bounds, to: nil) }
}

/// The progress of a critically damped spring at a share of the duration in which it comes within
/// 0.001 of its end: 1 - (1 + s) exp(-s), with s = 9.2334 at the end.
let springProgressAtHalf = 0.94448

/// A rounding of ``springProgressAtHalf`` to five digits moves 400 points by 0.002.
let springTolerance = 0.005
