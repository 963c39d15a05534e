// Made from the catalog of filters by the test TypedFilterTests, which compares; do not edit.

public import Geometry

/// The inputs of `CIAreaAverage`.
public protocol CIAreaAverage: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// The rectangle.
  var extent: Rect { get set }
}

/// The inputs of `CIAreaMaximum`.
public protocol CIAreaMaximum: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// The rectangle.
  var extent: Rect { get set }
}

/// The inputs of `CIAreaMaximumAlpha`.
public protocol CIAreaMaximumAlpha: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// The rectangle.
  var extent: Rect { get set }
}

/// The inputs of `CIAreaMinimum`.
public protocol CIAreaMinimum: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// The rectangle.
  var extent: Rect { get set }
}

/// The inputs of `CIAreaMinimumAlpha`.
public protocol CIAreaMinimumAlpha: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// The rectangle.
  var extent: Rect { get set }
}

/// The inputs of `CIBarsSwipeTransition`.
public protocol CIBarsSwipeTransition: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// The image at the end.
  var targetImage: CIImage? { get set }
  /// The angle, in radians.
  var angle: Float { get set }
  /// The width, in pixels.
  var width: Float { get set }
  /// The bar offset.
  var barOffset: Float { get set }
  /// The time, 0 to 1.
  var time: Float { get set }
}

/// The inputs of `CICircularScreen`.
public protocol CICircularScreen: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// The center.
  var center: Point { get set }
  /// The width, in pixels.
  var width: Float { get set }
  /// The sharpness.
  var sharpness: Float { get set }
}

/// The inputs of `CIDissolveTransition`.
public protocol CIDissolveTransition: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// The image at the end.
  var targetImage: CIImage? { get set }
  /// The time, 0 to 1.
  var time: Float { get set }
}

/// The inputs of `CIDotScreen`.
public protocol CIDotScreen: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// The center.
  var center: Point { get set }
  /// The angle, in radians.
  var angle: Float { get set }
  /// The width, in pixels.
  var width: Float { get set }
  /// The sharpness.
  var sharpness: Float { get set }
}

/// The inputs of `CIFlashTransition`.
public protocol CIFlashTransition: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// The image at the end.
  var targetImage: CIImage? { get set }
  /// The center.
  var center: Point { get set }
  /// The rectangle.
  var extent: Rect { get set }
  /// The color.
  var color: CIColor { get set }
  /// The time, 0 to 1.
  var time: Float { get set }
}

/// The inputs of `CIHatchedScreen`.
public protocol CIHatchedScreen: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// The center.
  var center: Point { get set }
  /// The angle, in radians.
  var angle: Float { get set }
  /// The width, in pixels.
  var width: Float { get set }
  /// The sharpness.
  var sharpness: Float { get set }
}

/// The inputs of `CILineScreen`.
public protocol CILineScreen: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// The center.
  var center: Point { get set }
  /// The angle, in radians.
  var angle: Float { get set }
  /// The width, in pixels.
  var width: Float { get set }
  /// The sharpness.
  var sharpness: Float { get set }
}

/// The inputs of `CISwipeTransition`.
public protocol CISwipeTransition: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// The image at the end.
  var targetImage: CIImage? { get set }
  /// The rectangle.
  var extent: Rect { get set }
  /// The color.
  var color: CIColor { get set }
  /// The time, 0 to 1.
  var time: Float { get set }
  /// The angle, in radians.
  var angle: Float { get set }
  /// The width, in pixels.
  var width: Float { get set }
  /// The opacity.
  var opacity: Float { get set }
}

extension CIBuiltInFilter: CIAreaAverage {}
extension CIBuiltInFilter: CIAreaMaximum {}
extension CIBuiltInFilter: CIAreaMaximumAlpha {}
extension CIBuiltInFilter: CIAreaMinimum {}
extension CIBuiltInFilter: CIAreaMinimumAlpha {}
extension CIBuiltInFilter: CIBarsSwipeTransition {}
extension CIBuiltInFilter: CICircularScreen {}
extension CIBuiltInFilter: CIDissolveTransition {}
extension CIBuiltInFilter: CIDotScreen {}
extension CIBuiltInFilter: CIFlashTransition {}
extension CIBuiltInFilter: CIHatchedScreen {}
extension CIBuiltInFilter: CILineScreen {}
extension CIBuiltInFilter: CISwipeTransition {}

extension CIFilter {
  /// Returns the filter `CIAreaAverage` with its defaults.
  public class func areaAverage() -> any CIFilter & CIAreaAverage { builtIn("CIAreaAverage") }
  /// Returns the filter `CIAreaMaximum` with its defaults.
  public class func areaMaximum() -> any CIFilter & CIAreaMaximum { builtIn("CIAreaMaximum") }
  /// Returns the filter `CIAreaMaximumAlpha` with its defaults.
  public class func areaMaximumAlpha() -> any CIFilter & CIAreaMaximumAlpha {
    builtIn("CIAreaMaximumAlpha")
  }
  /// Returns the filter `CIAreaMinimum` with its defaults.
  public class func areaMinimum() -> any CIFilter & CIAreaMinimum { builtIn("CIAreaMinimum") }
  /// Returns the filter `CIAreaMinimumAlpha` with its defaults.
  public class func areaMinimumAlpha() -> any CIFilter & CIAreaMinimumAlpha {
    builtIn("CIAreaMinimumAlpha")
  }
  /// Returns the filter `CIBarsSwipeTransition` with its defaults.
  public class func barsSwipeTransition() -> any CIFilter & CIBarsSwipeTransition {
    builtIn("CIBarsSwipeTransition")
  }
  /// Returns the filter `CICircularScreen` with its defaults.
  public class func circularScreen() -> any CIFilter & CICircularScreen {
    builtIn("CICircularScreen")
  }
  /// Returns the filter `CIDissolveTransition` with its defaults.
  public class func dissolveTransition() -> any CIFilter & CIDissolveTransition {
    builtIn("CIDissolveTransition")
  }
  /// Returns the filter `CIDotScreen` with its defaults.
  public class func dotScreen() -> any CIFilter & CIDotScreen { builtIn("CIDotScreen") }
  /// Returns the filter `CIFlashTransition` with its defaults.
  public class func flashTransition() -> any CIFilter & CIFlashTransition {
    builtIn("CIFlashTransition")
  }
  /// Returns the filter `CIHatchedScreen` with its defaults.
  public class func hatchedScreen() -> any CIFilter & CIHatchedScreen { builtIn("CIHatchedScreen") }
  /// Returns the filter `CILineScreen` with its defaults.
  public class func lineScreen() -> any CIFilter & CILineScreen { builtIn("CILineScreen") }
  /// Returns the filter `CISwipeTransition` with its defaults.
  public class func swipeTransition() -> any CIFilter & CISwipeTransition {
    builtIn("CISwipeTransition")
  }
}
