internal import Geometry
internal import PictureKit
internal import StageKit

/// The red button on the right of a cell that confirms its deletion.
final class ConfirmationButton: View {
  /// The width, in points.
  let width: Double

  private static let font = Font.systemFont(ofSize: 17)
  private static let minWidth = 74.0
  private static let margin = 15.0

  init(_ title: String) {
    let label = Label()
    label.text = title
    label.font = Self.font
    label.textColor = .white
    label.textAlignment = .center
    label.sizeToFit()
    width = max(Self.minWidth, label.bounds.width + 2 * Self.margin)
    super.init(frame: Rect(x: 0, y: 0, width: width, height: 44))
    backgroundColor = .systemRed
    isUserInteractionEnabled = false
    clipsToBounds = true
    addSubview(label)
  }

  override func layoutSubviews() {
    for label in subviews { label.frame = Rect(x: 0, y: 0, width: width, height: bounds.height) }
  }
}
