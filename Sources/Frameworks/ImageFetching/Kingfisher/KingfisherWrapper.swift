public import Controls
public import StageKit
@_exported public import UIKit

/// An object that loads images, as `view.kf`.
public struct KingfisherWrapper<Base> {
  /// The object.
  public let base: Base

  /// Creates the wrapper of an object.
  public init(_ base: Base) { self.base = base }
}

/// An object with `kf`.
public protocol KingfisherCompatible: AnyObject {}

extension KingfisherCompatible {
  /// The object as one that loads images.
  public var kf: KingfisherWrapper<Self> {
    get { KingfisherWrapper(self) }
    set {}
  }
}

extension UIImageView: KingfisherCompatible {}
extension UIButton: KingfisherCompatible {}

/// What is shown until an image has come: an image.
public protocol Placeholder {}
extension UIImage: Placeholder {}

/// What shows that an image is loaded: nothing, since a film has no network to wait for.
public enum IndicatorType {
  case none, activity
  case image(imageData: Data)
}

/// The loading of an image.
public final class DownloadTask {
  private let request: ImageRequest

  init(_ request: ImageRequest) { self.request = request }

  /// Ends the loading.
  public func cancel() { request.cancel() }
}

/// The type of a function that hears how much has been loaded: it is not called.
public typealias DownloadProgressBlock = (_ receivedSize: Int64, _ totalSize: Int64) -> Void
/// The type of a function that is called with the image, or with an error.
public typealias KingfisherCompletion = (Result<RetrieveImageResult, KingfisherError>) -> Void

extension KingfisherWrapper where Base: UIImageView {
  /// What shows that an image is loaded: nothing is shown.
  public var indicatorType: IndicatorType {
    get { .none }
    nonmutating set {}
  }

  /// Shows a placeholder, and the image of an address when it has come.
  ///
  /// - Parameters:
  ///   - resource: The address.
  ///   - placeholder: An image that is shown before; nil removes the one that is shown, unless the
  ///     options keep it.
  ///   - options: How the image is loaded and changed.
  ///   - completionHandler: Called with the image, or with an error.
  /// - Returns: The loading; nil without an address.
  @discardableResult
  public func setImage(
    with resource: (any Resource)?, placeholder: (any Placeholder)? = nil,
    options: KingfisherOptionsInfo? = nil, completionHandler: KingfisherCompletion? = nil
  ) -> DownloadTask? {
    let settings = ImageSettings(options ?? [])
    if placeholder != nil || !settings.keepsImage { base.image = placeholder as? UIImage }
    let view = base
    let request = ViewImageRequests.shared.load(
      resource?.downloadURL, for: view, changing: settings.processed
    ) {
      $0.image = $1
    } completion: { [weak view] image, _, error in
      if image == nil, let failure = settings.failureImage { view?.image = failure }
      completionHandler?(RetrieveImageResult.result(image, resource?.downloadURL, error))
    }
    return request.map(DownloadTask.init)
  }

  /// Shows a placeholder, and the image of an address when it has come; the function that hears how
  /// much has been loaded is not called.
  @discardableResult
  public func setImage(
    with resource: (any Resource)?, placeholder: (any Placeholder)? = nil,
    options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock?,
    completionHandler: KingfisherCompletion? = nil
  ) -> DownloadTask? {
    setImage(
      with: resource, placeholder: placeholder, options: options,
      completionHandler: completionHandler)
  }

  /// Ends the loading.
  public func cancelDownloadTask() { ViewImageRequests.shared.cancel(for: base) }
}

extension KingfisherWrapper where Base: UIButton {
  /// Shows a placeholder in a state of a button, and the image of an address when it has come.
  @discardableResult
  public func setImage(
    with resource: (any Resource)?, for state: UIControl.State, placeholder: UIImage? = nil,
    options: KingfisherOptionsInfo? = nil, completionHandler: KingfisherCompletion? = nil
  ) -> DownloadTask? {
    load(resource, options, placeholder, completionHandler) { $0.setImage($1, for: state) }
  }

  /// Shows a placeholder behind a button in a state, and the image of an address when it has come.
  @discardableResult
  public func setBackgroundImage(
    with resource: (any Resource)?, for state: UIControl.State, placeholder: UIImage? = nil,
    options: KingfisherOptionsInfo? = nil, completionHandler: KingfisherCompletion? = nil
  ) -> DownloadTask? {
    load(resource, options, placeholder, completionHandler) {
      $0.setBackgroundImage($1, for: state)
    }
  }

  private func load(
    _ resource: (any Resource)?, _ options: KingfisherOptionsInfo?, _ placeholder: UIImage?,
    _ completion: KingfisherCompletion?, _ set: @escaping (Base, UIImage?) -> Void
  ) -> DownloadTask? {
    let settings = ImageSettings(options ?? [])
    if placeholder != nil || !settings.keepsImage { set(base, placeholder) }
    let url = resource?.downloadURL
    let request = ViewImageRequests.shared.load(
      url, for: base, changing: settings.processed, set: set
    ) { image, _, error in
      completion?(RetrieveImageResult.result(image, url, error))
    }
    return request.map(DownloadTask.init)
  }
}
