// Made from the catalog of filters by the test TypedFilterTests, which compares; do not edit.

public import Geometry

/// The inputs of `CICheckerboardGenerator`.
public protocol CICheckerboardGenerator: CIFilterProtocol {
  /// The center.
  var center: Point { get set }
  /// The color 0.
  var color0: CIColor { get set }
  /// The color 1.
  var color1: CIColor { get set }
  /// The width, in pixels.
  var width: Float { get set }
  /// The sharpness.
  var sharpness: Float { get set }
}

/// The inputs of `CICode128BarcodeGenerator`.
public protocol CICode128BarcodeGenerator: CIFilterProtocol {
  /// What the code says.
  var message: Data { get set }
  /// The quiet space.
  var quietSpace: Float { get set }
  /// The barcode height.
  var barcodeHeight: Float { get set }
}

/// The inputs of `CIGaussianGradient`.
public protocol CIGaussianGradient: CIFilterProtocol {
  /// The center.
  var center: Point { get set }
  /// The color 0.
  var color0: CIColor { get set }
  /// The color 1.
  var color1: CIColor { get set }
  /// The radius, in pixels.
  var radius: Float { get set }
}

/// The inputs of `CILinearGradient`.
public protocol CILinearGradient: CIFilterProtocol {
  /// The point 0.
  var point0: Point { get set }
  /// The point 1.
  var point1: Point { get set }
  /// The color 0.
  var color0: CIColor { get set }
  /// The color 1.
  var color1: CIColor { get set }
}

/// The inputs of `CIQRCodeGenerator`.
public protocol CIQRCodeGenerator: CIFilterProtocol {
  /// What the code says.
  var message: Data { get set }
  /// How much of the code may be lost: L, M, Q or H.
  var correctionLevel: String { get set }
}

/// The inputs of `CIRadialGradient`.
public protocol CIRadialGradient: CIFilterProtocol {
  /// The center.
  var center: Point { get set }
  /// The radius 0.
  var radius0: Float { get set }
  /// The radius 1.
  var radius1: Float { get set }
  /// The color 0.
  var color0: CIColor { get set }
  /// The color 1.
  var color1: CIColor { get set }
}

/// The inputs of `CIRandomGenerator`.
public protocol CIRandomGenerator: CIFilterProtocol {
}

/// The inputs of `CIRoundedRectangleGenerator`.
public protocol CIRoundedRectangleGenerator: CIFilterProtocol {
  /// The rectangle.
  var extent: Rect { get set }
  /// The radius, in pixels.
  var radius: Float { get set }
  /// The color.
  var color: CIColor { get set }
}

/// The inputs of `CISmoothLinearGradient`.
public protocol CISmoothLinearGradient: CIFilterProtocol {
  /// The point 0.
  var point0: Point { get set }
  /// The point 1.
  var point1: Point { get set }
  /// The color 0.
  var color0: CIColor { get set }
  /// The color 1.
  var color1: CIColor { get set }
}

/// The inputs of `CIStripesGenerator`.
public protocol CIStripesGenerator: CIFilterProtocol {
  /// The center.
  var center: Point { get set }
  /// The color 0.
  var color0: CIColor { get set }
  /// The color 1.
  var color1: CIColor { get set }
  /// The width, in pixels.
  var width: Float { get set }
  /// The sharpness.
  var sharpness: Float { get set }
}

extension CIBuiltInFilter: CICheckerboardGenerator {}
extension CIBuiltInFilter: CICode128BarcodeGenerator {}
extension CIBuiltInFilter: CIGaussianGradient {}
extension CIBuiltInFilter: CILinearGradient {}
extension CIBuiltInFilter: CIQRCodeGenerator {}
extension CIBuiltInFilter: CIRadialGradient {}
extension CIBuiltInFilter: CIRandomGenerator {}
extension CIBuiltInFilter: CIRoundedRectangleGenerator {}
extension CIBuiltInFilter: CISmoothLinearGradient {}
extension CIBuiltInFilter: CIStripesGenerator {}

extension CIFilter {
  /// Returns the filter `CICheckerboardGenerator` with its defaults.
  public class func checkerboardGenerator() -> any CIFilter & CICheckerboardGenerator {
    builtIn("CICheckerboardGenerator")
  }
  /// Returns the filter `CICode128BarcodeGenerator` with its defaults.
  public class func code128BarcodeGenerator() -> any CIFilter & CICode128BarcodeGenerator {
    builtIn("CICode128BarcodeGenerator")
  }
  /// Returns the filter `CIGaussianGradient` with its defaults.
  public class func gaussianGradient() -> any CIFilter & CIGaussianGradient {
    builtIn("CIGaussianGradient")
  }
  /// Returns the filter `CILinearGradient` with its defaults.
  public class func linearGradient() -> any CIFilter & CILinearGradient {
    builtIn("CILinearGradient")
  }
  /// Returns the filter `CIQRCodeGenerator` with its defaults.
  public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator {
    builtIn("CIQRCodeGenerator")
  }
  /// Returns the filter `CIRadialGradient` with its defaults.
  public class func radialGradient() -> any CIFilter & CIRadialGradient {
    builtIn("CIRadialGradient")
  }
  /// Returns the filter `CIRandomGenerator` with its defaults.
  public class func randomGenerator() -> any CIFilter & CIRandomGenerator {
    builtIn("CIRandomGenerator")
  }
  /// Returns the filter `CIRoundedRectangleGenerator` with its defaults.
  public class func roundedRectangleGenerator() -> any CIFilter & CIRoundedRectangleGenerator {
    builtIn("CIRoundedRectangleGenerator")
  }
  /// Returns the filter `CISmoothLinearGradient` with its defaults.
  public class func smoothLinearGradient() -> any CIFilter & CISmoothLinearGradient {
    builtIn("CISmoothLinearGradient")
  }
  /// Returns the filter `CIStripesGenerator` with its defaults.
  public class func stripesGenerator() -> any CIFilter & CIStripesGenerator {
    builtIn("CIStripesGenerator")
  }
}
