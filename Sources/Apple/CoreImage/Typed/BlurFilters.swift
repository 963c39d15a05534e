// Made from the catalog of filters by the test TypedFilterTests, which compares; do not edit.

public import Geometry

/// The inputs of `CIBlendWithMask`.
public protocol CIBlendWithMask: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// The image below.
  var backgroundImage: CIImage? { get set }
  /// The mask.
  var maskImage: CIImage? { get set }
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

/// The inputs of `CIBoxBlur`.
public protocol CIBoxBlur: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// The radius, in pixels.
  var radius: Float { get set }
}

/// The inputs of `CIComicEffect`.
public protocol CIComicEffect: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
}

/// The inputs of `CIConvolution3X3`.
public protocol CIConvolution3X3: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// The weights.
  var weights: CIVector { get set }
  /// The bias.
  var bias: Float { get set }
}

/// The inputs of `CIConvolution5X5`.
public protocol CIConvolution5X5: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// The weights.
  var weights: CIVector { get set }
  /// The bias.
  var bias: Float { get set }
}

/// The inputs of `CIConvolution7X7`.
public protocol CIConvolution7X7: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// The weights.
  var weights: CIVector { get set }
  /// The bias.
  var bias: Float { get set }
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

/// The inputs of `CIDiscBlur`.
public protocol CIDiscBlur: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// The radius, in pixels.
  var radius: Float { get set }
}

/// The inputs of `CIEdges`.
public protocol CIEdges: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// The intensity.
  var intensity: Float { get set }
}

/// The inputs of `CIGaussianBlur`.
public protocol CIGaussianBlur: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// The radius, in pixels.
  var radius: Float { get set }
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

/// The inputs of `CIMaskedVariableBlur`.
public protocol CIMaskedVariableBlur: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// The mask.
  var mask: CIImage? { get set }
  /// The radius, in pixels.
  var radius: Float { get set }
}

/// The inputs of `CIMedian`.
public protocol CIMedian: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
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

/// The inputs of `CIPixellate`.
public protocol CIPixellate: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// The center.
  var center: Point { get set }
  /// The scale.
  var scale: Float { get set }
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

/// The inputs of `CISharpenLuminance`.
public protocol CISharpenLuminance: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// The sharpness.
  var sharpness: Float { get set }
  /// The radius, in pixels.
  var radius: Float { get set }
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

/// The inputs of `CIZoomBlur`.
public protocol CIZoomBlur: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// The center.
  var center: Point { get set }
  /// The amount.
  var amount: Float { get set }
}

extension CIBuiltInFilter: CIBlendWithMask {}
extension CIBuiltInFilter: CIBloom {}
extension CIBuiltInFilter: CIBoxBlur {}
extension CIBuiltInFilter: CIComicEffect {}
extension CIBuiltInFilter: CIConvolution3X3 {}
extension CIBuiltInFilter: CIConvolution5X5 {}
extension CIBuiltInFilter: CIConvolution7X7 {}
extension CIBuiltInFilter: CICrystallize {}
extension CIBuiltInFilter: CIDiscBlur {}
extension CIBuiltInFilter: CIEdges {}
extension CIBuiltInFilter: CIGaussianBlur {}
extension CIBuiltInFilter: CIGloom {}
extension CIBuiltInFilter: CIHighlightShadowAdjust {}
extension CIBuiltInFilter: CIMaskedVariableBlur {}
extension CIBuiltInFilter: CIMedian {}
extension CIBuiltInFilter: CIMotionBlur {}
extension CIBuiltInFilter: CIPixellate {}
extension CIBuiltInFilter: CIPointillize {}
extension CIBuiltInFilter: CISharpenLuminance {}
extension CIBuiltInFilter: CIUnsharpMask {}
extension CIBuiltInFilter: CIZoomBlur {}

