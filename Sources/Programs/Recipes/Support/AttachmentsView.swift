internal import Dynamics
internal import Geometry
internal import PictureKit
internal import SceneViews
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
      let style = attachment.frequency > 0 ? LinkView.Style.zigzag : .line
      canvas.addPath(style.path(from: ends.0, to: ends.1))
      canvas.strokePath()
      if attachment.attachedBehaviorType == .anchor {
        canvas.fillEllipse(in: Rect(center: ends.1, size: Size(7, 7)))
      }
    }
  }

  private func ends(of attachment: AttachmentBehavior) -> (Point, Point) {
    let points = zip(attachment.items, attachment.offsets).map { item, offset in
      LinkView.End.item(item, offset: offset).location
    }
    return (points[0], points.count == 2 ? points[1] : attachment.anchorPoint)
  }
}
