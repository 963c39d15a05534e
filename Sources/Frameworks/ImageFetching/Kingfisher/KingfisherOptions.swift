internal import StageKit
public import UIKit

/// How images are loaded and changed.
public typealias KingfisherOptionsInfo = [KingfisherOptionsInfoItem]

/// An option of loading; those about memory, time and threads change nothing.
public enum KingfisherOptionsInfoItem {
  case transition(ImageTransition)
  case processor(any ImageProcessor)
  case onFailureImage(UIImage?)
  case keepCurrentImageWhileLoading
  case scaleFactor(CGFloat)
  case downloadPriority(Float)
  case memoryCacheExpiration(StorageExpiration)
  case diskCacheExpiration(StorageExpiration)
  case targetCache(ImageCache)
  case forceRefresh, fromMemoryCacheOrRefresh, forceTransition, cacheMemoryOnly
  case waitForCache, onlyFromCache, backgroundDecode, preloadAllAnimationData
  case onlyLoadFirstFrame, cacheOriginalImage, loadDiskFileSynchronously
  case diskStoreWriteOptions, alsoPrefetchToMemory
}

/// How long an image is kept, which changes nothing.
public enum StorageExpiration {
  case never, expired
  case seconds(TimeInterval)
  case days(Int)
  case date(Date)
}

/// How an image appears, which is at once.
public enum ImageTransition {
  case none
  case fade(TimeInterval)
  case flipFromLeft(TimeInterval)
  case flipFromRight(TimeInterval)
  case flipFromTop(TimeInterval)
  case flipFromBottom(TimeInterval)
}

/// What options mean for an image.
struct ImageSettings {
  private(set) var keepsImage = false
  private(set) var failureImage: UIImage?
  private var processors: [any ImageProcessor] = []

  init(_ options: KingfisherOptionsInfo) {
    for option in options {
      switch option {
      case .keepCurrentImageWhileLoading: keepsImage = true
      case .onFailureImage(let image): failureImage = image
      case .processor(let processor): processors.append(processor)
      default: break
      }
    }
  }

  func processed(_ image: UIImage) -> UIImage {
    processors.reduce(image) { $1.process(image: $0) }
  }
}

/// What changes an image after it has come.
public protocol ImageProcessor {
  /// Returns the changed image.
  func process(image: UIImage) -> UIImage
}

/// What changes nothing.
public struct DefaultImageProcessor: ImageProcessor, Sendable {
  /// The processor that images have by default.
  public static let `default` = DefaultImageProcessor()
  /// Creates a processor.
  public init() {}
  /// Returns the image.
  public func process(image: UIImage) -> UIImage { image }
}

/// What draws an image in a size, in points.
public struct DownsamplingImageProcessor: ImageProcessor {
  /// The size that the image fits in.
  public let size: CGSize
  /// Creates a processor of a size.
  public init(size: CGSize) { self.size = size }
  /// Returns the image in the size that fits in.
  public func process(image: UIImage) -> UIImage {
    resized(image, to: size, by: min)
  }
}

/// How an image fills a size.
public enum ContentMode { case none, aspectFit, aspectFill }

/// What draws an image in a size, in points.
public struct ResizingImageProcessor: ImageProcessor {
  /// The size.
  public let referenceSize: CGSize
  /// How the image fills it.
  public let targetContentMode: ContentMode
  /// Creates a processor of a size.
  public init(referenceSize: CGSize, mode: ContentMode = .none) {
    (self.referenceSize, targetContentMode) = (referenceSize, mode)
  }
  /// Returns the image in the size.
  public func process(image: UIImage) -> UIImage {
    switch targetContentMode {
    case .none:
      UIGraphicsImageRenderer(size: referenceSize).image { _ in
        image.draw(in: CGRect(origin: .zero, size: referenceSize))
      }
    case .aspectFit: resized(image, to: referenceSize, by: min)
    case .aspectFill: resized(image, to: referenceSize, by: max)
    }
  }
}

/// What rounds the corners of an image.
public struct RoundCornerImageProcessor: ImageProcessor {
  /// The radius, in points of the image.
  public let cornerRadius: CGFloat
  /// The size of the image; nil for its own.
  public let targetSize: CGSize?
  /// Creates a processor of a radius.
  public init(cornerRadius: CGFloat, targetSize: CGSize? = nil) {
    (self.cornerRadius, self.targetSize) = (cornerRadius, targetSize)
  }
  /// Returns the image with round corners.
  public func process(image: UIImage) -> UIImage {
    let bounds = CGRect(origin: .zero, size: targetSize ?? image.size)
    return UIGraphicsImageRenderer(size: bounds.size).image { _ in
      UIBezierPath(roundedRect: bounds, cornerRadius: cornerRadius).addClip()
      image.draw(in: bounds)
    }
  }
}

/// Returns an image whose smaller or larger side fills a size.
private func resized(
  _ image: UIImage, to size: CGSize, by choice: (CGFloat, CGFloat) -> CGFloat
) -> UIImage {
  guard image.size.width > 0, image.size.height > 0, size.width > 0, size.height > 0 else {
    return image
  }
  let scale = choice(size.width / image.size.width, size.height / image.size.height)
  let target = CGSize(width: image.size.width * scale, height: image.size.height * scale)
  return UIGraphicsImageRenderer(size: target).image { _ in
    image.draw(in: CGRect(origin: .zero, size: target))
  }
}
