internal import Dynamics
internal import Geometry
internal import PictureKit
internal import StageKit

/// Draws attachments behind their items: springs as zigzags, rods as lines, anchors as dots.
///
/// UIKit draws nothing for an attachment.
final class AttachmentsView: View {
  private let attachments: [AttachmentBehavior]

  /// Creates a view of attachments and inserts it at the back of the reference view.
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
    let points = zip(attachment.items, attachment.offsets).map { item, offset in
      let point = Point(offset.horizontal, offset.vertical).applying(item.transform)
      return item.center + (point - .zero)
    }
    return (points[0], points.count == 2 ? points[1] : attachment.anchorPoint)
  }
}

extension Path {
  fileprivate static func line(_ start: Point, _ end: Point) -> Path {
    var path = Path()
    path.move(to: start)
    path.addLine(to: end)
    return path
  }

  /// Returns a zigzag of ten coils with straight ends of a tenth of the length each.
  fileprivate static func zigzag(_ start: Point, _ end: Point) -> Path {
    let offset = end - start
    guard offset.length > 0 else { return line(start, end) }
    let normal = Vector(dx: -offset.dy, dy: offset.dx) * (5 / offset.length)
    var path = Path()
    path.move(to: start)
    for tooth in 0..<20 {
      let fraction = 0.1 + 0.8 * (Double(tooth) + 0.5) / 20
      path.addLine(to: start + offset * fraction + normal * (tooth.isMultiple(of: 2) ? 1 : -1))
    }
    path.addLine(to: end)
    return path
  }
}
