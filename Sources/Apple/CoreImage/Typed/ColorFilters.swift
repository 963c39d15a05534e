// Made from the catalog of filters by the test TypedFilterTests, which compares; do not edit.

public import Geometry

/// The inputs of `CIColorClamp`.
public protocol CIColorClamp: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// The min components.
  var minComponents: CIVector { get set }
  /// The max components.
  var maxComponents: CIVector { get set }
}

/// The inputs of `CIColorControls`.
public protocol CIColorControls: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// The saturation.
  var saturation: Float { get set }
  /// The brightness.
  var brightness: Float { get set }
  /// The contrast.
  var contrast: Float { get set }
}

/// The inputs of `CIColorCube`.
public protocol CIColorCube: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// The cube dimension.
  var cubeDimension: Float { get set }
  /// The cube data.
  var cubeData: Data { get set }
}

/// The inputs of `CIColorInvert`.
public protocol CIColorInvert: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
}

/// The inputs of `CIColorMap`.
public protocol CIColorMap: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// The colors of luminances.
  var gradientImage: CIImage? { get set }
}

/// The inputs of `CIColorMatrix`.
public protocol CIColorMatrix: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// The r vector.
  var rVector: CIVector { get set }
  /// The g vector.
  var gVector: CIVector { get set }
  /// The b vector.
  var bVector: CIVector { get set }
  /// The a vector.
  var aVector: CIVector { get set }
  /// The bias vector.
  var biasVector: CIVector { get set }
}

/// The inputs of `CIColorMonochrome`.
public protocol CIColorMonochrome: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// The color.
  var color: CIColor { get set }
  /// The intensity.
  var intensity: Float { get set }
}

/// The inputs of `CIColorPolynomial`.
public protocol CIColorPolynomial: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// The red coefficients.
  var redCoefficients: CIVector { get set }
  /// The green coefficients.
  var greenCoefficients: CIVector { get set }
  /// The blue coefficients.
  var blueCoefficients: CIVector { get set }
  /// The alpha coefficients.
  var alphaCoefficients: CIVector { get set }
}

/// The inputs of `CIColorPosterize`.
public protocol CIColorPosterize: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// The levels.
  var levels: Float { get set }
}

/// The inputs of `CIExposureAdjust`.
public protocol CIExposureAdjust: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// The exposure, in stops.
  var ev: Float { get set }
}

/// The inputs of `CIFalseColor`.
public protocol CIFalseColor: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// The color 0.
  var color0: CIColor { get set }
  /// The color 1.
  var color1: CIColor { get set }
}

/// The inputs of `CIGammaAdjust`.
public protocol CIGammaAdjust: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// The exponent.
  var power: Float { get set }
}

/// The inputs of `CIHueAdjust`.
public protocol CIHueAdjust: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// The angle, in radians.
  var angle: Float { get set }
}

/// The inputs of `CILinearToSRGBToneCurve`.
public protocol CILinearToSRGBToneCurve: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
}

/// The inputs of `CIMaskToAlpha`.
public protocol CIMaskToAlpha: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
}

/// The inputs of `CIMaximumComponent`.
public protocol CIMaximumComponent: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
}

/// The inputs of `CIMinimumComponent`.
public protocol CIMinimumComponent: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
}

/// The inputs of `CIPhotoEffect`.
public protocol CIPhotoEffect: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
}

/// The inputs of `CISRGBToneCurveToLinear`.
public protocol CISRGBToneCurveToLinear: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
}

/// The inputs of `CISepiaTone`.
public protocol CISepiaTone: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// The intensity.
  var intensity: Float { get set }
}

/// The inputs of `CITemperatureAndTint`.
public protocol CITemperatureAndTint: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// The neutral.
  var neutral: CIVector { get set }
  /// The target neutral.
  var targetNeutral: CIVector { get set }
}

/// The inputs of `CIToneCurve`.
public protocol CIToneCurve: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// The point 0.
  var point0: Point { get set }
  /// The point 1.
  var point1: Point { get set }
  /// The point 2.
  var point2: Point { get set }
  /// The point 3.
  var point3: Point { get set }
  /// The point 4.
  var point4: Point { get set }
}

/// The inputs of `CIVibrance`.
public protocol CIVibrance: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// The amount.
  var amount: Float { get set }
}

