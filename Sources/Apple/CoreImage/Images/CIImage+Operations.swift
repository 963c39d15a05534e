public import Geometry
internal import ImageFilters
internal import PictureKit
internal import StageContext

extension CIImage {
  /// Returns the part of the image in a rectangle.
  public func cropped(to rect: Rect) -> CIImage { CIImage(filtered.cropped(to: rect)) }

  /// Returns the image transformed.
  public func transformed(by matrix: Transform) -> CIImage {
    CIImage(filtered.transformed(by: matrix))
  }

  /// Returns the image transformed.
  public func transformed(
    by matrix: Transform, highQualityDownsample: Bool
  ) -> CIImage { transformed(by: matrix) }

  /// Returns the image as it is shown in an orientation, its lower left corner at (0, 0).
  public func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
    transformed(by: orientationTransform(for: orientation))
  }

  /// Returns the image as it is shown in an orientation by its number in image files.
  public func oriented(forExifOrientation orientation: Int32) -> CIImage {
    oriented(CGImagePropertyOrientation(rawValue: UInt32(max(orientation, 1))) ?? .up)
  }

  /// Returns the transform that shows the image in an orientation.
  public func orientationTransform(for orientation: CGImagePropertyOrientation) -> Transform {
    guard orientation != .up, !filtered.isInfinite, !extent.isNull else { return .identity }
    // The columns are what the axes become, with y up.
    let turn: Transform =
      switch orientation {
      case .up: .identity
      case .upMirrored: Transform(a: -1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
      case .down: Transform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
      case .downMirrored: Transform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
      case .leftMirrored: Transform(a: 0, b: -1, c: -1, d: 0, tx: 0, ty: 0)
      case .right: Transform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
      case .rightMirrored: Transform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
      case .left: Transform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
      }
    let turned = extent.applying(turn)
    return turn.concatenating(Transform(translationX: -turned.minX, y: -turned.minY))
  }

  /// Returns the image with the pixels at its edges repeated indefinitely.
  public func clampedToExtent() -> CIImage { CIImage(filtered.clampedToExtent()) }

  /// Returns the part of the image in a rectangle, with the pixels at its edges repeated
  /// indefinitely.
  public func clamped(to rect: Rect) -> CIImage {
    CIImage(filtered.cropped(to: rect).clampedToExtent())
  }

  /// Returns the image over another one.
  public func composited(over dest: CIImage) -> CIImage {
    CIImage(filtered.composited(over: dest.filtered))
  }

  /// Returns the image blurred; the extent grows by three standard deviations.
  ///
  /// - Parameter sigma: The standard deviation, in pixels.
  /// - Returns: The image.
  public func applyingGaussianBlur(sigma: Double) -> CIImage {
    CIImage(filtered.applyingGaussianBlur(sigma: sigma))
  }

  /// Returns what a filter makes of the image; the image itself if there is no filter of the name.
  ///
  /// - Parameters:
  ///   - filterName: The name of the filter.
  ///   - params: The values of its inputs; the others have their defaults.
  /// - Returns: The image.
  public func applyingFilter(_ filterName: String, parameters params: [String: Any]) -> CIImage {
    guard let filter = CIFilter(name: filterName, parameters: params) else { return self }
    filter.setValue(self, forKey: kCIInputImageKey)
    return filter.outputImage ?? .empty()
  }

  /// Returns what a filter with its defaults makes of the image.
  public func applyingFilter(_ filterName: String) -> CIImage {
    applyingFilter(filterName, parameters: [:])
  }

  /// Returns what a filter makes of the image; nil has its defaults.
  public func applyingFilter(
    _ filterName: String, withInputParameters params: [String: Any]?
  ) -> CIImage { applyingFilter(filterName, parameters: params ?? [:]) }

  // MARK: Names of Swift 3

  /// Returns the image transformed.
  public func applying(_ matrix: Transform) -> CIImage { transformed(by: matrix) }

  /// Returns the part of the image in a rectangle.
  public func cropping(to rect: Rect) -> CIImage { cropped(to: rect) }

  /// Returns the image with the pixels at its edges repeated indefinitely.
  public func clampingToExtent() -> CIImage { clampedToExtent() }

  /// Returns the image over another one.
  public func compositingOverImage(_ dest: CIImage) -> CIImage { composited(over: dest) }

  /// Returns the image as it is shown in an orientation by its number in image files.
  public func applyingOrientation(_ orientation: Int32) -> CIImage {
    oriented(forExifOrientation: orientation)
  }

  // MARK: Sampling

  /// Returns the image, which takes its nearest pixels where it is transformed.
  public func samplingNearest() -> CIImage { sampling(isNearest: true) }

  /// Returns the image, which takes means of its pixels where it is transformed.
  public func samplingLinear() -> CIImage { sampling(isNearest: false) }

  private func sampling(isNearest: Bool) -> CIImage {
    var image = filtered
    image.isNearest = isNearest
    return CIImage(image)
  }

  /// Returns the image itself: its colors are in the working space.
  public func matchedToWorkingSpace(from colorSpace: CGColorSpace) -> CIImage? { self }

  /// Returns the image itself: its colors are in the working space.
  public func matchedFromWorkingSpace(to colorSpace: CGColorSpace) -> CIImage? { self }

  /// Returns the image with straight colors multiplied by their opacity: those of Core Image are.
  public func premultiplyingAlpha() -> CIImage { self }

  /// Returns the image opaque in a rectangle.
  public func settingAlphaOne(in extent: Rect) -> CIImage {
    applyingFilter(
      "CIColorMatrix",
      parameters: [
        "inputAVector": CIVector(x: 0, y: 0, z: 0, w: 0),
        "inputBiasVector": CIVector(x: 0, y: 0, z: 0, w: 1),
      ]
    ).cropped(to: extent).composited(over: self)
  }

  /// Returns filters that would improve a photograph: none.
  public func autoAdjustmentFilters(options: [CIImageAutoAdjustmentOption: Any]? = nil)
    -> [CIFilter]
  {
    ApplicationContext.logOnce("Core Image makes no automatic adjustments here.")
    return []
  }
}

/// The options of automatic adjustments.
public struct CIImageAutoAdjustmentOption: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates an option of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Whether the image is enhanced.
  public static let enhance = Self(rawValue: "kCIImageAutoAdjustEnhance")
  /// Whether red eyes are corrected.
  public static let redEye = Self(rawValue: "kCIImageAutoAdjustRedEye")
}

/// The orientations of image files, by their numbers.
public enum CGImagePropertyOrientation: UInt32, Sendable {
  case up = 1
  case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
}
