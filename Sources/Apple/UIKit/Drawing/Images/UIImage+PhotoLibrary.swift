internal import StageContext
public import StageKit

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Saves no picture, which is logged once: the library of photos is not part of a film.
///
/// The method is not called, as long as the user of a device has not answered.
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  ApplicationContext.logOnce("The library of photos is not part of a film: no picture is saved.")
}