extension CIFilter {
  /// Returns the filter `CIBlendWithAlphaMask` with its defaults.
  public class func blendWithAlphaMask() -> any CIFilter & CIBlendWithMask {
    builtIn("CIBlendWithAlphaMask")
  }
  /// Returns the filter `CIBlendWithBlueMask` with its defaults.
  public class func blendWithBlueMask() -> any CIFilter & CIBlendWithMask {
    builtIn("CIBlendWithBlueMask")
  }
  /// Returns the filter `CIBlendWithMask` with its defaults.
  public class func blendWithMask() -> any CIFilter & CIBlendWithMask { builtIn("CIBlendWithMask") }
  /// Returns the filter `CIBlendWithRedMask` with its defaults.
  public class func blendWithRedMask() -> any CIFilter & CIBlendWithMask {
    builtIn("CIBlendWithRedMask")
  }
  /// Returns the filter `CIBloom` with its defaults.
  public class func bloom() -> any CIFilter & CIBloom { builtIn("CIBloom") }
  /// Returns the filter `CIBoxBlur` with its defaults.
  public class func boxBlur() -> any CIFilter & CIBoxBlur { builtIn("CIBoxBlur") }
  /// Returns the filter `CIComicEffect` with its defaults.
  public class func comicEffect() -> any CIFilter & CIComicEffect { builtIn("CIComicEffect") }
  /// Returns the filter `CIConvolution3X3` with its defaults.
  public class func convolution3X3() -> any CIFilter & CIConvolution3X3 {
    builtIn("CIConvolution3X3")
  }
  /// Returns the filter `CIConvolution5X5` with its defaults.
  public class func convolution5X5() -> any CIFilter & CIConvolution5X5 {
    builtIn("CIConvolution5X5")
  }
  /// Returns the filter `CIConvolution7X7` with its defaults.
  public class func convolution7X7() -> any CIFilter & CIConvolution7X7 {
    builtIn("CIConvolution7X7")
  }
  /// Returns the filter `CICrystallize` with its defaults.
  public class func crystallize() -> any CIFilter & CICrystallize { builtIn("CICrystallize") }
  /// Returns the filter `CIDiscBlur` with its defaults.
  public class func discBlur() -> any CIFilter & CIDiscBlur { builtIn("CIDiscBlur") }
  /// Returns the filter `CIEdges` with its defaults.
  public class func edges() -> any CIFilter & CIEdges { builtIn("CIEdges") }
  /// Returns the filter `CIGaussianBlur` with its defaults.
  public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { builtIn("CIGaussianBlur") }
  /// Returns the filter `CIGloom` with its defaults.
  public class func gloom() -> any CIFilter & CIGloom { builtIn("CIGloom") }
  /// Returns the filter `CIHighlightShadowAdjust` with its defaults.
  public class func highlightShadowAdjust() -> any CIFilter & CIHighlightShadowAdjust {
    builtIn("CIHighlightShadowAdjust")
  }
  /// Returns the filter `CIMaskedVariableBlur` with its defaults.
  public class func maskedVariableBlur() -> any CIFilter & CIMaskedVariableBlur {
    builtIn("CIMaskedVariableBlur")
  }
  /// Returns the filter `CIMedianFilter` with its defaults.
  public class func median() -> any CIFilter & CIMedian { builtIn("CIMedianFilter") }
  /// Returns the filter `CIMotionBlur` with its defaults.
  public class func motionBlur() -> any CIFilter & CIMotionBlur { builtIn("CIMotionBlur") }
  /// Returns the filter `CIPixellate` with its defaults.
  public class func pixellate() -> any CIFilter & CIPixellate { builtIn("CIPixellate") }
  /// Returns the filter `CIPointillize` with its defaults.
  public class func pointillize() -> any CIFilter & CIPointillize { builtIn("CIPointillize") }
  /// Returns the filter `CISharpenLuminance` with its defaults.
  public class func sharpenLuminance() -> any CIFilter & CISharpenLuminance {
    builtIn("CISharpenLuminance")
  }
  /// Returns the filter `CIUnsharpMask` with its defaults.
  public class func unsharpMask() -> any CIFilter & CIUnsharpMask { builtIn("CIUnsharpMask") }
  /// Returns the filter `CIZoomBlur` with its defaults.
  public class func zoomBlur() -> any CIFilter & CIZoomBlur { builtIn("CIZoomBlur") }
}
