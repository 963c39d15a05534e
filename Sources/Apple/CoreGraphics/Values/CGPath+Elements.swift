public import Geometry

/// What an element of a path does.
public enum CGPathElementType: Int32, Sendable {
  case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

/// An element of a path while it is read.
public struct CGPathElement {
  /// What it does.
  public let type: CGPathElementType
  /// Its points, the end point last.
  ///
  /// They exist while the function reads the element.
  public let points: UnsafeMutablePointer<Point>
}

@available(*, unavailable)
extension CGPathElement: Sendable {}

extension Path {
  /// Calls a function with each element, in drawing order.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    withUnsafeTemporaryAllocation(of: Point.self, capacity: 3) { buffer in
      guard let points = buffer.baseAddress else { return }
      points.initialize(repeating: .zero, count: 3)
      for element in elements {
        let type: CGPathElementType
        switch element {
        case .move(let point):
          type = .moveToPoint
          points[0] = point
        case .line(let point):
          type = .addLineToPoint
          points[0] = point
        case .quadCurve(let end, let control):
          type = .addQuadCurveToPoint
          points[0] = control
          points[1] = end
        case .curve(let end, let control1, let control2):
          type = .addCurveToPoint
          points[0] = control1
          points[1] = control2
          points[2] = end
        case .close: type = .closeSubpath
        }
        withUnsafePointer(to: CGPathElement(type: type, points: points), block)
      }
    }
  }

  /// Calls a function with each element and a pointer, as `CGPathApply` does.
  public func apply(
    info: UnsafeMutableRawPointer?,
    function: (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void
  ) { applyWithBlock { function(info, $0) } }
}

extension Size {
  /// Returns the width and height of the transformed size, without the transform's translation.
  public func applying(_ transform: Transform) -> Size {
    Size(
      transform.a * width + transform.c * height, transform.b * width + transform.d * height)
  }
}
