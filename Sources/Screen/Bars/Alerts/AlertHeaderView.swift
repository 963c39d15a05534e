internal import Controls
internal import Geometry
internal import Layers
internal import PictureKit
internal import StageKit

/// The title, the message and the text fields of an alert.
final class AlertHeaderView: View {
  /// Creates a header with the height of its content.
  ///
  /// - Parameters:
  ///   - title: The title; nil or empty for none.
  ///   - message: The message; nil or empty for none.
  ///   - fields: The text fields.
  ///   - metrics: The sizes.
  ///   - width: The width of the view.
  init(
    title: String?, message: String?, fields: [TextField], metrics: AlertMetrics, width: Double
  ) {
    super.init(frame: .zero)
    let texts = [
      (title, metrics.titleFont, metrics.titleColor),
      (message, metrics.messageFont, metrics.titleColor),
    ].filter { $0.0?.isEmpty == false }
    let room = width - metrics.margin.left - metrics.margin.right
    var y = metrics.margin.top
    for (index, (text, font, color)) in texts.enumerated() {
      let label = Label()
      label.text = text
      label.font = font
      label.textColor = color
      label.numberOfLines = 0
      label.textAlignment = .center
      if index > 0 { y += metrics.textGap }
      let height = label.sizeThatFits(Size(room, 0)).height
      label.frame = Rect(x: metrics.margin.left, y: y, width: room, height: height)
      y += height
      addSubview(label)
    }
    if !fields.isEmpty, !texts.isEmpty { y += AlertMetrics.fieldGap }
    for field in fields {
      add(field, in: Rect(x: metrics.margin.left, y: y, width: room, height: 0))
      y += AlertMetrics.fieldHeight
    }
    let isEmpty = texts.isEmpty && fields.isEmpty
    bounds.size = Size(width, isEmpty ? 0 : y + metrics.margin.bottom)
  }

  /// Adds a text field with a border of one pixel around it.
  private func add(_ field: TextField, in place: Rect) {
    let pixel = 1 / traitCollection.displayScale
    let box = View(frame: place)
    box.frame.size.height = AlertMetrics.fieldHeight + pixel
    box.backgroundColor = .opaqueSeparator
    box.layer.cornerRadius = 5
    let inside = View(frame: box.bounds.insetBy(dx: pixel, dy: pixel))
    inside.backgroundColor = Color(light: .white, dark: Color(white: 28.0 / 255))
    inside.layer.cornerRadius = 5 - pixel
    field.frame = inside.bounds.insetBy(dx: 6, dy: 0)
    inside.addSubview(field)
    box.addSubview(inside)
    addSubview(box)
  }
}
