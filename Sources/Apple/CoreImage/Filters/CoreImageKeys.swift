// The names of inputs, attributes and kinds of filters.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the image that a filter makes.
public let kCIOutputImageKey = "outputImage"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the image that is filtered.
public let kCIInputImageKey = "inputImage"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the image below.
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the image to which a transition leads.
public let kCIInputTargetImageKey = "inputTargetImage"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of a mask.
public let kCIInputMaskImageKey = "inputMaskImage"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of an image whose colors stand for luminances.
public let kCIInputGradientImageKey = "inputGradientImage"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of an image of shades.
public let kCIInputShadingImageKey = "inputShadingImage"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of a time, 0 to 1.
public let kCIInputTimeKey = "inputTime"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of a transform.
public let kCIInputTransformKey = "inputTransform"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of a factor.
public let kCIInputScaleKey = "inputScale"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of a factor of the width.
public let kCIInputAspectRatioKey = "inputAspectRatio"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of a center.
public let kCIInputCenterKey = "inputCenter"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of a radius, in pixels.
public let kCIInputRadiusKey = "inputRadius"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of an angle, in radians.
public let kCIInputAngleKey = "inputAngle"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of a width, in pixels.
public let kCIInputWidthKey = "inputWidth"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of a sharpness.
public let kCIInputSharpnessKey = "inputSharpness"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of an intensity.
public let kCIInputIntensityKey = "inputIntensity"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of an exposure, in stops.
public let kCIInputEVKey = "inputEV"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of a saturation.
public let kCIInputSaturationKey = "inputSaturation"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of a color.
public let kCIInputColorKey = "inputColor"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of a brightness.
public let kCIInputBrightnessKey = "inputBrightness"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of a contrast.
public let kCIInputContrastKey = "inputContrast"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of a bias.
public let kCIInputBiasKey = "inputBias"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of weights.
public let kCIInputWeightsKey = "inputWeights"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of a rectangle.
public let kCIInputExtentKey = "inputExtent"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of an amount.
public let kCIInputAmountKey = "inputAmount"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the first of two colors.
public let kCIInputColor0Key = "inputColor0"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the second of two colors.
public let kCIInputColor1Key = "inputColor1"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The attribute of the name of a filter.
public let kCIAttributeFilterName = "CIAttributeFilterName"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The attribute of the name of a filter in words.
public let kCIAttributeFilterDisplayName = "CIAttributeFilterDisplayName"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The attribute of the kinds of a filter.
public let kCIAttributeFilterCategories = "CIAttributeFilterCategories"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The attribute of the class of an input's values.
public let kCIAttributeClass = "CIAttributeClass"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The attribute of the kind of an input's values.
public let kCIAttributeType = "CIAttributeType"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The attribute of the name of an input in words.
public let kCIAttributeDisplayName = "CIAttributeDisplayName"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The attribute of the initial value.
public let kCIAttributeDefault = "CIAttributeDefault"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The attribute of the least value.
public let kCIAttributeMin = "CIAttributeMin"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The attribute of the greatest value.
public let kCIAttributeMax = "CIAttributeMax"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The attribute of the least value of a slider.
public let kCIAttributeSliderMin = "CIAttributeSliderMin"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The attribute of the greatest value of a slider.
public let kCIAttributeSliderMax = "CIAttributeSliderMax"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The kind of a number.
public let kCIAttributeTypeScalar = "CIAttributeTypeScalar"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The kind of a point.
public let kCIAttributeTypePosition = "CIAttributeTypePosition"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The kind of a rectangle.
public let kCIAttributeTypeRectangle = "CIAttributeTypeRectangle"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The kind of an image.
public let kCIAttributeTypeImage = "CIAttributeTypeImage"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The filters that move pixels.
public let kCICategoryDistortionEffect = "CICategoryDistortionEffect"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The filters that move, scale and crop.
public let kCICategoryGeometryAdjustment = "CICategoryGeometryAdjustment"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The filters that combine two images.
public let kCICategoryCompositeOperation = "CICategoryCompositeOperation"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The filters of printed screens.
public let kCICategoryHalftoneEffect = "CICategoryHalftoneEffect"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The filters that correct colors.
public let kCICategoryColorAdjustment = "CICategoryColorAdjustment"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The filters that change colors.
public let kCICategoryColorEffect = "CICategoryColorEffect"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The transitions.
public let kCICategoryTransition = "CICategoryTransition"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The filters that repeat.
public let kCICategoryTileEffect = "CICategoryTileEffect"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The filters that make images.
public let kCICategoryGenerator = "CICategoryGenerator"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The filters that make one pixel of many.
public let kCICategoryReduction = "CICategoryReduction"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The filters that make gradients.
public let kCICategoryGradient = "CICategoryGradient"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The filters that make an image of pieces, lines or light.
public let kCICategoryStylize = "CICategoryStylize"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The filters that sharpen.
public let kCICategorySharpen = "CICategorySharpen"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The filters that blur.
public let kCICategoryBlur = "CICategoryBlur"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The filters for films: all.
public let kCICategoryVideo = "CICategoryVideo"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The filters for still images: all.
public let kCICategoryStillImage = "CICategoryStillImage"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The filters of Core Image: all.
public let kCICategoryBuiltIn = "CICategoryBuiltIn"
