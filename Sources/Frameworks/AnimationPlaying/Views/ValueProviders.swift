public import UIKit

/// Where a part of an animation is.
public struct AnimationKeypath: Hashable, Sendable {
  /// The names of the parts, from the outside.
  public let keys: [String]

  /// Creates a path from names between points.
  public init(keypath: String) { keys = keypath.split(separator: ".").map(String.init) }

  /// Creates a path from names.
  public init(keys: [String]) { self.keys = keys }
}

/// A value for a part of an animation, which keeps its own.
public protocol AnyValueProvider {}

/// What gives the images of an animation, which come from the bundle.
public protocol AnimationImageProvider: AnyObject {}

/// Images of a folder of the bundle.
public final class BundleImageProvider: AnimationImageProvider {
  /// Creates a provider.
  public init(bundle: Bundle, searchPath: String?) {}
}

/// What keeps animations.
public final class LRUAnimationCache: AnimationCacheProvider {
  /// The cache of all.
  public static var sharedCache: LRUAnimationCache { LRUAnimationCache() }
}

/// A color of an animation.
public struct LottieColor: Hashable, Sendable {
  /// Red, 0...1.
  public var r: Double
  /// Green, 0...1.
  public var g: Double
  /// Blue, 0...1.
  public var b: Double
  /// Opacity, 0...1.
  public var a: Double

  /// Creates a color.
  public init(r: Double, g: Double, b: Double, a: Double) {
    (self.r, self.g, self.b, self.a) = (r, g, b, a)
  }
}

extension UIColor {
  /// The color as that of an animation.
  public var lottieColorValue: LottieColor {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return LottieColor(r: red, g: green, b: blue, a: alpha)
  }
}

/// A color in place of another one.
public final class ColorValueProvider: AnyValueProvider {
  /// The color.
  public var color: LottieColor

  /// Creates a provider of one color.
  public init(_ color: LottieColor) { self.color = color }
}

/// A number in place of another one.
public final class FloatValueProvider: AnyValueProvider {
  /// The number.
  public var float: CGFloat

  /// Creates a provider of one number.
  public init(_ float: CGFloat) { self.float = float }
}

/// A size in place of another one.
public final class SizeValueProvider: AnyValueProvider {
  /// The size.
  public var size: CGSize

  /// Creates a provider of one size.
  public init(_ size: CGSize) { self.size = size }
}

/// A point in place of another one.
public final class PointValueProvider: AnyValueProvider {
  /// The point.
  public var point: CGPoint

  /// Creates a provider of one point.
  public init(_ point: CGPoint) { self.point = point }
}
