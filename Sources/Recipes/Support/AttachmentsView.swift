internal import Dynamics
internal import Geometry
internal import PictureKit
internal import StageKit

/// Shows attachments, which nobody sees on a phone, behind the items that they hold: springs as
/// zigzags, rods as lines, anchors as dots.
final class AttachmentsView: View {
  private let attachments: [AttachmentBehavior]

  /// Adds the view to the reference view of the attachments' animator.
  @discardableResult
  init(_ attachments: [AttachmentBehavior], in view: View) {
    self.attachments = attachments
    super.init(frame: view.bounds)
    name = "attachments"
    view.insertSubview(self, at: 0)
    attachments.first?.action = { [weak self] in self?.setNeedsDisplay() }
  }

  override func draw(_ rect: Rect, in canvas: Canvas) {
    canvas.setStrokeColor(Color(white: 0.65))
    canvas.setFillColor(Color(white: 0.4))
    canvas.setLineWidth(1.5)
    canvas.setLineJoin(.round)
    for attachment in attachments {
      let ends = ends(of: attachment)
      canvas.addPath(attachment.frequency > 0 ? .zigzag(ends.0, ends.1) : .line(ends.0, ends.1))
      canvas.strokePath()
      if attachment.attachedBehaviorType == .anchor {
        canvas.fillEllipse(in: Rect(center: ends.1, size: Size(7, 7)))
      }
    }
  }

  private func ends(of attachment: AttachmentBehavior) -> (Point, Point) {
    let places = zip(attachment.items, attachment.offsets).map { item, offset in
      let point = Point(offset.horizontal, offset.vertical).applying(item.transform)
      return item.center + (point - .zero)
    }
    return (places[0], places.count == 2 ? places[1] : attachment.anchorPoint)
  }
}

extension Path {
  fileprivate static func line(_ start: Point, _ end: Point) -> Path {
    var path = Path()
    path.move(to: start)
    path.addLine(to: end)
    return path
  }

  /// A spring of ten windings, straight at both ends.
  fileprivate static func zigzag(_ start: Point, _ end: Point) -> Path {
    let way = end - start
    guard way.length > 0 else { return line(start, end) }
    let aside = Vector(dx: -way.dy, dy: way.dx) * (5 / way.length)
    var path = Path()
    path.move(to: start)
    for tooth in 0..<20 {
      let share = 0.1 + 0.8 * (Double(tooth) + 0.5) / 20
      path.addLine(to: start + way * share + aside * (tooth.isMultiple(of: 2) ? 1 : -1))
    }
    path.addLine(to: end)
    return path
  }
}
