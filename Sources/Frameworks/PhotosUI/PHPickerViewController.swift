public import FrameworkSupport
@_exported public import Photos
import UIKit

/// Which photos can be chosen.
public struct PHPickerFilter: Hashable, Sendable {
  private let name: String
  /// Images.
  public static let images = Self(name: "images")
  /// Videos.
  public static let videos = Self(name: "videos")
  /// Photos that move.
  public static let livePhotos = Self(name: "live photos")
  /// Returns a filter of any of others.
  public static func any(of subfilters: [PHPickerFilter]) -> Self {
    Self(name: subfilters.map(\.name).joined(separator: ", "))
  }
}

/// What can be chosen.
public struct PHPickerConfiguration {
  /// Which photos can be chosen; nil is all.
  public var filter: PHPickerFilter?
  /// How many can be chosen; 0 is any number.
  public var selectionLimit = 1

  /// Creates a configuration.
  public init() {}
  /// Creates a configuration of a library.
  public init(photoLibrary: PHPhotoLibrary) {}
}

/// A photo that was chosen: none is.
public struct PHPickerResult {
  /// What names the photo.
  public let assetIdentifier: String?
  /// What loads the photo.
  public let itemProvider: NSItemProvider
}

/// The object that is notified of the choice.
public protocol PHPickerViewControllerDelegate: AnyObject {
  /// Called when the user has chosen.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// The choice of photos: a plain area with its name, whose button chooses none.
open class PHPickerViewController: PlaceholderController {
  /// What can be chosen.
  public let configuration: PHPickerConfiguration
  /// The object that is notified of the choice.
  open weak var delegate: (any PHPickerViewControllerDelegate)?

  /// Creates a choice.
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns nil: no storyboard has a choice of photos.
  public required init?(coder: NSCoder) { nil }

  override open func close() { delegate?.picker(self, didFinishPicking: []) }
}
