public import Geometry

/// A layout whose attributes an animator moves, as a collection view's.
public protocol DynamicLayout: AnyObject {
  /// The size of the content; its rectangle at (0, 0) is the animator's reference bounds.
  var contentSize: Size { get }

  /// Told after every step that attributes have moved.
  func invalidateLayout()
}