/// The inputs of `CIVignette`.
public protocol CIVignette: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// The intensity.
  var intensity: Float { get set }
  /// The radius, in pixels.
  var radius: Float { get set }
}

/// The inputs of `CIVignetteEffect`.
public protocol CIVignetteEffect: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// The center.
  var center: Point { get set }
  /// The radius, in pixels.
  var radius: Float { get set }
  /// The intensity.
  var intensity: Float { get set }
  /// The falloff.
  var falloff: Float { get set }
}

/// The inputs of `CIWhitePointAdjust`.
public protocol CIWhitePointAdjust: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// The color.
  var color: CIColor { get set }
}

extension CIBuiltInFilter: CIColorClamp {}
extension CIBuiltInFilter: CIColorControls {}
extension CIBuiltInFilter: CIColorCube {}
extension CIBuiltInFilter: CIColorInvert {}
extension CIBuiltInFilter: CIColorMap {}
extension CIBuiltInFilter: CIColorMatrix {}
extension CIBuiltInFilter: CIColorMonochrome {}
extension CIBuiltInFilter: CIColorPolynomial {}
extension CIBuiltInFilter: CIColorPosterize {}
extension CIBuiltInFilter: CIExposureAdjust {}
extension CIBuiltInFilter: CIFalseColor {}
extension CIBuiltInFilter: CIGammaAdjust {}
extension CIBuiltInFilter: CIHueAdjust {}
extension CIBuiltInFilter: CILinearToSRGBToneCurve {}
extension CIBuiltInFilter: CIMaskToAlpha {}
extension CIBuiltInFilter: CIMaximumComponent {}
extension CIBuiltInFilter: CIMinimumComponent {}
extension CIBuiltInFilter: CIPhotoEffect {}
extension CIBuiltInFilter: CISRGBToneCurveToLinear {}
extension CIBuiltInFilter: CISepiaTone {}
extension CIBuiltInFilter: CITemperatureAndTint {}
extension CIBuiltInFilter: CIToneCurve {}
extension CIBuiltInFilter: CIVibrance {}
extension CIBuiltInFilter: CIVignette {}
extension CIBuiltInFilter: CIVignetteEffect {}
extension CIBuiltInFilter: CIWhitePointAdjust {}

