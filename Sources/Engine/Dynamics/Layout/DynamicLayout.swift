public import Geometry

/// A layout whose attributes an animator moves, like the layout of a collection view.
public protocol DynamicLayout: AnyObject {
  /// The size of the content. The rectangle of this size at (0, 0) is the animator's reference
  /// bounds.
  var contentSize: Size { get }

  /// The object that steps the animators of the layout; nil, the default, if they are stepped
  /// manually.
  var dynamicTicker: (any DynamicTicker)? { get }

  /// Called after every step, because attributes may have moved.
  func invalidateLayout()
}

extension DynamicLayout {
  /// Nil: animators are stepped manually.
  public var dynamicTicker: (any DynamicTicker)? { nil }
}
