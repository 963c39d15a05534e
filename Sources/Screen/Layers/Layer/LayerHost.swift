package import Geometry
package import PictureKit

/// The owner of a layer, for example a view.
package protocol LayerHost: AnyObject {
  /// The name in messages.
  var displayName: String { get }

  /// Returns the content above the background, drawn for the presented bounds; nil if there is
  /// none.
  func content(in bounds: Rect) -> FrameLayer?

  /// Returns the motion of the layer at a time of the context, besides its animations; nil if there
  /// is none.
  func motion(at time: Double) -> LayerMotion?
}

/// A motion that a simulation adds to a presented layer between two of its steps.
package struct LayerMotion {
  /// The displacement of the position.
  package let displacement: Vector
  /// The rotation after the layer's own transform.
  package let rotation: Transform

  /// Creates a motion.
  package init(displacement: Vector, rotation: Transform) {
    self.displacement = displacement
    self.rotation = rotation
  }
}
