public import Controls
public import StageKit
@_exported public import UIKit

/// Where an image came from.
public enum SDImageCacheType: Int, Sendable { case none, disk, memory, all }

/// The type of a function that is called with the image, or with an error.
public typealias SDExternalCompletionBlock = (
  _ image: UIImage?, _ error: (any Error)?, _ cacheType: SDImageCacheType, _ imageURL: URL?
) -> Void
/// The type of a function that hears how much has been loaded: it is not called.
public typealias SDImageLoaderProgressBlock = (
  _ receivedSize: Int, _ expectedSize: Int, _ targetURL: URL?
) -> Void

/// How images are loaded, which changes nothing but for the placeholder.
public struct SDWebImageOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// An address that failed is loaded again.
  public static let retryFailed = Self(rawValue: 1)
  /// Images are loaded when nothing scrolls.
  public static let lowPriority = Self(rawValue: 1 << 1)
  /// The image is shown while it comes.
  public static let progressiveLoad = Self(rawValue: 1 << 2)
  /// The image is loaded again.
  public static let refreshCached = Self(rawValue: 1 << 3)
  /// The image is loaded in the background.
  public static let continueInBackground = Self(rawValue: 1 << 4)
  /// Cookies are sent.
  public static let handleCookies = Self(rawValue: 1 << 5)
  /// Certificates are not checked.
  public static let allowInvalidSSLCertificates = Self(rawValue: 1 << 6)
  /// The image is loaded first.
  public static let highPriority = Self(rawValue: 1 << 7)
  /// The placeholder is shown when the image cannot be loaded, not before.
  public static let delayPlaceholder = Self(rawValue: 1 << 8)
  /// The completion shows the image.
  public static let avoidAutoSetImage = Self(rawValue: 1 << 10)
  /// A large image is made smaller.
  public static let scaleDownLargeImages = Self(rawValue: 1 << 11)
}

/// What shows that an image is loaded: nothing, since a film has no network to wait for.
public final class SDWebImageActivityIndicator {
  /// A gray one.
  public static var gray: SDWebImageActivityIndicator { SDWebImageActivityIndicator() }
  /// A large gray one.
  public static var grayLarge: SDWebImageActivityIndicator { SDWebImageActivityIndicator() }
  /// A white one.
  public static var white: SDWebImageActivityIndicator { SDWebImageActivityIndicator() }
  /// A medium one.
  public static var medium: SDWebImageActivityIndicator { SDWebImageActivityIndicator() }
  /// A large one.
  public static var large: SDWebImageActivityIndicator { SDWebImageActivityIndicator() }
}

/// How an image appears, which is at once.
public final class SDWebImageTransition {
  /// It fades in.
  public static var fade: SDWebImageTransition { SDWebImageTransition() }
  /// It fades in for a duration, in seconds.
  public static func fade(duration: TimeInterval) -> SDWebImageTransition { fade }
}

extension UIImageView {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// What shows that an image is loaded: nothing is shown.
  public var sd_imageIndicator: SDWebImageActivityIndicator? {
    get { nil }
    set {}
  }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// How the image appears: at once.
  public var sd_imageTransition: SDWebImageTransition? {
    get { nil }
    set {}
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Shows a placeholder, and the image of an address when it has come.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - placeholder: An image that is shown before; nil removes the one that is shown.
  ///   - options: When the placeholder is shown.
  ///   - completedBlock: Called with the image, or with an error.
  public func sd_setImage(
    with url: URL?, placeholderImage placeholder: UIImage? = nil,
    options: SDWebImageOptions = [], completed completedBlock: SDExternalCompletionBlock? = nil
  ) {
    if !options.contains(.delayPlaceholder) { image = placeholder }
    ViewImageRequests.shared.load(url, for: self) { view, image in
      if !options.contains(.avoidAutoSetImage) { view.image = image }
    } completion: { [weak self] image, _, error in
      if image == nil, options.contains(.delayPlaceholder) { self?.image = placeholder }
      completedBlock?(image, error, .none, url)
    }
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Shows a placeholder, and the image of an address when it has come; the function that hears how
  /// much has been loaded is not called.
  public func sd_setImage(
    with url: URL?, placeholderImage placeholder: UIImage? = nil,
    options: SDWebImageOptions = [], progress progressBlock: SDImageLoaderProgressBlock?,
    completed completedBlock: SDExternalCompletionBlock? = nil
  ) {
    sd_setImage(
      with: url, placeholderImage: placeholder, options: options, completed: completedBlock)
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Ends the loading.
  public func sd_cancelCurrentImageLoad() { ViewImageRequests.shared.cancel(for: self) }
}

extension UIButton {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Shows a placeholder in a state, and the image of an address when it has come.
  public func sd_setImage(
    with url: URL?, for state: UIControl.State, placeholderImage placeholder: UIImage? = nil,
    options: SDWebImageOptions = [], completed completedBlock: SDExternalCompletionBlock? = nil
  ) {
    setImage(placeholder, for: state)
    ViewImageRequests.shared.load(url, for: self) { button, image in
      button.setImage(image, for: state)
    } completion: { image, _, error in
      completedBlock?(image, error, .none, url)
    }
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Shows a placeholder behind the button in a state, and the image of an address when it has
  /// come.
  public func sd_setBackgroundImage(
    with url: URL?, for state: UIControl.State, placeholderImage placeholder: UIImage? = nil,
    options: SDWebImageOptions = [], completed completedBlock: SDExternalCompletionBlock? = nil
  ) {
    setBackgroundImage(placeholder, for: state)
    ViewImageRequests.shared.load(url, for: self) { button, image in
      button.setBackgroundImage(image, for: state)
    } completion: { image, _, error in
      completedBlock?(image, error, .none, url)
    }
  }
}
