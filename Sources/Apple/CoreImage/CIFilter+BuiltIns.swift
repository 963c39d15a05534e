internal import Geometry
internal import ImageFilters

// The properties of the typed filters are the inputs of the same names.
extension CIBuiltInFilter:
  CIAffineClamp, CIAffineTile, CIAreaAverage, CIAreaMaximum, CIAreaMinimum,
  CIBarsSwipeTransition, CIBlendWithMask, CIBloom, CIBoxBlur, CIBumpDistortion,
  CICheckerboardGenerator, CICircleSplashDistortion, CICircularScreen,
  CICode128BarcodeGenerator, CIColorClamp, CIColorControls, CIColorCube, CIColorInvert,
  CIColorMap, CIColorMatrix, CIColorMonochrome, CIColorPosterize, CIComicEffect,
  CICompositeOperation, CICrystallize, CIDiscBlur, CIDissolveTransition, CIDotScreen, CIEdges,
  CIExposureAdjust, CIFalseColor, CIFlashTransition, CIGammaAdjust, CIGaussianBlur,
  CIGaussianGradient, CIGloom, CIHatchedScreen, CIHighlightShadowAdjust, CIHoleDistortion,
  CIHueAdjust, CILanczosScaleTransform, CILineScreen, CILinearGradient, CIMaskToAlpha,
  CIMaximumComponent, CIMedian, CIMinimumComponent, CIMotionBlur, CIPerspectiveCorrection,
  CIPerspectiveTransform, CIPhotoEffect, CIPinchDistortion, CIPixellate, CIPointillize,
  CIQRCodeGenerator, CIRadialGradient, CIRandomGenerator, CIRoundedRectangleGenerator,
  CISepiaTone, CISharpenLuminance, CISmoothLinearGradient, CIStraighten, CIStripesGenerator,
  CISwipeTransition, CITemperatureAndTint, CIToneCurve, CITwirlDistortion, CIUnsharpMask,
  CIVibrance, CIVignette, CIVignetteEffect, CIVortexDistortion, CIWhitePointAdjust, CIZoomBlur
{
  var inputImage: CIImage? {
    get { image("inputImage") }
    set { setValue(newValue, forKey: "inputImage") }
  }
  var radius: Float {
    get { number("inputRadius") }
    set { setValue(NSNumber(value: newValue), forKey: "inputRadius") }
  }
  var angle: Float {
    get { number("inputAngle") }
    set { setValue(NSNumber(value: newValue), forKey: "inputAngle") }
  }
  var center: Point {
    get { point("inputCenter") }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputCenter") }
  }
  var amount: Float {
    get { number("inputAmount") }
    set { setValue(NSNumber(value: newValue), forKey: "inputAmount") }
  }
  var intensity: Float {
    get { number("inputIntensity") }
    set { setValue(NSNumber(value: newValue), forKey: "inputIntensity") }
  }
  var sharpness: Float {
    get { number("inputSharpness") }
    set { setValue(NSNumber(value: newValue), forKey: "inputSharpness") }
  }
  var scale: Float {
    get { number("inputScale") }
    set { setValue(NSNumber(value: newValue), forKey: "inputScale") }
  }
  var shadowAmount: Float {
    get { number("inputShadowAmount") }
    set { setValue(NSNumber(value: newValue), forKey: "inputShadowAmount") }
  }
  var highlightAmount: Float {
    get { number("inputHighlightAmount") }
    set { setValue(NSNumber(value: newValue), forKey: "inputHighlightAmount") }
  }
  var saturation: Float {
    get { number("inputSaturation") }
    set { setValue(NSNumber(value: newValue), forKey: "inputSaturation") }
  }
  var brightness: Float {
    get { number("inputBrightness") }
    set { setValue(NSNumber(value: newValue), forKey: "inputBrightness") }
  }
  var contrast: Float {
    get { number("inputContrast") }
    set { setValue(NSNumber(value: newValue), forKey: "inputContrast") }
  }
  var ev: Float {
    get { number("inputEV") }
    set { setValue(NSNumber(value: newValue), forKey: "inputEV") }
  }
  var power: Float {
    get { number("inputPower") }
    set { setValue(NSNumber(value: newValue), forKey: "inputPower") }
  }
  var rVector: CIVector {
    get { vector("inputRVector") }
    set { setValue(newValue, forKey: "inputRVector") }
  }
  var gVector: CIVector {
    get { vector("inputGVector") }
    set { setValue(newValue, forKey: "inputGVector") }
  }
  var bVector: CIVector {
    get { vector("inputBVector") }
    set { setValue(newValue, forKey: "inputBVector") }
  }
  var aVector: CIVector {
    get { vector("inputAVector") }
    set { setValue(newValue, forKey: "inputAVector") }
  }
  var biasVector: CIVector {
    get { vector("inputBiasVector") }
    set { setValue(newValue, forKey: "inputBiasVector") }
  }
  var minComponents: CIVector {
    get { vector("inputMinComponents") }
    set { setValue(newValue, forKey: "inputMinComponents") }
  }
  var maxComponents: CIVector {
    get { vector("inputMaxComponents") }
    set { setValue(newValue, forKey: "inputMaxComponents") }
  }
  var color: CIColor {
    get { color("inputColor") }
    set { setValue(newValue, forKey: "inputColor") }
  }
  var neutral: CIVector {
    get { vector("inputNeutral") }
    set { setValue(newValue, forKey: "inputNeutral") }
  }
  var targetNeutral: CIVector {
    get { vector("inputTargetNeutral") }
    set { setValue(newValue, forKey: "inputTargetNeutral") }
  }
  var point0: Point {
    get { point("inputPoint0") }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint0") }
  }
  var point1: Point {
    get { point("inputPoint1") }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint1") }
  }
  var point2: Point {
    get { point("inputPoint2") }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint2") }
  }
  var point3: Point {
    get { point("inputPoint3") }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint3") }
  }
  var point4: Point {
    get { point("inputPoint4") }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint4") }
  }
  var levels: Float {
    get { number("inputLevels") }
    set { setValue(NSNumber(value: newValue), forKey: "inputLevels") }
  }
  var color0: CIColor {
    get { color("inputColor0") }
    set { setValue(newValue, forKey: "inputColor0") }
  }
  var color1: CIColor {
    get { color("inputColor1") }
    set { setValue(newValue, forKey: "inputColor1") }
  }
  var falloff: Float {
    get { number("inputFalloff") }
    set { setValue(NSNumber(value: newValue), forKey: "inputFalloff") }
  }
  var gradientImage: CIImage? {
    get { image("inputGradientImage") }
    set { setValue(newValue, forKey: "inputGradientImage") }
  }
  var cubeDimension: Float {
    get { number("inputCubeDimension") }
    set { setValue(NSNumber(value: newValue), forKey: "inputCubeDimension") }
  }
  var cubeData: Data {
    get { data("inputCubeData") }
    set { setValue(newValue, forKey: "inputCubeData") }
  }
  var backgroundImage: CIImage? {
    get { image("inputBackgroundImage") }
    set { setValue(newValue, forKey: "inputBackgroundImage") }
  }
  var maskImage: CIImage? {
    get { image("inputMaskImage") }
    set { setValue(newValue, forKey: "inputMaskImage") }
  }
  var width: Float {
    get { number("inputWidth") }
    set { setValue(NSNumber(value: newValue), forKey: "inputWidth") }
  }
  var extent: Rect {
    get { rect("inputExtent") }
    set { setValue(CIVector(cgRect: newValue), forKey: "inputExtent") }
  }
  var radius0: Float {
    get { number("inputRadius0") }
    set { setValue(NSNumber(value: newValue), forKey: "inputRadius0") }
  }
  var radius1: Float {
    get { number("inputRadius1") }
    set { setValue(NSNumber(value: newValue), forKey: "inputRadius1") }
  }
  var message: Data {
    get { data("inputMessage") }
    set { setValue(newValue, forKey: "inputMessage") }
  }
  var correctionLevel: String {
    get { text("inputCorrectionLevel") }
    set { setValue(newValue, forKey: "inputCorrectionLevel") }
  }
  var quietSpace: Float {
    get { number("inputQuietSpace") }
    set { setValue(NSNumber(value: newValue), forKey: "inputQuietSpace") }
  }
  var barcodeHeight: Float {
    get { number("inputBarcodeHeight") }
    set { setValue(NSNumber(value: newValue), forKey: "inputBarcodeHeight") }
  }
  var aspectRatio: Float {
    get { number("inputAspectRatio") }
    set { setValue(NSNumber(value: newValue), forKey: "inputAspectRatio") }
  }
  var topLeft: Point {
    get { point("inputTopLeft") }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputTopLeft") }
  }
  var topRight: Point {
    get { point("inputTopRight") }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputTopRight") }
  }
  var bottomRight: Point {
    get { point("inputBottomRight") }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputBottomRight") }
  }
  var bottomLeft: Point {
    get { point("inputBottomLeft") }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputBottomLeft") }
  }
  var transform: Transform {
    get { transform("inputTransform") }
    set { setValue(NSValue(cgAffineTransform: newValue), forKey: "inputTransform") }
  }
  var targetImage: CIImage? {
    get { image("inputTargetImage") }
    set { setValue(newValue, forKey: "inputTargetImage") }
  }
  var time: Float {
    get { number("inputTime") }
    set { setValue(NSNumber(value: newValue), forKey: "inputTime") }
  }
  var opacity: Float {
    get { number("inputOpacity") }
    set { setValue(NSNumber(value: newValue), forKey: "inputOpacity") }
  }
  var barOffset: Float {
    get { number("inputBarOffset") }
    set { setValue(NSNumber(value: newValue), forKey: "inputBarOffset") }
  }

  private func image(_ key: String) -> CIImage? { value(forKey: key) as? CIImage }
  private func vector(_ key: String) -> CIVector { value(forKey: key) as? CIVector ?? CIVector([]) }
  private func point(_ key: String) -> Point { vector(key).cgPointValue }
  private func rect(_ key: String) -> Rect { vector(key).cgRectValue }
  private func color(_ key: String) -> CIColor { value(forKey: key) as? CIColor ?? .clear }
  private func data(_ key: String) -> Data { value(forKey: key) as? Data ?? Data() }
  private func text(_ key: String) -> String { value(forKey: key) as? String ?? "" }
  private func number(_ key: String) -> Float { (value(forKey: key) as? NSNumber)?.floatValue ?? 0 }
  private func transform(_ key: String) -> Transform {
    (value(forKey: key) as? NSValue)?.cgAffineTransformValue ?? .identity
  }
}

