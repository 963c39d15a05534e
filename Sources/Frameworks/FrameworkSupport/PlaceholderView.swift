public import Geometry
public import UIKit

/// A view of a framework whose contents a film does not have, such as a map: a plain area that says
/// its name.
open class PlaceholderView: UIView {
  private let label = UILabel()

  /// What the area says: by default the name of the class.
  open var placeholderName: String { String(describing: type(of: self)) }

  /// Creates an area.
  override public init(frame: CGRect = .zero) {
    super.init(frame: frame)
    backgroundColor = UIColor(white: 0.9, alpha: 1)
    label.textColor = UIColor(white: 0.45, alpha: 1)
    label.font = .systemFont(ofSize: 15)
    label.textAlignment = .center
    label.isUserInteractionEnabled = false
    addSubview(label)
  }

  /// Places the name in the middle.
  override open func layoutSubviews() {
    super.layoutSubviews()
    label.text = placeholderName
    label.frame = CGRect(x: 0, y: bounds.midY - 12, width: bounds.width, height: 24)
  }
}
