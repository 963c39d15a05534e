package import Geometry

/// A controller of a storyboard with which a film starts.
package struct StoryboardStart: Sendable {
  /// The name of the storyboard, without its extension.
  package let name: String
  /// The id of the controller in the document; nil if the document has no initial one.
  package let controllerID: String?
  /// The size for which the frames of the document are designed, in points.
  package let canvas: Size
}
