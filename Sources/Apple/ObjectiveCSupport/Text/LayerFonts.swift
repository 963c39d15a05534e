public import PictureKit
public import UIKit

/// Returns the font that a text layer is given: a font, or one of the name that a text says.
///
/// The layer has the size. A name without a font gives that of the system.
public func fontOfLayer(_ object: AnyObject?) -> UIFont {
  switch object {
  case let name as NSString: UIFont(name: name.storage, size: 17) ?? .systemFont(ofSize: 17)
  case let object?: (cast(object) as UIFont?) ?? .systemFont(ofSize: 17)
  case nil: .systemFont(ofSize: 17)
  }
}
