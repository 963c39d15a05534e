internal import FrameworkSupport
internal import StageContext
public import UIKit

/// Whether a program may see photos.
public enum PHAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}

/// What a program may do with photos.
public enum PHAccessLevel: Int, Sendable {
  case addOnly = 1
  case readWrite
}

/// What has changed in the library: nothing does.
open class PHChange: NSObject {}

/// The object that is notified of changes of the library.
public protocol PHPhotoLibraryChangeObserver: AnyObject {
  /// Called when the library has changed, which it never does.
  func photoLibraryDidChange(_ changeInstance: PHChange)
}

/// The photo library, which the program may not see, as if its user had said no.
open class PHPhotoLibrary: NSObject {
  private final class Answers {
    var isAsked = false
    let library = PHPhotoLibrary()
  }

  private static var answers: Answers { ApplicationContext.shared.service { _ in Answers() } }

  /// The library.
  open class func shared() -> PHPhotoLibrary { answers.library }

  /// Whether the program may see photos: not determined, and denied once it has asked.
  open class func authorizationStatus() -> PHAuthorizationStatus {
    answers.isAsked ? .denied : .notDetermined
  }
  /// Whether the program may see or add photos: not determined, and denied once it has asked.
  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    authorizationStatus()
  }

  /// Asks the user, who says no.
  open class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) {
    ApplicationContext.logUnavailable("The photo library", "the program may not see it")
    answers.isAsked = true
    DispatchQueue.main.async { handler(.denied) }
  }
  /// Asks the user, who says no.
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void
  ) { requestAuthorization(handler) }
  /// Asks the user, who says no.
  open class func requestAuthorization(for accessLevel: PHAccessLevel) async
    -> PHAuthorizationStatus
  {
    answers.isAsked = true
    return .denied
  }

  /// Adds an observer, which is never called.
  open func register(_ observer: any PHPhotoLibraryChangeObserver) {}
  /// Takes an observer away.
  open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}

  /// Does not change the library, and calls a function with the error that it may not be changed.
  open func performChanges(
    _ changeBlock: @escaping () -> Void,
    completionHandler: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    ApplicationContext.logUnavailable("The photo library", "nothing is saved to it")
    DispatchQueue.main.async { completionHandler?(false, PHPhotosError(.accessUserDenied)) }
  }

  /// Returns a result without anything.
  static func empty<Object>() -> PHFetchResult<Object> {
    ApplicationContext.logUnavailable("The photo library", "it is empty")
    return PHFetchResult<Object>()
  }
}

/// Why the library cannot be used.
public struct PHPhotosError: Error, CustomNSError, Hashable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    case userCancelled = 3072
    case accessRestricted = 3310
    case accessUserDenied = 3311
  }
  /// The reason.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
  /// The domain.
  public static var errorDomain: String { "PHPhotosErrorDomain" }
  /// The number.
  public var errorCode: Int { code.rawValue }
}

/// What adds a photo, which is not added.
open class PHAssetChangeRequest: NSObject {
  /// Returns a request to add an image, which is not added.
  @discardableResult
  open class func creationRequestForAsset(from image: UIImage) -> Self? { nil }
  /// Returns a request to add an image of a file, which is not added.
  @discardableResult
  open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> Self? { nil }
  /// Returns a request to add a video of a file, which is not added.
  @discardableResult
  open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> Self? { nil }
  /// Deletes photos: there are none.
  open class func deleteAssets(_ assets: Any) {}
}
