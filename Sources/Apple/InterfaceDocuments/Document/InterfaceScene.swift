public import Geometry

/// A scene of a storyboard: a controller and the objects beside it.
public struct InterfaceScene: Hashable, Sendable {
  /// The id of the scene.
  public let id: String
  /// The line of the document, from 1.
  public let line: Int
  /// All objects in document order.
  public let objects: [InterfaceObject]
  /// Where the scene stands on the editor's canvas, or nil.
  public let canvasLocation: Point?

  /// The scene's controller, or nil for a scene without one.
  public var controller: InterfaceObject? { objects.first { $0.kind.isController } }

  /// The gesture recognizers, in order.
  public var gestureRecognizers: [InterfaceObject] {
    objects.filter { $0.kind.isGestureRecognizer }
  }

  /// The placeholders, in order: the first responder.
  public var placeholders: [InterfaceObject] { objects.filter { $0.kind == .placeholder } }

  /// The exit, to which unwind segues lead, or nil.
  public var exit: InterfaceObject? { objects.first { $0.kind == .exit } }
}
