public import Geometry
public import StageKit

/// Coordinates that can be converted to others: those of a view, or of the screen.
public protocol UICoordinateSpace: AnyObject {
  /// The bounds in the coordinates themselves.
  var bounds: Rect { get }
  /// Converts a point to other coordinates.
  func convert(_ point: Point, to coordinateSpace: any UICoordinateSpace) -> Point
  /// Converts a point from other coordinates.
  func convert(_ point: Point, from coordinateSpace: any UICoordinateSpace) -> Point
  /// Converts a rectangle to other coordinates.
  func convert(_ rect: Rect, to coordinateSpace: any UICoordinateSpace) -> Rect
  /// Converts a rectangle from other coordinates.
  func convert(_ rect: Rect, from coordinateSpace: any UICoordinateSpace) -> Rect
}

extension View: UICoordinateSpace {
  /// Converts a point to other coordinates.
  public func convert(_ point: Point, to coordinateSpace: any UICoordinateSpace) -> Point {
    convert(point, to: coordinateSpace.view)
  }

  /// Converts a point from other coordinates.
  public func convert(_ point: Point, from coordinateSpace: any UICoordinateSpace) -> Point {
    convert(point, from: coordinateSpace.view)
  }

  /// Converts a rectangle to other coordinates.
  public func convert(_ rect: Rect, to coordinateSpace: any UICoordinateSpace) -> Rect {
    convert(rect, to: coordinateSpace.view)
  }

  /// Converts a rectangle from other coordinates.
  public func convert(_ rect: Rect, from coordinateSpace: any UICoordinateSpace) -> Rect {
    convert(rect, from: coordinateSpace.view)
  }
}

extension UIScreen: UICoordinateSpace {
  /// The coordinates of the screen.
  public var coordinateSpace: any UICoordinateSpace { self }
  /// The same as ``coordinateSpace``: the screen has the coordinates of the stage.
  public var fixedCoordinateSpace: any UICoordinateSpace { self }

  /// Converts a point to other coordinates.
  public func convert(_ point: Point, to coordinateSpace: any UICoordinateSpace) -> Point {
    coordinateSpace.view?.convert(point, from: nil) ?? point
  }

  /// Converts a point from other coordinates.
  public func convert(_ point: Point, from coordinateSpace: any UICoordinateSpace) -> Point {
    coordinateSpace.view?.convert(point, to: nil) ?? point
  }

  /// Converts a rectangle to other coordinates.
  public func convert(_ rect: Rect, to coordinateSpace: any UICoordinateSpace) -> Rect {
    coordinateSpace.view?.convert(rect, from: nil) ?? rect
  }

  /// Converts a rectangle from other coordinates.
  public func convert(_ rect: Rect, from coordinateSpace: any UICoordinateSpace) -> Rect {
    coordinateSpace.view?.convert(rect, to: nil) ?? rect
  }
}

extension UICoordinateSpace {
  /// The view whose coordinates these are; nil for the screen.
  ///
  /// The optimizer of Swift 6.3 crashes where it inlines this cast into a conversion of a view.
  @inline(never)
  fileprivate var view: View? { self as? View }
}
