package import Geometry

/// A controller of a storyboard with which a program begins.
package struct ProgramStoryboard: Hashable, Sendable {
  /// The name of the storyboard, without its extension.
  package let name: String
  /// The id of the controller in the document; nil if the document has no initial one.
  package let controllerID: String?
  /// The size for which the frames of the document are designed, in points.
  package let canvas: Size

  /// Creates the beginning of a program.
  package init(name: String, controllerID: String?, canvas: Size) {
    self.name = name
    self.controllerID = controllerID
    self.canvas = canvas
  }

  /// Creates the controller, in the application.
  func makeController() -> UIViewController? {
    controllerID.flatMap { UIStoryboard(name: name, bundle: nil).controller(id: $0) }
  }
}
