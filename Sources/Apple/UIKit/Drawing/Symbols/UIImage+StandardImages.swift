internal import Geometry
public import PictureKit

// Images that `UIImage` has by names of their own: symbols, which are templates.
extension Drawing {
  /// More that can be done: three dots in a circle.
  public class var actions: Drawing { standard("ellipsis.circle") }
  /// An addition: a plus sign in a filled circle.
  public class var add: Drawing { standard("plus.circle.fill") }
  /// A choice: a check mark in a filled circle.
  public class var checkmark: Drawing { standard("checkmark.circle.fill") }
  /// A removal: a minus sign in a filled circle.
  public class var remove: Drawing { standard("minus.circle.fill") }
  /// A choice: a check mark in a circle.
  public class var strokedCheckmark: Drawing { standard("checkmark.circle") }

  private class func standard(_ name: String) -> Drawing {
    guard let image = Drawing(systemName: name) else {
      preconditionFailure("there is no symbol \(name)")
    }
    return image
  }
}
