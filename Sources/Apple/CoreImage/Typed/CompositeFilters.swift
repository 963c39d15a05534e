// Made from the catalog of filters by the test TypedFilterTests, which compares; do not edit.

/// The inputs of `CICompositeOperation`.
public protocol CICompositeOperation: CIFilterProtocol {
  /// The image that is filtered.
  var inputImage: CIImage? { get set }
  /// The image below.
  var backgroundImage: CIImage? { get set }
}

extension CIBuiltInFilter: CICompositeOperation {}

extension CIFilter {
  /// Returns the filter `CIAdditionCompositing` with its defaults.
  public class func additionCompositing() -> any CIFilter & CICompositeOperation {
    builtIn("CIAdditionCompositing")
  }
  /// Returns the filter `CIColorBlendMode` with its defaults.
  public class func colorBlendMode() -> any CIFilter & CICompositeOperation {
    builtIn("CIColorBlendMode")
  }
  /// Returns the filter `CIColorBurnBlendMode` with its defaults.
  public class func colorBurnBlendMode() -> any CIFilter & CICompositeOperation {
    builtIn("CIColorBurnBlendMode")
  }
  /// Returns the filter `CIColorDodgeBlendMode` with its defaults.
  public class func colorDodgeBlendMode() -> any CIFilter & CICompositeOperation {
    builtIn("CIColorDodgeBlendMode")
  }
  /// Returns the filter `CIDarkenBlendMode` with its defaults.
  public class func darkenBlendMode() -> any CIFilter & CICompositeOperation {
    builtIn("CIDarkenBlendMode")
  }
  /// Returns the filter `CIDifferenceBlendMode` with its defaults.
  public class func differenceBlendMode() -> any CIFilter & CICompositeOperation {
    builtIn("CIDifferenceBlendMode")
  }
  /// Returns the filter `CIDivideBlendMode` with its defaults.
  public class func divideBlendMode() -> any CIFilter & CICompositeOperation {
    builtIn("CIDivideBlendMode")
  }
  /// Returns the filter `CIExclusionBlendMode` with its defaults.
  public class func exclusionBlendMode() -> any CIFilter & CICompositeOperation {
    builtIn("CIExclusionBlendMode")
  }
  /// Returns the filter `CIHardLightBlendMode` with its defaults.
  public class func hardLightBlendMode() -> any CIFilter & CICompositeOperation {
    builtIn("CIHardLightBlendMode")
  }
  /// Returns the filter `CIHueBlendMode` with its defaults.
  public class func hueBlendMode() -> any CIFilter & CICompositeOperation {
    builtIn("CIHueBlendMode")
  }
  /// Returns the filter `CILightenBlendMode` with its defaults.
  public class func lightenBlendMode() -> any CIFilter & CICompositeOperation {
    builtIn("CILightenBlendMode")
  }
  /// Returns the filter `CILinearBurnBlendMode` with its defaults.
  public class func linearBurnBlendMode() -> any CIFilter & CICompositeOperation {
    builtIn("CILinearBurnBlendMode")
  }
  /// Returns the filter `CILinearDodgeBlendMode` with its defaults.
  public class func linearDodgeBlendMode() -> any CIFilter & CICompositeOperation {
    builtIn("CILinearDodgeBlendMode")
  }
  /// Returns the filter `CILinearLightBlendMode` with its defaults.
  public class func linearLightBlendMode() -> any CIFilter & CICompositeOperation {
    builtIn("CILinearLightBlendMode")
  }
  /// Returns the filter `CILuminosityBlendMode` with its defaults.
  public class func luminosityBlendMode() -> any CIFilter & CICompositeOperation {
    builtIn("CILuminosityBlendMode")
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
  /// Returns the filter `CIMultiplyCompositing` with its defaults.
  public class func multiplyCompositing() -> any CIFilter & CICompositeOperation {
    builtIn("CIMultiplyCompositing")
  }
  /// Returns the filter `CIOverlayBlendMode` with its defaults.
  public class func overlayBlendMode() -> any CIFilter & CICompositeOperation {
    builtIn("CIOverlayBlendMode")
  }
  /// Returns the filter `CIPinLightBlendMode` with its defaults.
  public class func pinLightBlendMode() -> any CIFilter & CICompositeOperation {
    builtIn("CIPinLightBlendMode")
  }
  /// Returns the filter `CISaturationBlendMode` with its defaults.
  public class func saturationBlendMode() -> any CIFilter & CICompositeOperation {
    builtIn("CISaturationBlendMode")
  }
  /// Returns the filter `CIScreenBlendMode` with its defaults.
  public class func screenBlendMode() -> any CIFilter & CICompositeOperation {
    builtIn("CIScreenBlendMode")
  }
  /// Returns the filter `CISoftLightBlendMode` with its defaults.
  public class func softLightBlendMode() -> any CIFilter & CICompositeOperation {
    builtIn("CISoftLightBlendMode")
  }
  /// Returns the filter `CISourceAtopCompositing` with its defaults.
  public class func sourceAtopCompositing() -> any CIFilter & CICompositeOperation {
    builtIn("CISourceAtopCompositing")
  }
  /// Returns the filter `CISourceInCompositing` with its defaults.
  public class func sourceInCompositing() -> any CIFilter & CICompositeOperation {
    builtIn("CISourceInCompositing")
  }
  /// Returns the filter `CISourceOutCompositing` with its defaults.
  public class func sourceOutCompositing() -> any CIFilter & CICompositeOperation {
    builtIn("CISourceOutCompositing")
  }
  /// Returns the filter `CISourceOverCompositing` with its defaults.
  public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation {
    builtIn("CISourceOverCompositing")
  }
  /// Returns the filter `CISubtractBlendMode` with its defaults.
  public class func subtractBlendMode() -> any CIFilter & CICompositeOperation {
    builtIn("CISubtractBlendMode")
  }
}
