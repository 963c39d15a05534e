public import PictureKit
public import StageKit

// What is shown large while a finger rests on an item of a bar, for texts of the largest sizes,
// which films do not have.

extension View {
  /// Whether title and image are shown large; false by default.
  public var showsLargeContentViewer: Bool {
    get { AttachedValue.value("showsLargeContentViewer", of: self) ?? false }
    set { AttachedValue.set(newValue, "showsLargeContentViewer", of: self) }
  }
  /// The title that is shown large; nil by default.
  public var largeContentTitle: String? {
    get { AttachedValue.value("largeContentTitle", of: self) }
    set { AttachedValue.set(newValue, "largeContentTitle", of: self) }
  }
  /// The image that is shown large; nil by default.
  public var largeContentImage: Drawing? {
    get { AttachedValue.value("largeContentImage", of: self) }
    set { AttachedValue.set(newValue, "largeContentImage", of: self) }
  }
  /// Whether the image is made larger; false by default.
  public var scalesLargeContentImage: Bool {
    get { AttachedValue.value("scalesLargeContentImage", of: self) ?? false }
    set { AttachedValue.set(newValue, "scalesLargeContentImage", of: self) }
  }
}
