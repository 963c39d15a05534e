// Made from the catalog of filters by the test TypedFilterTests, which compares; do not edit.

internal import Geometry

extension CIBuiltInFilter {
  var aVector: CIVector {
    get { vector("inputAVector") }
    set { setValue(newValue, forKey: "inputAVector") }
  }
  var alphaCoefficients: CIVector {
    get { vector("inputAlphaCoefficients") }
    set { setValue(newValue, forKey: "inputAlphaCoefficients") }
  }
  var amount: Float {
    get { number("inputAmount") }
    set { setValue(NSNumber(value: newValue), forKey: "inputAmount") }
  }
  var angle: Float {
    get { number("inputAngle") }
    set { setValue(NSNumber(value: newValue), forKey: "inputAngle") }
  }
  var aspectRatio: Float {
    get { number("inputAspectRatio") }
    set { setValue(NSNumber(value: newValue), forKey: "inputAspectRatio") }
  }
  var bVector: CIVector {
    get { vector("inputBVector") }
    set { setValue(newValue, forKey: "inputBVector") }
  }
  var backgroundImage: CIImage? {
    get { image("inputBackgroundImage") }
    set { setValue(newValue, forKey: "inputBackgroundImage") }
  }
  var barOffset: Float {
    get { number("inputBarOffset") }
    set { setValue(NSNumber(value: newValue), forKey: "inputBarOffset") }
  }
  var barcodeHeight: Float {
    get { number("inputBarcodeHeight") }
    set { setValue(NSNumber(value: newValue), forKey: "inputBarcodeHeight") }
  }
  var bias: Float {
    get { number("inputBias") }
    set { setValue(NSNumber(value: newValue), forKey: "inputBias") }
  }
  var biasVector: CIVector {
    get { vector("inputBiasVector") }
    set { setValue(newValue, forKey: "inputBiasVector") }
  }
  var blueCoefficients: CIVector {
    get { vector("inputBlueCoefficients") }
    set { setValue(newValue, forKey: "inputBlueCoefficients") }
  }
  var bottomLeft: Point {
    get { point("inputBottomLeft") }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputBottomLeft") }
  }
  var bottomRight: Point {
    get { point("inputBottomRight") }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputBottomRight") }
  }
  var brightness: Float {
    get { number("inputBrightness") }
    set { setValue(NSNumber(value: newValue), forKey: "inputBrightness") }
  }
  var center: Point {
    get { point("inputCenter") }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputCenter") }
  }
  var color: CIColor {
    get { color("inputColor") }
    set { setValue(newValue, forKey: "inputColor") }
  }
  var color0: CIColor {
    get { color("inputColor0") }
    set { setValue(newValue, forKey: "inputColor0") }
  }
  var color1: CIColor {
    get { color("inputColor1") }
    set { setValue(newValue, forKey: "inputColor1") }
  }
  var contrast: Float {
    get { number("inputContrast") }
    set { setValue(NSNumber(value: newValue), forKey: "inputContrast") }
  }
  var correctionLevel: String {
    get { text("inputCorrectionLevel") }
    set { setValue(newValue, forKey: "inputCorrectionLevel") }
  }
  var cubeData: Data {
    get { data("inputCubeData") }
    set { setValue(newValue, forKey: "inputCubeData") }
  }
  var cubeDimension: Float {
    get { number("inputCubeDimension") }
    set { setValue(NSNumber(value: newValue), forKey: "inputCubeDimension") }
  }
  var ev: Float {
    get { number("inputEV") }
    set { setValue(NSNumber(value: newValue), forKey: "inputEV") }
  }
  var extent: Rect {
    get { rect("inputExtent") }
    set { setValue(CIVector(cgRect: newValue), forKey: "inputExtent") }
  }
  var falloff: Float {
    get { number("inputFalloff") }
    set { setValue(NSNumber(value: newValue), forKey: "inputFalloff") }
  }
  var gVector: CIVector {
    get { vector("inputGVector") }
    set { setValue(newValue, forKey: "inputGVector") }
  }
  var gradientImage: CIImage? {
    get { image("inputGradientImage") }
    set { setValue(newValue, forKey: "inputGradientImage") }
  }
  var greenCoefficients: CIVector {
    get { vector("inputGreenCoefficients") }
    set { setValue(newValue, forKey: "inputGreenCoefficients") }
  }
  var highlightAmount: Float {
    get { number("inputHighlightAmount") }
    set { setValue(NSNumber(value: newValue), forKey: "inputHighlightAmount") }
  }
  var inputImage: CIImage? {
    get { image("inputImage") }
    set { setValue(newValue, forKey: "inputImage") }
  }
  var intensity: Float {
    get { number("inputIntensity") }
    set { setValue(NSNumber(value: newValue), forKey: "inputIntensity") }
  }
  var levels: Float {
    get { number("inputLevels") }
    set { setValue(NSNumber(value: newValue), forKey: "inputLevels") }
  }
  var mask: CIImage? {
    get { image("inputMask") }
    set { setValue(newValue, forKey: "inputMask") }
  }
  var maskImage: CIImage? {
    get { image("inputMaskImage") }
    set { setValue(newValue, forKey: "inputMaskImage") }
  }
  var maxComponents: CIVector {
    get { vector("inputMaxComponents") }
    set { setValue(newValue, forKey: "inputMaxComponents") }
  }
  var message: Data {
    get { data("inputMessage") }
    set { setValue(newValue, forKey: "inputMessage") }
  }
  var minComponents: CIVector {
    get { vector("inputMinComponents") }
    set { setValue(newValue, forKey: "inputMinComponents") }
  }
  var neutral: CIVector {
    get { vector("inputNeutral") }
    set { setValue(newValue, forKey: "inputNeutral") }
  }
  var opacity: Float {
    get { number("inputOpacity") }
    set { setValue(NSNumber(value: newValue), forKey: "inputOpacity") }
  }
  var parameterB: Float {
    get { number("inputB") }
    set { setValue(NSNumber(value: newValue), forKey: "inputB") }
  }
  var parameterC: Float {
    get { number("inputC") }
    set { setValue(NSNumber(value: newValue), forKey: "inputC") }
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
  var power: Float {
    get { number("inputPower") }
    set { setValue(NSNumber(value: newValue), forKey: "inputPower") }
  }
  var quietSpace: Float {
    get { number("inputQuietSpace") }
    set { setValue(NSNumber(value: newValue), forKey: "inputQuietSpace") }
  }
  var rVector: CIVector {
    get { vector("inputRVector") }
    set { setValue(newValue, forKey: "inputRVector") }
  }
  var radius: Float {
    get { number("inputRadius") }
    set { setValue(NSNumber(value: newValue), forKey: "inputRadius") }
  }
  var radius0: Float {
    get { number("inputRadius0") }
    set { setValue(NSNumber(value: newValue), forKey: "inputRadius0") }
  }
  var radius1: Float {
    get { number("inputRadius1") }
    set { setValue(NSNumber(value: newValue), forKey: "inputRadius1") }
  }
  var redCoefficients: CIVector {
    get { vector("inputRedCoefficients") }
    set { setValue(newValue, forKey: "inputRedCoefficients") }
  }
  var saturation: Float {
    get { number("inputSaturation") }
    set { setValue(NSNumber(value: newValue), forKey: "inputSaturation") }
  }
  var scale: Float {
    get { number("inputScale") }
    set { setValue(NSNumber(value: newValue), forKey: "inputScale") }
  }
  var shadowAmount: Float {
    get { number("inputShadowAmount") }
    set { setValue(NSNumber(value: newValue), forKey: "inputShadowAmount") }
  }
  var sharpness: Float {
    get { number("inputSharpness") }
    set { setValue(NSNumber(value: newValue), forKey: "inputSharpness") }
  }
  var targetImage: CIImage? {
    get { image("inputTargetImage") }
    set { setValue(newValue, forKey: "inputTargetImage") }
  }
  var targetNeutral: CIVector {
    get { vector("inputTargetNeutral") }
    set { setValue(newValue, forKey: "inputTargetNeutral") }
  }
  var time: Float {
    get { number("inputTime") }
    set { setValue(NSNumber(value: newValue), forKey: "inputTime") }
  }
  var topLeft: Point {
    get { point("inputTopLeft") }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputTopLeft") }
  }
  var topRight: Point {
    get { point("inputTopRight") }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputTopRight") }
  }
  var transform: Transform {
    get { transform("inputTransform") }
    set { setValue(NSValue(cgAffineTransform: newValue), forKey: "inputTransform") }
  }
  var weights: CIVector {
    get { vector("inputWeights") }
    set { setValue(newValue, forKey: "inputWeights") }
  }
  var width: Float {
    get { number("inputWidth") }
    set { setValue(NSNumber(value: newValue), forKey: "inputWidth") }
  }
}
