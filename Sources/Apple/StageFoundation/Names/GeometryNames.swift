// The values of geometry that Core Foundation declares on Apple's systems. Foundation has some of
// the names, too, so that these are here and not in Core Graphics.

public import Geometry

/// `Double`.
public typealias CGFloat = Double
/// `Point`.
public typealias CGPoint = Point
/// `Size`.
public typealias CGSize = Size
/// `Rect`.
public typealias CGRect = Rect
/// `Vector`.
public typealias CGVector = Vector
/// `Transform`.
public typealias CGAffineTransform = Transform

/// An edge of a rectangle.
public enum CGRectEdge: UInt32, Sendable {
  case minXEdge, minYEdge, maxXEdge, maxYEdge
}
