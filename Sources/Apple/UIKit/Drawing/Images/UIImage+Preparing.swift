public import Geometry
public import PictureKit
public import StageKit

extension Drawing {
  /// The brightness of an image.
  public enum DynamicRange: Int, Sendable {
    case unspecified = -1
    case standard, constrainedHigh, high
  }

  /// The brightness of the image: the standard one.
  public var imageDynamicRange: DynamicRange { .standard }
  /// Whether the image is brighter than the standard: false.
  public var isHighDynamicRange: Bool { false }

  /// Returns the image: it is ready to be shown.
  public func preparingForDisplay() -> UIImage? { self }

  /// Returns the image: it is ready to be shown.
  public func byPreparingForDisplay() async -> UIImage? { self }

  /// Calls a function with the image, after the present one.
  public func prepareForDisplay(completionHandler: @escaping (UIImage?) -> Void) {
    nonisolated(unsafe) let body = completionHandler
    DispatchQueue.main.async { body(self) }
  }

  /// Returns the image in a size.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard size.width > 0, size.height > 0 else { return nil }
    return UIGraphicsImageRenderer(size: size).image { _ in
      draw(in: CGRect(origin: .zero, size: size))
    }
  }

  /// Returns the image in a size.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }

  /// Calls a function with the image in a size, after the present one.
  public func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping (UIImage?) -> Void
  ) {
    let image = preparingThumbnail(of: size)
    nonisolated(unsafe) let body = completionHandler
    DispatchQueue.main.async { body(image) }
  }
}

extension ImageView {
  /// The brightness at which images are shown: the standard one, whatever is set.
  public var preferredImageDynamicRange: UIImage.DynamicRange {
    get { AttachedValue.value("preferredImageDynamicRange", of: self) ?? .unspecified }
    set { AttachedValue.set(newValue, "preferredImageDynamicRange", of: self) }
  }
  /// The brightness at which the image is shown: the standard one.
  public var imageDynamicRange: UIImage.DynamicRange { .standard }
}
