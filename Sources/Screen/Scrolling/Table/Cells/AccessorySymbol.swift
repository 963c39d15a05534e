internal import Geometry
internal import PictureKit
internal import StageKit

/// The standard view on the right of a table cell.
final class AccessorySymbol: View {
  private let type: TableViewCell.AccessoryType

  private static let chevron = Size(7, 12)
  private static let button = Size(22, 22)
  private static let checkmark = Size(14, 13)
  private static let gap = 14.0

  init(_ type: TableViewCell.AccessoryType) {
    self.type = type
    let size =
      switch type {
      case .none: Size.zero
      case .disclosureIndicator: Self.chevron
      case .checkmark: Self.checkmark
      case .detailButton: Self.button
      case .detailDisclosureButton:
        Size(Self.button.width + Self.gap + Self.chevron.width, Self.button.height)
      }
    super.init(frame: Rect(origin: .zero, size: size))
    isUserInteractionEnabled = false
  }

  /// Whether a touch is reported as one of the detail button.
  var isButton: Bool { type == .detailButton || type == .detailDisclosureButton }

  override func draw(_ rect: Rect, in canvas: Canvas) {
    canvas.setLineCap(.round)
    canvas.setLineJoin(.round)
    switch type {
    case .none: break
    case .disclosureIndicator: drawChevron(in: rect, canvas)
    case .checkmark: drawCheckmark(in: rect, canvas)
    case .detailButton: drawButton(in: rect, canvas)
    case .detailDisclosureButton:
      drawButton(in: Rect(origin: rect.origin, size: Self.button), canvas)
      drawChevron(
        in: Rect(
          x: rect.maxX - Self.chevron.width, y: rect.midY - Self.chevron.height / 2,
          width: Self.chevron.width, height: Self.chevron.height), canvas)
    }
  }

  override func tintColorDidChange() { setNeedsDisplay() }

  private func drawChevron(in rect: Rect, _ canvas: Canvas) {
    let box = rect.insetBy(dx: 1, dy: 1)
    var path = Path()
    path.move(to: Point(box.minX, box.minY))
    path.addLine(to: Point(box.maxX, box.midY))
    path.addLine(to: Point(box.minX, box.maxY))
    canvas.setStrokeColor(.tertiaryLabel)
    canvas.setLineWidth(2)
    canvas.stroke(path)
  }

  private func drawCheckmark(in rect: Rect, _ canvas: Canvas) {
    let box = rect.insetBy(dx: 1, dy: 1)
    var path = Path()
    path.move(to: Point(box.minX, box.minY + 0.6 * box.height))
    path.addLine(to: Point(box.minX + 0.35 * box.width, box.maxY))
    path.addLine(to: Point(box.maxX, box.minY))
    canvas.setStrokeColor(tintColor)
    canvas.setLineWidth(2)
    canvas.stroke(path)
  }

  private func drawButton(in rect: Rect, _ canvas: Canvas) {
    canvas.setStrokeColor(tintColor)
    canvas.setLineWidth(1.5)
    canvas.strokeEllipse(in: rect.insetBy(dx: 1, dy: 1))
    canvas.setFillColor(tintColor)
    canvas.fillEllipse(in: Rect(center: Point(rect.midX, rect.minY + 6.5), size: Size(2.5, 2.5)))
    var stem = Path()
    stem.move(to: Point(rect.midX - 1.5, rect.minY + 9.75))
    stem.addLine(to: Point(rect.midX, rect.minY + 9.75))
    stem.addLine(to: Point(rect.midX, rect.minY + 16))
    stem.move(to: Point(rect.midX - 2, rect.minY + 16))
    stem.addLine(to: Point(rect.midX + 2, rect.minY + 16))
    canvas.stroke(stem)
  }
}
