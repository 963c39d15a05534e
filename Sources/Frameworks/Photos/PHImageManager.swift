public import UIKit

/// The number of a request of an image.
public typealias PHImageRequestID = Int32

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The size of images as they are.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)

/// How an image fills a size.
public enum PHImageContentMode: Int, Sendable {
  case aspectFit, aspectFill
  /// The same as `aspectFit`.
  public static var `default`: Self { .aspectFit }
}

/// How good images are.
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
  case opportunistic, highQualityFormat, fastFormat
}

/// How exact the size of images is.
public enum PHImageRequestOptionsResizeMode: Int, Sendable {
  case none, fast, exact
}

/// How images are asked for.
open class PHImageRequestOptions: NSObject {
  /// How good the image is.
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  /// How exact the size is.
  open var resizeMode = PHImageRequestOptionsResizeMode.fast
  /// Whether the function is called at once.
  open var isSynchronous = false
  /// Whether the image may come from a network, which a film has not.
  open var isNetworkAccessAllowed = false

  /// Creates options.
  override public init() { super.init() }
}

/// Loads the images of photos: there are none.
open class PHImageManager: NSObject {
  /// Creates a manager.
  override public init() { super.init() }

  private static let shared = PHImageManager()
  /// The manager of all.
  open class func `default`() -> PHImageManager { shared }

  /// Calls a function without an image, after the present one or at once.
  @discardableResult
  open func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    if options?.isSynchronous == true {
      resultHandler(nil, nil)
    } else {
      DispatchQueue.main.async { resultHandler(nil, nil) }
    }
    return 0
  }

  /// Ends a request.
  open func cancelImageRequest(_ requestID: PHImageRequestID) {}
}

/// Loads images ahead: there are none.
open class PHCachingImageManager: PHImageManager {
  /// Whether large images are kept.
  open var allowsCachingHighQualityImages = true
  /// Loads images ahead: there are none.
  open func startCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {}
  /// Removes images from the cache.
  open func stopCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {}
  /// Removes all images from the cache.
  open func stopCachingImagesForAllAssets() {}
}