extension CIFilter {
  /// Returns the filter `CIColorClamp` with its defaults.
  public class func colorClamp() -> any CIFilter & CIColorClamp { builtIn("CIColorClamp") }
  /// Returns the filter `CIColorControls` with its defaults.
  public class func colorControls() -> any CIFilter & CIColorControls { builtIn("CIColorControls") }
  /// Returns the filter `CIColorCube` with its defaults.
  public class func colorCube() -> any CIFilter & CIColorCube { builtIn("CIColorCube") }
  /// Returns the filter `CIColorInvert` with its defaults.
  public class func colorInvert() -> any CIFilter & CIColorInvert { builtIn("CIColorInvert") }
  /// Returns the filter `CIColorMap` with its defaults.
  public class func colorMap() -> any CIFilter & CIColorMap { builtIn("CIColorMap") }
  /// Returns the filter `CIColorMatrix` with its defaults.
  public class func colorMatrix() -> any CIFilter & CIColorMatrix { builtIn("CIColorMatrix") }
  /// Returns the filter `CIColorMonochrome` with its defaults.
  public class func colorMonochrome() -> any CIFilter & CIColorMonochrome {
    builtIn("CIColorMonochrome")
  }
  /// Returns the filter `CIColorPolynomial` with its defaults.
  public class func colorPolynomial() -> any CIFilter & CIColorPolynomial {
    builtIn("CIColorPolynomial")
  }
  /// Returns the filter `CIColorPosterize` with its defaults.
  public class func colorPosterize() -> any CIFilter & CIColorPosterize {
    builtIn("CIColorPosterize")
  }
  /// Returns the filter `CIExposureAdjust` with its defaults.
  public class func exposureAdjust() -> any CIFilter & CIExposureAdjust {
    builtIn("CIExposureAdjust")
  }
  /// Returns the filter `CIFalseColor` with its defaults.
  public class func falseColor() -> any CIFilter & CIFalseColor { builtIn("CIFalseColor") }
  /// Returns the filter `CIGammaAdjust` with its defaults.
  public class func gammaAdjust() -> any CIFilter & CIGammaAdjust { builtIn("CIGammaAdjust") }
  /// Returns the filter `CIHueAdjust` with its defaults.
  public class func hueAdjust() -> any CIFilter & CIHueAdjust { builtIn("CIHueAdjust") }
  /// Returns the filter `CILinearToSRGBToneCurve` with its defaults.
  public class func linearToSRGBToneCurve() -> any CIFilter & CILinearToSRGBToneCurve {
    builtIn("CILinearToSRGBToneCurve")
  }
  /// Returns the filter `CIMaskToAlpha` with its defaults.
  public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha { builtIn("CIMaskToAlpha") }
  /// Returns the filter `CIMaximumComponent` with its defaults.
  public class func maximumComponent() -> any CIFilter & CIMaximumComponent {
    builtIn("CIMaximumComponent")
  }
  /// Returns the filter `CIMinimumComponent` with its defaults.
  public class func minimumComponent() -> any CIFilter & CIMinimumComponent {
    builtIn("CIMinimumComponent")
  }
  /// Returns the filter `CIPhotoEffectChrome` with its defaults.
  public class func photoEffectChrome() -> any CIFilter & CIPhotoEffect {
    builtIn("CIPhotoEffectChrome")
  }
  /// Returns the filter `CIPhotoEffectFade` with its defaults.
  public class func photoEffectFade() -> any CIFilter & CIPhotoEffect {
    builtIn("CIPhotoEffectFade")
  }
  /// Returns the filter `CIPhotoEffectInstant` with its defaults.
  public class func photoEffectInstant() -> any CIFilter & CIPhotoEffect {
    builtIn("CIPhotoEffectInstant")
  }
  /// Returns the filter `CIPhotoEffectMono` with its defaults.
  public class func photoEffectMono() -> any CIFilter & CIPhotoEffect {
    builtIn("CIPhotoEffectMono")
  }
  /// Returns the filter `CIPhotoEffectNoir` with its defaults.
  public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect {
    builtIn("CIPhotoEffectNoir")
  }
  /// Returns the filter `CIPhotoEffectProcess` with its defaults.
  public class func photoEffectProcess() -> any CIFilter & CIPhotoEffect {
    builtIn("CIPhotoEffectProcess")
  }
  /// Returns the filter `CIPhotoEffectTonal` with its defaults.
  public class func photoEffectTonal() -> any CIFilter & CIPhotoEffect {
    builtIn("CIPhotoEffectTonal")
  }
  /// Returns the filter `CIPhotoEffectTransfer` with its defaults.
  public class func photoEffectTransfer() -> any CIFilter & CIPhotoEffect {
    builtIn("CIPhotoEffectTransfer")
  }
  /// Returns the filter `CISRGBToneCurveToLinear` with its defaults.
  public class func sRGBToneCurveToLinear() -> any CIFilter & CISRGBToneCurveToLinear {
    builtIn("CISRGBToneCurveToLinear")
  }
  /// Returns the filter `CISepiaTone` with its defaults.
  public class func sepiaTone() -> any CIFilter & CISepiaTone { builtIn("CISepiaTone") }
  /// Returns the filter `CITemperatureAndTint` with its defaults.
  public class func temperatureAndTint() -> any CIFilter & CITemperatureAndTint {
    builtIn("CITemperatureAndTint")
  }
  /// Returns the filter `CIToneCurve` with its defaults.
  public class func toneCurve() -> any CIFilter & CIToneCurve { builtIn("CIToneCurve") }
  /// Returns the filter `CIVibrance` with its defaults.
  public class func vibrance() -> any CIFilter & CIVibrance { builtIn("CIVibrance") }
  /// Returns the filter `CIVignette` with its defaults.
  public class func vignette() -> any CIFilter & CIVignette { builtIn("CIVignette") }
  /// Returns the filter `CIVignetteEffect` with its defaults.
  public class func vignetteEffect() -> any CIFilter & CIVignetteEffect {
    builtIn("CIVignetteEffect")
  }
  /// Returns the filter `CIWhitePointAdjust` with its defaults.
  public class func whitePointAdjust() -> any CIFilter & CIWhitePointAdjust {
    builtIn("CIWhitePointAdjust")
  }
}
