// Made from the catalog of filters by the test TypedFilterTests, which compares; do not edit.

public import Geometry

/// The inputs of `CIAffineClamp`.
public protocol CIAffineClamp: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// The transform.
  var transform: Transform { get set }
}

/// The inputs of `CIAffineTile`.
public protocol CIAffineTile: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// The transform.
  var transform: Transform { get set }
}

/// The inputs of `CIBicubicScaleTransform`.
public protocol CIBicubicScaleTransform: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// The scale.
  var scale: Float { get set }
  /// The aspect ratio.
  var aspectRatio: Float { get set }
  /// The parameter b.
  var parameterB: Float { get set }
  /// The parameter c.
  var parameterC: Float { get set }
}

/// The inputs of `CIBumpDistortion`.
public protocol CIBumpDistortion: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// The center.
  var center: Point { get set }
  /// The radius, in pixels.
  var radius: Float { get set }
  /// The scale.
  var scale: Float { get set }
}

/// The inputs of `CICircleSplashDistortion`.
public protocol CICircleSplashDistortion: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// The center.
  var center: Point { get set }
  /// The radius, in pixels.
  var radius: Float { get set }
}

/// The inputs of `CIHoleDistortion`.
public protocol CIHoleDistortion: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// The center.
  var center: Point { get set }
  /// The radius, in pixels.
  var radius: Float { get set }
}

/// The inputs of `CILanczosScaleTransform`.
public protocol CILanczosScaleTransform: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// The scale.
  var scale: Float { get set }
  /// The aspect ratio.
  var aspectRatio: Float { get set }
}

/// The inputs of `CIPerspectiveCorrection`.
public protocol CIPerspectiveCorrection: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// The top left.
  var topLeft: Point { get set }
  /// The top right.
  var topRight: Point { get set }
  /// The bottom right.
  var bottomRight: Point { get set }
  /// The bottom left.
  var bottomLeft: Point { get set }
}

/// The inputs of `CIPerspectiveTransform`.
public protocol CIPerspectiveTransform: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// The top left.
  var topLeft: Point { get set }
  /// The top right.
  var topRight: Point { get set }
  /// The bottom right.
  var bottomRight: Point { get set }
  /// The bottom left.
  var bottomLeft: Point { get set }
}

/// The inputs of `CIPinchDistortion`.
public protocol CIPinchDistortion: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// The center.
  var center: Point { get set }
  /// The radius, in pixels.
  var radius: Float { get set }
  /// The scale.
  var scale: Float { get set }
}

/// The inputs of `CIStraighten`.
public protocol CIStraighten: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// The angle, in radians.
  var angle: Float { get set }
}

/// The inputs of `CITwirlDistortion`.
public protocol CITwirlDistortion: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// The center.
  var center: Point { get set }
  /// The radius, in pixels.
  var radius: Float { get set }
  /// The angle, in radians.
  var angle: Float { get set }
}

/// The inputs of `CIVortexDistortion`.
public protocol CIVortexDistortion: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// The center.
  var center: Point { get set }
  /// The radius, in pixels.
  var radius: Float { get set }
  /// The angle, in radians.
  var angle: Float { get set }
}

extension CIBuiltInFilter: CIAffineClamp {}
extension CIBuiltInFilter: CIAffineTile {}
extension CIBuiltInFilter: CIBicubicScaleTransform {}
extension CIBuiltInFilter: CIBumpDistortion {}
extension CIBuiltInFilter: CICircleSplashDistortion {}
extension CIBuiltInFilter: CIHoleDistortion {}
extension CIBuiltInFilter: CILanczosScaleTransform {}
extension CIBuiltInFilter: CIPerspectiveCorrection {}
extension CIBuiltInFilter: CIPerspectiveTransform {}
extension CIBuiltInFilter: CIPinchDistortion {}
extension CIBuiltInFilter: CIStraighten {}
extension CIBuiltInFilter: CITwirlDistortion {}
extension CIBuiltInFilter: CIVortexDistortion {}

extension CIFilter {
  /// Returns the filter `CIAffineClamp` with its defaults.
  public class func affineClamp() -> any CIFilter & CIAffineClamp { builtIn("CIAffineClamp") }
  /// Returns the filter `CIAffineTile` with its defaults.
  public class func affineTile() -> any CIFilter & CIAffineTile { builtIn("CIAffineTile") }
  /// Returns the filter `CIBicubicScaleTransform` with its defaults.
  public class func bicubicScaleTransform() -> any CIFilter & CIBicubicScaleTransform {
    builtIn("CIBicubicScaleTransform")
  }
  /// Returns the filter `CIBumpDistortion` with its defaults.
  public class func bumpDistortion() -> any CIFilter & CIBumpDistortion {
    builtIn("CIBumpDistortion")
  }
  /// Returns the filter `CICircleSplashDistortion` with its defaults.
  public class func circleSplashDistortion() -> any CIFilter & CICircleSplashDistortion {
    builtIn("CICircleSplashDistortion")
  }
  /// Returns the filter `CIHoleDistortion` with its defaults.
  public class func holeDistortion() -> any CIFilter & CIHoleDistortion {
    builtIn("CIHoleDistortion")
  }
  /// Returns the filter `CILanczosScaleTransform` with its defaults.
  public class func lanczosScaleTransform() -> any CIFilter & CILanczosScaleTransform {
    builtIn("CILanczosScaleTransform")
  }
  /// Returns the filter `CIPerspectiveCorrection` with its defaults.
  public class func perspectiveCorrection() -> any CIFilter & CIPerspectiveCorrection {
    builtIn("CIPerspectiveCorrection")
  }
  /// Returns the filter `CIPerspectiveTransform` with its defaults.
  public class func perspectiveTransform() -> any CIFilter & CIPerspectiveTransform {
    builtIn("CIPerspectiveTransform")
  }
  /// Returns the filter `CIPinchDistortion` with its defaults.
  public class func pinchDistortion() -> any CIFilter & CIPinchDistortion {
    builtIn("CIPinchDistortion")
  }
  /// Returns the filter `CIStraightenFilter` with its defaults.
  public class func straighten() -> any CIFilter & CIStraighten { builtIn("CIStraightenFilter") }
  /// Returns the filter `CITwirlDistortion` with its defaults.
  public class func twirlDistortion() -> any CIFilter & CITwirlDistortion {
    builtIn("CITwirlDistortion")
  }
  /// Returns the filter `CIVortexDistortion` with its defaults.
  public class func vortexDistortion() -> any CIFilter & CIVortexDistortion {
    builtIn("CIVortexDistortion")
  }
}
