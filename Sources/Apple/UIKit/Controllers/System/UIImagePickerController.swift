internal import StageKit

/// The photographs and the camera of the device, which a film does not have.
///
/// It calls its delegate's cancellation as soon as it is shown, which is logged.
open class UIImagePickerController: UIViewController {
  /// Where images come from.
  public enum SourceType: Int, Sendable {
    case photoLibrary, camera, savedPhotosAlbum
  }

  /// A key of what was picked.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The picture as it is.
    public static let originalImage = Self(rawValue: "UIImagePickerControllerOriginalImage")
    /// The picture as it was cut.
    public static let editedImage = Self(rawValue: "UIImagePickerControllerEditedImage")
    /// The kind of what was picked.
    public static let mediaType = Self(rawValue: "UIImagePickerControllerMediaType")
    /// The part of the picture that was chosen.
    public static let cropRect = Self(rawValue: "UIImagePickerControllerCropRect")
    /// What is known of the picture.
    public static let mediaMetadata = Self(rawValue: "UIImagePickerControllerMediaMetadata")
    /// The address of a film.
    public static let mediaURL = Self(rawValue: "UIImagePickerControllerMediaURL")
    /// The address of a picture.
    public static let imageURL = Self(rawValue: "UIImagePickerControllerImageURL")
  }

  /// The receiver of the cancellation; nil by default.
  open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
  /// Where images come from; the photographs by default.
  open var sourceType = SourceType.photoLibrary
  /// The types of media that can be picked; it has no effect.
  open var mediaTypes = ["public.image"]
  /// Whether a picture can be edited; it has no effect.
  open var allowsEditing = false

  /// Returns whether images come from a source: from none.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }

  /// Calls the delegate's cancellation.
  override open func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    UIApplication.logOnce("a film has no photographs to pick: the picker is cancelled")
    delegate?.imagePickerControllerDidCancel(self)
  }
}

/// What a picker of images reports; both methods are optional.
public protocol UIImagePickerControllerDelegate: AnyObject {
  /// Called after a picture has been picked, which does not happen.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Called after the picker has been cancelled; dismisses it by default.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Does nothing.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  /// Dismisses the picker.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.dismiss(animated: true)
  }
}
