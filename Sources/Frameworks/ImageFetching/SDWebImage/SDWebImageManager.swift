internal import StageContext
internal import StageKit
public import UIKit

/// What loads images for no view.
public final class SDWebImageManager {
  /// The manager of the application.
  public static var shared: SDWebImageManager {
    ApplicationContext.shared.service { _ in SDWebImageManager() }
  }

  init() {}

  /// Loads the image of an address.
  ///
  /// - Parameters:
  ///   - url: The address; nil loads nothing.
  ///   - options: They change nothing.
  ///   - progressBlock: It is not called.
  ///   - completedBlock: Called with the image, its file, or an error.
  public func loadImage(
    with url: URL?, options: SDWebImageOptions = [],
    progress progressBlock: SDImageLoaderProgressBlock?,
    completed completedBlock:
      @escaping (
        _ image: UIImage?, _ data: Data?, _ error: (any Error)?, _ cacheType: SDImageCacheType,
        _ finished: Bool, _ imageURL: URL?
      ) -> Void
  ) {
    guard let url else { return }
    _ = ImageRequest(url) { image, data, error in
      completedBlock(image, data, error, .none, true, url)
    }
  }
}

/// The images that are kept: none, since each film begins anew.
public final class SDImageCache {
  /// The cache of the application.
  public static var shared: SDImageCache {
    ApplicationContext.shared.service { _ in SDImageCache() }
  }

  init() {}

  /// Does nothing: no image is kept.
  public func clearMemory() {}
  /// Does nothing: no image is kept.
  public func clearDisk(onCompletion completion: (() -> Void)? = nil) { completion?() }
}
