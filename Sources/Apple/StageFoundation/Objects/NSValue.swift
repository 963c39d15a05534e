public import Dynamics
public import Foundation
public import Geometry
public import Layers

/// A value of geometry as an object, in place of Foundation's.
open class NSValue: NSObject {
  /// The value.
  package let content: AnyHashable

  /// Creates an object with any value.
  package init(_ content: AnyHashable) {
    self.content = content
    super.init()
  }

  private func content<Content>(or zero: Content) -> Content { content as? Content ?? zero }

  /// Creates an object with a point.
  public convenience init(cgPoint point: Point) { self.init(point) }
  /// Creates an object with a vector.
  public convenience init(cgVector vector: Vector) { self.init(vector) }
  /// Creates an object with a size.
  public convenience init(cgSize size: Size) { self.init(size) }
  /// Creates an object with a rectangle.
  public convenience init(cgRect rect: Rect) { self.init(rect) }
  /// Creates an object with a transform.
  public convenience init(cgAffineTransform transform: Transform) { self.init(transform) }
  /// Creates an object with a transform in space.
  public convenience init(caTransform3D transform: Transform3D) { self.init(transform) }
  /// Creates an object with insets.
  public convenience init(uiEdgeInsets insets: Insets) { self.init(insets) }
  /// Creates an object with an offset.
  public convenience init(uiOffset offset: Offset) { self.init(offset) }
  /// Creates an object with a range.
  public convenience init(range: NSRange) { self.init(AnyHashable(range)) }

  /// The point; zero for another value.
  public var cgPointValue: Point { content(or: .zero) }
  /// The vector; zero for another value.
  public var cgVectorValue: Vector { content(or: .zero) }
  /// The size; zero for another value.
  public var cgSizeValue: Size { content(or: .zero) }
  /// The rectangle; zero for another value.
  public var cgRectValue: Rect { content(or: .zero) }
  /// The transform; the identity for another value.
  public var cgAffineTransformValue: Transform { content(or: .identity) }
  /// The transform in space; the identity for another value.
  public var caTransform3DValue: Transform3D { content(or: .identity) }
  /// The insets; zero for another value.
  public var uiEdgeInsetsValue: Insets { content(or: .zero) }
  /// The offset; zero for another value.
  public var uiOffsetValue: Offset { content(or: .zero) }
  /// The range; that without a length for another value.
  public var rangeValue: NSRange { content(or: NSRange(location: 0, length: 0)) }

  /// Returns whether another object has an equal value.
  override open func isEqual(_ object: Any?) -> Bool { (object as? NSValue)?.content == content }
  /// The hash value of the value.
  override open var hash: Int { content.hashValue }
  /// The text of the value.
  override open var description: String { "\(content)" }
}

/// Animations use the value of the object.
extension NSValue: AnimationValueWrapper {
  /// The value of the object.
  public var animationValue: Any { content.base }
}

/// A value of geometry that is cast to ``NSValue`` and back with `as`.
public protocol ValueBridging: Hashable, _ObjectiveCBridgeable where _ObjectiveCType == NSValue {}

extension ValueBridging {
  /// Returns the value as an object.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(self) }

  /// Takes the value of an object, which must have one of the type.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) {
    guard let value = source.content as? Self else {
      preconditionFailure("\(source) is not a value of the type \(Self.self)")
    }
    result = value
  }

  /// Takes the value of an object, if it has one of the type.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout Self?
  ) -> Bool {
    result = source.content as? Self
    return result != nil
  }

  /// Returns the value of an object, which must have one of the type.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Self {
    guard let value = source?.content as? Self else {
      preconditionFailure("\(source?.description ?? "nil") is not a value of the type \(Self.self)")
    }
    return value
  }
}

extension Point: ValueBridging {}
extension Vector: ValueBridging {}
extension Size: ValueBridging {}
extension Rect: ValueBridging {}
extension Transform: ValueBridging {}
extension Transform3D: ValueBridging {}
extension Insets: ValueBridging {}
extension Offset: ValueBridging {}
