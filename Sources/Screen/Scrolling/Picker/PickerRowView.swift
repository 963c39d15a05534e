internal import Controls
internal import Geometry
internal import PictureKit
internal import StageKit

/// A row of a wheel: a title, or a view of the delegate.
final class PickerRowView: View {
  /// The view of the delegate, which is as large as the row; nil if the row shows a title.
  private(set) var content: View?
  private var label: Label?

  /// The distances from the edges to a title, in points; chosen by eye.
  private static let margin = 4.0

  /// Shows a view.
  func show(_ view: View) {
    label?.removeFromSuperview()
    label = nil
    if content !== view { content?.removeFromSuperview() }
    content = view
    addSubview(view)
    setNeedsLayout()
  }

  /// Shows a title; characters without font or color have those of pickers.
  func show(_ title: TextContents) {
    content?.removeFromSuperview()
    content = nil
    let label = label ?? Label()
    self.label = label
    label.font = PickerView.titleFont
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.6
    label.attributedText = AttributedText(
      title.completed(with: TextAttributes(), font: PickerView.titleFont, color: .label))
    addSubview(label)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    content?.frame = bounds
    label?.frame = bounds.insetBy(dx: Self.margin, dy: 0)
  }
}
