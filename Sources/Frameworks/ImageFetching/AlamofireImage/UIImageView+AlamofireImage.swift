public import StageKit
@_exported public import UIKit

/// The result of the loading of an image, in the words of AlamofireImage.
public struct AFIDataResponse<Success> {
  /// The image, or the error.
  public let result: Result<Success, any Error>
  /// The file; nil without one.
  public let data: Data?
  /// The image; nil after an error.
  public var value: Success? { try? result.get() }
  /// The error; nil for an image.
  public var error: (any Error)? {
    if case .failure(let error) = result { error } else { nil }
  }
}

/// What changes an image before it is shown.
public protocol ImageFilter {
  /// Returns the image that is shown.
  func filter(_ image: UIImage) -> UIImage
}

/// An image as large as a size, whose edges are cut.
public struct AspectScaledToFillSizeFilter: ImageFilter {
  /// The size in points.
  public let size: CGSize

  /// Creates a filter.
  public init(size: CGSize) { self.size = size }

  /// Returns the image in the middle of the size.
  public func filter(_ image: UIImage) -> UIImage {
    let scale = max(size.width / image.size.width, size.height / image.size.height)
    return image.drawn(
      in: CGSize(width: image.size.width * scale, height: image.size.height * scale), of: size)
  }
}

/// A round image.
public struct CircleFilter: ImageFilter {
  /// Creates a filter.
  public init() {}

  /// Returns the largest circle in the image.
  public func filter(_ image: UIImage) -> UIImage {
    let side = min(image.size.width, image.size.height)
    return image.drawn(in: image.size, of: CGSize(width: side, height: side), radius: side / 2)
  }
}

/// An image with round corners.
public struct RoundedCornersFilter: ImageFilter {
  /// The radius in points.
  public let radius: CGFloat

  /// Creates a filter.
  public init(radius: CGFloat, divideRadiusByImageScale: Bool = false) { self.radius = radius }

  /// Returns the image without its corners.
  public func filter(_ image: UIImage) -> UIImage {
    image.drawn(in: image.size, of: image.size, radius: radius)
  }
}

extension UIImage {
  /// Returns the image in the middle of a size.
  fileprivate func drawn(in inner: CGSize, of size: CGSize, radius: CGFloat = 0) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { _ in
      if radius > 0 {
        UIBezierPath(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: radius).addClip()
      }
      draw(
        in: CGRect(
          x: (size.width - inner.width) / 2, y: (size.height - inner.height) / 2,
          width: inner.width, height: inner.height))
    }
  }
}

/// An image view as one that loads images: `view.af`.
public struct AlamofireImageExtension {
  let view: UIImageView

  /// Shows a placeholder, and the image of an address when it has come.
  public func setImage(
    withURL url: URL, cacheKey: String? = nil, placeholderImage: UIImage? = nil,
    serializer: Any? = nil, filter: (any ImageFilter)? = nil, progress: ((Progress) -> Void)? = nil,
    progressQueue: DispatchQueue = .main,
    imageTransition: UIImageView.ImageTransition = .noTransition,
    runImageTransitionIfCached: Bool = false,
    completion: ((AFIDataResponse<UIImage>) -> Void)? = nil
  ) {
    if let placeholderImage { view.image = placeholderImage }
    func change(_ image: UIImage) -> UIImage { filter?.filter(image) ?? image }
    ViewImageRequests.shared.load(url, for: view, changing: change) {
      $0.image = $1
    } completion: { image, data, error in
      let result = image.map(Result.success) ?? .failure(error ?? URLError(.unknown))
      completion?(AFIDataResponse(result: result, data: data))
    }
  }

  /// Ends the loading.
  public func cancelImageRequest() { ViewImageRequests.shared.cancel(for: view) }
}

extension UIImageView {
  /// How an image appears, which is at once.
  public enum ImageTransition: Sendable {
    case noTransition
    case crossDissolve(TimeInterval)
    case curlDown(TimeInterval)
    case curlUp(TimeInterval)
    case flipFromBottom(TimeInterval)
    case flipFromLeft(TimeInterval)
    case flipFromRight(TimeInterval)
    case flipFromTop(TimeInterval)
  }

  /// The view as one that loads images.
  public var af: AlamofireImageExtension { AlamofireImageExtension(view: self) }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Shows a placeholder, and the image of an address when it has come.
  public func af_setImage(
    withURL url: URL, placeholderImage: UIImage? = nil, filter: (any ImageFilter)? = nil,
    progress: ((Progress) -> Void)? = nil, progressQueue: DispatchQueue = .main,
    imageTransition: UIImageView.ImageTransition = .noTransition,
    runImageTransitionIfCached: Bool = false,
    completion: ((AFIDataResponse<UIImage>) -> Void)? = nil
  ) {
    af.setImage(
      withURL: url, placeholderImage: placeholderImage, filter: filter, completion: completion)
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Ends the loading.
  public func af_cancelImageRequest() { af.cancelImageRequest() }
}
