public import Geometry
public import PictureKit

/// `TextShadow`, which is a value: rewritten source declares it as a variable.
public typealias NSShadow = TextShadow

extension TextShadow {
  /// Creates a shadow with the defaults of UIKit.
  public init() { self.init(offset: Vector(dx: 0, dy: -1)) }

  /// The displacement, in points; (0, -1) by default.
  public var shadowOffset: Size {
    get { Size(offset.dx, offset.dy) }
    set { offset = Vector(dx: newValue.width, dy: newValue.height) }
  }

  /// Twice the standard deviation of the blur, in points; 0 by default.
  public var shadowBlurRadius: Double {
    get { blurRadius }
    set { blurRadius = max(newValue, 0) }
  }

  /// A `UIColor`; black with an opacity of a third by default, and nil is no shadow.
  public var shadowColor: Any? {
    get { color }
    set { color = newValue as? Color ?? .clear }
  }
}