extension CIFilter {
  /// Returns the filter `CIGaussianBlur` with its defaults.
  public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { builtIn("CIGaussianBlur") }
  /// Returns the filter `CIBoxBlur` with its defaults.
  public class func boxBlur() -> any CIFilter & CIBoxBlur { builtIn("CIBoxBlur") }
  /// Returns the filter `CIDiscBlur` with its defaults.
  public class func discBlur() -> any CIFilter & CIDiscBlur { builtIn("CIDiscBlur") }
  /// Returns the filter `CIMotionBlur` with its defaults.
  public class func motionBlur() -> any CIFilter & CIMotionBlur { builtIn("CIMotionBlur") }
  /// Returns the filter `CIZoomBlur` with its defaults.
  public class func zoomBlur() -> any CIFilter & CIZoomBlur { builtIn("CIZoomBlur") }
  /// Returns the filter `CIMedianFilter` with its defaults.
  public class func median() -> any CIFilter & CIMedian { builtIn("CIMedianFilter") }
  /// Returns the filter `CIUnsharpMask` with its defaults.
  public class func unsharpMask() -> any CIFilter & CIUnsharpMask { builtIn("CIUnsharpMask") }
  /// Returns the filter `CISharpenLuminance` with its defaults.
  public class func sharpenLuminance() -> any CIFilter & CISharpenLuminance {
    builtIn("CISharpenLuminance")
  }
  /// Returns the filter `CIPixellate` with its defaults.
  public class func pixellate() -> any CIFilter & CIPixellate { builtIn("CIPixellate") }
  /// Returns the filter `CICrystallize` with its defaults.
  public class func crystallize() -> any CIFilter & CICrystallize { builtIn("CICrystallize") }
  /// Returns the filter `CIPointillize` with its defaults.
  public class func pointillize() -> any CIFilter & CIPointillize { builtIn("CIPointillize") }
  /// Returns the filter `CIBloom` with its defaults.
  public class func bloom() -> any CIFilter & CIBloom { builtIn("CIBloom") }
  /// Returns the filter `CIGloom` with its defaults.
  public class func gloom() -> any CIFilter & CIGloom { builtIn("CIGloom") }
  /// Returns the filter `CIEdges` with its defaults.
  public class func edges() -> any CIFilter & CIEdges { builtIn("CIEdges") }
  /// Returns the filter `CIComicEffect` with its defaults.
  public class func comicEffect() -> any CIFilter & CIComicEffect { builtIn("CIComicEffect") }
  /// Returns the filter `CIHighlightShadowAdjust` with its defaults.
  public class func highlightShadowAdjust() -> any CIFilter & CIHighlightShadowAdjust {
    builtIn("CIHighlightShadowAdjust")
  }
  /// Returns the filter `CIColorControls` with its defaults.
  public class func colorControls() -> any CIFilter & CIColorControls { builtIn("CIColorControls") }
  /// Returns the filter `CIExposureAdjust` with its defaults.
  public class func exposureAdjust() -> any CIFilter & CIExposureAdjust {
    builtIn("CIExposureAdjust")
  }
  /// Returns the filter `CIGammaAdjust` with its defaults.
  public class func gammaAdjust() -> any CIFilter & CIGammaAdjust { builtIn("CIGammaAdjust") }
  /// Returns the filter `CIHueAdjust` with its defaults.
  public class func hueAdjust() -> any CIFilter & CIHueAdjust { builtIn("CIHueAdjust") }
  /// Returns the filter `CIColorMatrix` with its defaults.
  public class func colorMatrix() -> any CIFilter & CIColorMatrix { builtIn("CIColorMatrix") }
  /// Returns the filter `CIColorClamp` with its defaults.
  public class func colorClamp() -> any CIFilter & CIColorClamp { builtIn("CIColorClamp") }
  /// Returns the filter `CIVibrance` with its defaults.
  public class func vibrance() -> any CIFilter & CIVibrance { builtIn("CIVibrance") }
  /// Returns the filter `CIWhitePointAdjust` with its defaults.
  public class func whitePointAdjust() -> any CIFilter & CIWhitePointAdjust {
    builtIn("CIWhitePointAdjust")
  }
  /// Returns the filter `CITemperatureAndTint` with its defaults.
  public class func temperatureAndTint() -> any CIFilter & CITemperatureAndTint {
    builtIn("CITemperatureAndTint")
  }
  /// Returns the filter `CIToneCurve` with its defaults.
  public class func toneCurve() -> any CIFilter & CIToneCurve { builtIn("CIToneCurve") }
  /// Returns the filter `CISepiaTone` with its defaults.
  public class func sepiaTone() -> any CIFilter & CISepiaTone { builtIn("CISepiaTone") }
  /// Returns the filter `CIColorInvert` with its defaults.
  public class func colorInvert() -> any CIFilter & CIColorInvert { builtIn("CIColorInvert") }
  /// Returns the filter `CIColorMonochrome` with its defaults.
  public class func colorMonochrome() -> any CIFilter & CIColorMonochrome {
    builtIn("CIColorMonochrome")
  }
  /// Returns the filter `CIColorPosterize` with its defaults.
  public class func colorPosterize() -> any CIFilter & CIColorPosterize {
    builtIn("CIColorPosterize")
  }
  /// Returns the filter `CIFalseColor` with its defaults.
  public class func falseColor() -> any CIFilter & CIFalseColor { builtIn("CIFalseColor") }
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
  /// Returns the filter `CIVignette` with its defaults.
  public class func vignette() -> any CIFilter & CIVignette { builtIn("CIVignette") }
  /// Returns the filter `CIVignetteEffect` with its defaults.
  public class func vignetteEffect() -> any CIFilter & CIVignetteEffect {
    builtIn("CIVignetteEffect")
  }
  /// Returns the filter `CIColorMap` with its defaults.
  public class func colorMap() -> any CIFilter & CIColorMap { builtIn("CIColorMap") }
  /// Returns the filter `CIColorCube` with its defaults.
  public class func colorCube() -> any CIFilter & CIColorCube { builtIn("CIColorCube") }
  /// Returns the filter `CIPhotoEffectMono` with its defaults.
  public class func photoEffectMono() -> any CIFilter & CIPhotoEffect {
    builtIn("CIPhotoEffectMono")
  }
  /// Returns the filter `CIPhotoEffectNoir` with its defaults.
  public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect {
    builtIn("CIPhotoEffectNoir")
  }
  /// Returns the filter `CIPhotoEffectTonal` with its defaults.
  public class func photoEffectTonal() -> any CIFilter & CIPhotoEffect {
    builtIn("CIPhotoEffectTonal")
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
  /// Returns the filter `CIPhotoEffectProcess` with its defaults.
  public class func photoEffectProcess() -> any CIFilter & CIPhotoEffect {
    builtIn("CIPhotoEffectProcess")
  }
  /// Returns the filter `CIPhotoEffectTransfer` with its defaults.
  public class func photoEffectTransfer() -> any CIFilter & CIPhotoEffect {
    builtIn("CIPhotoEffectTransfer")
  }
  /// Returns the filter `CISourceOverCompositing` with its defaults.
  public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation {
    builtIn("CISourceOverCompositing")
  }
  /// Returns the filter `CISourceInCompositing` with its defaults.
  public class func sourceInCompositing() -> any CIFilter & CICompositeOperation {
    builtIn("CISourceInCompositing")
  }
  /// Returns the filter `CISourceOutCompositing` with its defaults.
  public class func sourceOutCompositing() -> any CIFilter & CICompositeOperation {
    builtIn("CISourceOutCompositing")
  }
  /// Returns the filter `CISourceAtopCompositing` with its defaults.
  public class func sourceAtopCompositing() -> any CIFilter & CICompositeOperation {
    builtIn("CISourceAtopCompositing")
  }
  /// Returns the filter `CIAdditionCompositing` with its defaults.
  public class func additionCompositing() -> any CIFilter & CICompositeOperation {
    builtIn("CIAdditionCompositing")
  }
  /// Returns the filter `CIMultiplyCompositing` with its defaults.
  public class func multiplyCompositing() -> any CIFilter & CICompositeOperation {
    builtIn("CIMultiplyCompositing")
  }
  /// Returns the filter `CIMaximumCompositing` with its defaults.
  public class func maximumCompositing() -> any CIFilter & CICompositeOperation {
    builtIn("CIMaximumCompositing")
  }
  /// Returns the filter `CIMinimumCompositing` with its defaults.
  public class func minimumCompositing() -> any CIFilter & CICompositeOperation {
    builtIn("CIMinimumCompositing")
  }
  /// Returns the filter `CIMultiplyBlendMode` with its defaults.
  public class func multiplyBlendMode() -> any CIFilter & CICompositeOperation {
    builtIn("CIMultiplyBlendMode")
  }
  /// Returns the filter `CIScreenBlendMode` with its defaults.
  public class func screenBlendMode() -> any CIFilter & CICompositeOperation {
    builtIn("CIScreenBlendMode")
  }
  /// Returns the filter `CIOverlayBlendMode` with its defaults.
  public class func overlayBlendMode() -> any CIFilter & CICompositeOperation {
    builtIn("CIOverlayBlendMode")
  }
  /// Returns the filter `CIDarkenBlendMode` with its defaults.
  public class func darkenBlendMode() -> any CIFilter & CICompositeOperation {
    builtIn("CIDarkenBlendMode")
  }
  /// Returns the filter `CILightenBlendMode` with its defaults.
  public class func lightenBlendMode() -> any CIFilter & CICompositeOperation {
    builtIn("CILightenBlendMode")
  }
  /// Returns the filter `CIColorDodgeBlendMode` with its defaults.
  public class func colorDodgeBlendMode() -> any CIFilter & CICompositeOperation {
    builtIn("CIColorDodgeBlendMode")
  }
  /// Returns the filter `CIColorBurnBlendMode` with its defaults.
  public class func colorBurnBlendMode() -> any CIFilter & CICompositeOperation {
    builtIn("CIColorBurnBlendMode")
  }
  /// Returns the filter `CISoftLightBlendMode` with its defaults.
  public class func softLightBlendMode() -> any CIFilter & CICompositeOperation {
    builtIn("CISoftLightBlendMode")
  }
  /// Returns the filter `CIHardLightBlendMode` with its defaults.
  public class func hardLightBlendMode() -> any CIFilter & CICompositeOperation {
    builtIn("CIHardLightBlendMode")
  }
  /// Returns the filter `CIDifferenceBlendMode` with its defaults.
  public class func differenceBlendMode() -> any CIFilter & CICompositeOperation {
    builtIn("CIDifferenceBlendMode")
  }
  /// Returns the filter `CIExclusionBlendMode` with its defaults.
  public class func exclusionBlendMode() -> any CIFilter & CICompositeOperation {
    builtIn("CIExclusionBlendMode")
  }
  /// Returns the filter `CILinearDodgeBlendMode` with its defaults.
  public class func linearDodgeBlendMode() -> any CIFilter & CICompositeOperation {
    builtIn("CILinearDodgeBlendMode")
  }
  /// Returns the filter `CILinearBurnBlendMode` with its defaults.
  public class func linearBurnBlendMode() -> any CIFilter & CICompositeOperation {
    builtIn("CILinearBurnBlendMode")
  }
  /// Returns the filter `CILinearLightBlendMode` with its defaults.
  public class func linearLightBlendMode() -> any CIFilter & CICompositeOperation {
    builtIn("CILinearLightBlendMode")
  }
  /// Returns the filter `CIPinLightBlendMode` with its defaults.
  public class func pinLightBlendMode() -> any CIFilter & CICompositeOperation {
    builtIn("CIPinLightBlendMode")
  }
  /// Returns the filter `CISubtractBlendMode` with its defaults.
  public class func subtractBlendMode() -> any CIFilter & CICompositeOperation {
    builtIn("CISubtractBlendMode")
  }
  /// Returns the filter `CIDivideBlendMode` with its defaults.
  public class func divideBlendMode() -> any CIFilter & CICompositeOperation {
    builtIn("CIDivideBlendMode")
  }
  /// Returns the filter `CIHueBlendMode` with its defaults.
  public class func hueBlendMode() -> any CIFilter & CICompositeOperation {
    builtIn("CIHueBlendMode")
  }
  /// Returns the filter `CISaturationBlendMode` with its defaults.
  public class func saturationBlendMode() -> any CIFilter & CICompositeOperation {
    builtIn("CISaturationBlendMode")
  }
  /// Returns the filter `CIColorBlendMode` with its defaults.
  public class func colorBlendMode() -> any CIFilter & CICompositeOperation {
    builtIn("CIColorBlendMode")
  }
  /// Returns the filter `CILuminosityBlendMode` with its defaults.
  public class func luminosityBlendMode() -> any CIFilter & CICompositeOperation {
    builtIn("CILuminosityBlendMode")
  }
  /// Returns the filter `CIBlendWithMask` with its defaults.
  public class func blendWithMask() -> any CIFilter & CIBlendWithMask { builtIn("CIBlendWithMask") }
  /// Returns the filter `CIBlendWithAlphaMask` with its defaults.
  public class func blendWithAlphaMask() -> any CIFilter & CIBlendWithMask {
    builtIn("CIBlendWithAlphaMask")
  }
  /// Returns the filter `CIBlendWithRedMask` with its defaults.
  public class func blendWithRedMask() -> any CIFilter & CIBlendWithMask {
    builtIn("CIBlendWithRedMask")
  }
  /// Returns the filter `CICheckerboardGenerator` with its defaults.
  public class func checkerboardGenerator() -> any CIFilter & CICheckerboardGenerator {
    builtIn("CICheckerboardGenerator")
  }
  /// Returns the filter `CIStripesGenerator` with its defaults.
  public class func stripesGenerator() -> any CIFilter & CIStripesGenerator {
    builtIn("CIStripesGenerator")
  }
  /// Returns the filter `CIRandomGenerator` with its defaults.
  public class func randomGenerator() -> any CIFilter & CIRandomGenerator {
    builtIn("CIRandomGenerator")
  }
  /// Returns the filter `CIRoundedRectangleGenerator` with its defaults.
  public class func roundedRectangleGenerator() -> any CIFilter & CIRoundedRectangleGenerator {
    builtIn("CIRoundedRectangleGenerator")
  }
  /// Returns the filter `CILinearGradient` with its defaults.
  public class func linearGradient() -> any CIFilter & CILinearGradient {
    builtIn("CILinearGradient")
  }
  /// Returns the filter `CISmoothLinearGradient` with its defaults.
  public class func smoothLinearGradient() -> any CIFilter & CISmoothLinearGradient {
    builtIn("CISmoothLinearGradient")
  }
  /// Returns the filter `CIRadialGradient` with its defaults.
  public class func radialGradient() -> any CIFilter & CIRadialGradient {
    builtIn("CIRadialGradient")
  }
  /// Returns the filter `CIGaussianGradient` with its defaults.
  public class func gaussianGradient() -> any CIFilter & CIGaussianGradient {
    builtIn("CIGaussianGradient")
  }
  /// Returns the filter `CIQRCodeGenerator` with its defaults.
  public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator {
    builtIn("CIQRCodeGenerator")
  }
  /// Returns the filter `CICode128BarcodeGenerator` with its defaults.
  public class func code128BarcodeGenerator() -> any CIFilter & CICode128BarcodeGenerator {
    builtIn("CICode128BarcodeGenerator")
  }
  /// Returns the filter `CILanczosScaleTransform` with its defaults.
  public class func lanczosScaleTransform() -> any CIFilter & CILanczosScaleTransform {
    builtIn("CILanczosScaleTransform")
  }
  /// Returns the filter `CIStraightenFilter` with its defaults.
  public class func straighten() -> any CIFilter & CIStraighten { builtIn("CIStraightenFilter") }
  /// Returns the filter `CIPerspectiveTransform` with its defaults.
  public class func perspectiveTransform() -> any CIFilter & CIPerspectiveTransform {
    builtIn("CIPerspectiveTransform")
  }
  /// Returns the filter `CIPerspectiveCorrection` with its defaults.
  public class func perspectiveCorrection() -> any CIFilter & CIPerspectiveCorrection {
    builtIn("CIPerspectiveCorrection")
  }
  /// Returns the filter `CIAffineClamp` with its defaults.
  public class func affineClamp() -> any CIFilter & CIAffineClamp { builtIn("CIAffineClamp") }
  /// Returns the filter `CIAffineTile` with its defaults.
  public class func affineTile() -> any CIFilter & CIAffineTile { builtIn("CIAffineTile") }
  /// Returns the filter `CITwirlDistortion` with its defaults.
  public class func twirlDistortion() -> any CIFilter & CITwirlDistortion {
    builtIn("CITwirlDistortion")
  }
  /// Returns the filter `CIVortexDistortion` with its defaults.
  public class func vortexDistortion() -> any CIFilter & CIVortexDistortion {
    builtIn("CIVortexDistortion")
  }
  /// Returns the filter `CIBumpDistortion` with its defaults.
  public class func bumpDistortion() -> any CIFilter & CIBumpDistortion {
    builtIn("CIBumpDistortion")
  }
  /// Returns the filter `CIPinchDistortion` with its defaults.
  public class func pinchDistortion() -> any CIFilter & CIPinchDistortion {
    builtIn("CIPinchDistortion")
  }
  /// Returns the filter `CIHoleDistortion` with its defaults.
  public class func holeDistortion() -> any CIFilter & CIHoleDistortion {
    builtIn("CIHoleDistortion")
  }
  /// Returns the filter `CICircleSplashDistortion` with its defaults.
  public class func circleSplashDistortion() -> any CIFilter & CICircleSplashDistortion {
    builtIn("CICircleSplashDistortion")
  }
  /// Returns the filter `CIDotScreen` with its defaults.
  public class func dotScreen() -> any CIFilter & CIDotScreen { builtIn("CIDotScreen") }
  /// Returns the filter `CILineScreen` with its defaults.
  public class func lineScreen() -> any CIFilter & CILineScreen { builtIn("CILineScreen") }
  /// Returns the filter `CIHatchedScreen` with its defaults.
  public class func hatchedScreen() -> any CIFilter & CIHatchedScreen { builtIn("CIHatchedScreen") }
  /// Returns the filter `CICircularScreen` with its defaults.
  public class func circularScreen() -> any CIFilter & CICircularScreen {
    builtIn("CICircularScreen")
  }
  /// Returns the filter `CIDissolveTransition` with its defaults.
  public class func dissolveTransition() -> any CIFilter & CIDissolveTransition {
    builtIn("CIDissolveTransition")
  }
  /// Returns the filter `CISwipeTransition` with its defaults.
  public class func swipeTransition() -> any CIFilter & CISwipeTransition {
    builtIn("CISwipeTransition")
  }
  /// Returns the filter `CIBarsSwipeTransition` with its defaults.
  public class func barsSwipeTransition() -> any CIFilter & CIBarsSwipeTransition {
    builtIn("CIBarsSwipeTransition")
  }
  /// Returns the filter `CIFlashTransition` with its defaults.
  public class func flashTransition() -> any CIFilter & CIFlashTransition {
    builtIn("CIFlashTransition")
  }
  /// Returns the filter `CIAreaAverage` with its defaults.
  public class func areaAverage() -> any CIFilter & CIAreaAverage { builtIn("CIAreaAverage") }
  /// Returns the filter `CIAreaMaximum` with its defaults.
  public class func areaMaximum() -> any CIFilter & CIAreaMaximum { builtIn("CIAreaMaximum") }
  /// Returns the filter `CIAreaMinimum` with its defaults.
  public class func areaMinimum() -> any CIFilter & CIAreaMinimum { builtIn("CIAreaMinimum") }

  private class func builtIn(_ name: String) -> CIBuiltInFilter {
    guard let definition = FilterCatalog.filter(named: name) else {
      preconditionFailure("there is no filter \(name)")
    }
    return CIBuiltInFilter(definition)
  }
}
