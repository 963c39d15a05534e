internal import Foundation
public import Layers
internal import PictureKit

extension TextLayer {
  /// The font of a plain string: a font, or the name of one; the system font by default.
  ///
  /// Its size has no effect. A name without a font changes nothing.
  public var font: Any? {
    get { plainFont }
    set {
      switch newValue {
      case let font as Font: plainFont = font
      case let name as String: if let font = Font(name: name, size: fontSize) { plainFont = font }
      case let name as NSString:
        if let font = Font(name: name as String, size: fontSize) { plainFont = font }
      default: break
      }
    }
  }
}
