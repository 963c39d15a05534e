public import Geometry
internal import StageContext

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Finds faces.
public let CIDetectorTypeFace = "CIDetectorTypeFace"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Finds rectangles.
public let CIDetectorTypeRectangle = "CIDetectorTypeRectangle"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Finds QR codes.
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Finds text.
public let CIDetectorTypeText = "CIDetectorTypeText"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The option of the accuracy.
public let CIDetectorAccuracy = "CIDetectorAccuracy"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A high accuracy.
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A low accuracy.
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"

/// What a detector finds.
open class CIFeature: NSObject {
  /// The kind.
  open var type: String { "" }
  /// Where it is, in the coordinates of the image.
  open var bounds: Rect { .null }
}

/// A face.
public final class CIFaceFeature: CIFeature {}

/// A code.
public final class CIQRCodeFeature: CIFeature {
  /// What the code says.
  public var messageString: String? { nil }
}

/// Finds faces, codes and rectangles on Apple's systems; here there is none.
public final class CIDetector: NSObject {
  /// Returns nil, which is logged: there are no detectors.
  public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {
    ApplicationContext.logOnce("There are no detectors of Core Image: \(type) finds nothing.")
    return nil
  }

  /// Returns what is found in an image: nothing.
  public func features(in image: CIImage) -> [CIFeature] { [] }

  /// Returns what is found in an image with options: nothing.
  public func features(in image: CIImage, options: [String: Any]?) -> [CIFeature] { [] }
}
