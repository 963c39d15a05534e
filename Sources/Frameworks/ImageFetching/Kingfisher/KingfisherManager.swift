internal import StageContext
internal import StageKit
public import UIKit

/// What has an address: an address.
public protocol Resource {
  /// The address.
  var downloadURL: URL { get }
  /// The name under which the image is kept.
  var cacheKey: String { get }
}

extension URL: Resource {
  /// The address.
  public var downloadURL: URL { self }
  /// The address as a text.
  public var cacheKey: String { absoluteString }
}

/// An address with a name under which its image is kept.
public struct ImageResource: Resource {
  /// The address.
  public let downloadURL: URL
  /// The name.
  public let cacheKey: String

  /// Creates a resource of an address; its name is the address by default.
  public init(downloadURL: URL, cacheKey: String? = nil) {
    self.downloadURL = downloadURL
    self.cacheKey = cacheKey ?? downloadURL.absoluteString
  }
}

/// Where an image came from.
public enum CacheType { case none, memory, disk }

/// Why an image could not be loaded.
public enum KingfisherError: Error {
  case requestError(reason: String)
  case responseError(reason: any Error)
}

/// An image that has been loaded.
public struct RetrieveImageResult {
  /// The image.
  public let image: UIImage
  /// Where it came from: it was loaded.
  public let cacheType: CacheType
  /// The address.
  public let source: URL?

  static func result(
    _ image: UIImage?, _ url: URL?, _ error: (any Error)?
  ) -> Result<RetrieveImageResult, KingfisherError> {
    if let image { return .success(Self(image: image, cacheType: .none, source: url)) }
    guard url != nil, let error else {
      return .failure(.requestError(reason: "there is no address"))
    }
    return .failure(.responseError(reason: error))
  }
}

/// What loads images for no view.
public final class KingfisherManager {
  /// The manager of the application.
  public static var shared: KingfisherManager {
    ApplicationContext.shared.service { _ in KingfisherManager() }
  }

  /// The images that are kept: none.
  public var cache: ImageCache { .default }
  /// Options of all images, which change nothing.
  public var defaultOptions: KingfisherOptionsInfo = []

  init() {}

  /// Loads the image of an address.
  ///
  /// - Parameters:
  ///   - resource: The address.
  ///   - options: How the image is changed.
  ///   - completionHandler: Called with the image, or with an error.
  /// - Returns: The loading.
  @discardableResult
  public func retrieveImage(
    with resource: any Resource, options: KingfisherOptionsInfo? = nil,
    completionHandler: KingfisherCompletion?
  ) -> DownloadTask? {
    let settings = ImageSettings(options ?? [])
    let url = resource.downloadURL
    return DownloadTask(
      ImageRequest(url) { image, _, error in
        completionHandler?(
          RetrieveImageResult.result(image.map(settings.processed), url, error))
      })
  }
}

/// The images that are kept: none, since each film begins anew.
public final class ImageCache {
  /// The cache of the application.
  public static var `default`: ImageCache {
    ApplicationContext.shared.service { _ in ImageCache(name: "default") }
  }

  /// Creates a cache with a name.
  public init(name: String) {}

  /// Does nothing: no image is kept.
  public func clearMemoryCache() {}
  /// Does nothing: no image is kept.
  public func clearDiskCache(completion handler: (() -> Void)? = nil) { handler?() }
  /// Does nothing: no image is kept.
  public func clearCache(completion handler: (() -> Void)? = nil) { handler?() }
  /// Does nothing: no image is kept.
  public func cleanExpiredDiskCache(completion handler: (() -> Void)? = nil) { handler?() }
  /// Returns whether an image is kept: none is.
  public func isCached(forKey key: String) -> Bool { false }
}
