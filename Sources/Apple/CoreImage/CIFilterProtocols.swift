// The typed filters of Core Image: a protocol with the inputs of each, and the methods that create them.

public import Geometry

/// A filter with an image as its result.
public protocol CIFilterProtocol: AnyObject {
  /// The image that the filter makes.
  var outputImage: CIImage? { get }
}

/// The inputs of `CIGaussianBlur`.
public protocol CIGaussianBlur: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// The radius, in pixels.
  var radius: Float { get set }
}

/// The inputs of `CIBoxBlur`.
public protocol CIBoxBlur: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// The radius, in pixels.
  var radius: Float { get set }
}

/// The inputs of `CIDiscBlur`.
public protocol CIDiscBlur: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// The radius, in pixels.
  var radius: Float { get set }
}

/// The inputs of `CIMotionBlur`.
public protocol CIMotionBlur: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// The radius, in pixels.
  var radius: Float { get set }
  /// The angle, in radians.
  var angle: Float { get set }
}

/// The inputs of `CIZoomBlur`.
public protocol CIZoomBlur: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// The center.
  var center: Point { get set }
  /// The amount.
  var amount: Float { get set }
}

/// The inputs of `CIMedian`.
public protocol CIMedian: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
}

/// The inputs of `CIUnsharpMask`.
public protocol CIUnsharpMask: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// The radius, in pixels.
  var radius: Float { get set }
  /// The intensity.
  var intensity: Float { get set }
}

/// The inputs of `CISharpenLuminance`.
public protocol CISharpenLuminance: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// The sharpness.
  var sharpness: Float { get set }
  /// The radius, in pixels.
  var radius: Float { get set }
}

/// The inputs of `CIPixellate`.
public protocol CIPixellate: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// The center.
  var center: Point { get set }
  /// The scale.
  var scale: Float { get set }
}

/// The inputs of `CICrystallize`.
public protocol CICrystallize: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// The radius, in pixels.
  var radius: Float { get set }
  /// The center.
  var center: Point { get set }
}

/// The inputs of `CIPointillize`.
public protocol CIPointillize: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// The radius, in pixels.
  var radius: Float { get set }
  /// The center.
  var center: Point { get set }
}

/// The inputs of `CIBloom`.
public protocol CIBloom: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// The radius, in pixels.
  var radius: Float { get set }
  /// The intensity.
  var intensity: Float { get set }
}

/// The inputs of `CIGloom`.
public protocol CIGloom: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// The radius, in pixels.
  var radius: Float { get set }
  /// The intensity.
  var intensity: Float { get set }
}

/// The inputs of `CIEdges`.
public protocol CIEdges: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// The intensity.
  var intensity: Float { get set }
}

/// The inputs of `CIComicEffect`.
public protocol CIComicEffect: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
}

/// The inputs of `CIHighlightShadowAdjust`.
public protocol CIHighlightShadowAdjust: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// The radius, in pixels.
  var radius: Float { get set }
  /// The shadow amount.
  var shadowAmount: Float { get set }
  /// The highlight amount.
  var highlightAmount: Float { get set }
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

/// The inputs of `CIExposureAdjust`.
public protocol CIExposureAdjust: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// The exposure, in stops.
  var ev: Float { get set }
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

/// The inputs of `CIColorClamp`.
public protocol CIColorClamp: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// The min components.
  var minComponents: CIVector { get set }
  /// The max components.
  var maxComponents: CIVector { get set }
}

/// The inputs of `CIVibrance`.
public protocol CIVibrance: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// The amount.
  var amount: Float { get set }
}

/// The inputs of `CIWhitePointAdjust`.
public protocol CIWhitePointAdjust: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// The color.
  var color: CIColor { get set }
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

/// The inputs of `CISepiaTone`.
public protocol CISepiaTone: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// The intensity.
  var intensity: Float { get set }
}

/// The inputs of `CIColorInvert`.
public protocol CIColorInvert: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
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

/// The inputs of `CIColorPosterize`.
public protocol CIColorPosterize: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// The levels.
  var levels: Float { get set }
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

/// The inputs of `CIColorMap`.
public protocol CIColorMap: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// The colors of luminances.
  var gradientImage: CIImage? { get set }
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

/// The inputs of `CIPhotoEffect`.
public protocol CIPhotoEffect: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
}

/// The inputs of `CICompositeOperation`.
public protocol CICompositeOperation: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// The image below.
  var backgroundImage: CIImage? { get set }
}

/// The inputs of `CIBlendWithMask`.
public protocol CIBlendWithMask: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// The image below.
  var backgroundImage: CIImage? { get set }
  /// The mask.
  var maskImage: CIImage? { get set }
}

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

/// The inputs of `CIQRCodeGenerator`.
public protocol CIQRCodeGenerator: CIFilterProtocol {
  /// What the code says.
  var message: Data { get set }
  /// How much of the code may be lost: L, M, Q or H.
  var correctionLevel: String { get set }
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

/// The inputs of `CILanczosScaleTransform`.
public protocol CILanczosScaleTransform: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// The scale.
  var scale: Float { get set }
  /// The aspect ratio.
  var aspectRatio: Float { get set }
}

/// The inputs of `CIStraighten`.
public protocol CIStraighten: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// The angle, in radians.
  var angle: Float { get set }
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

/// The inputs of `CIHoleDistortion`.
public protocol CIHoleDistortion: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// The center.
  var center: Point { get set }
  /// The radius, in pixels.
  var radius: Float { get set }
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

/// The inputs of `CIAreaMinimum`.
public protocol CIAreaMinimum: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// The rectangle.
  var extent: Rect { get set }
}
