internal import Artwork
package import Dynamics
package import Geometry
package import StageKit

/// A view with a photo that can be dragged, and flicked off the screen above 500 pt/s.
package final class DynamicView: View {
  let imageView: ImageView
  package private(set) lazy var animator = DynamicAnimator(referenceView: self)
  private var attachmentBehavior: AttachmentBehavior?
  private let oldCenter: Point
  private var imageOffset = Offset.zero

  override package init(frame: Rect) {
    imageView = ImageView(image: .photo)
    imageView.name = "photo"
    imageView.frame = Rect(origin: .zero, size: frame.size)
    oldCenter = imageView.center
    super.init(frame: frame)
    name = "viewer"
    addSubview(imageView)
    addGestureRecognizer(PanGestureRecognizer { [unowned self] in panned($0) })
  }

  private func panned(_ sender: PanGestureRecognizer) {
    let position = sender.location(in: imageView.superview)
    let touchInImage = sender.location(in: imageView)
    imageOffset = Offset(
      horizontal: touchInImage.x - imageView.bounds.width / 2,
      vertical: touchInImage.y - imageView.bounds.height / 2)
    switch sender.state {
    case .began:
      // The offset and the position are one point in two coordinate systems.
      let attachment = AttachmentBehavior(
        item: imageView, offsetFromCenter: imageOffset, attachedToAnchor: position)
      attachmentBehavior = attachment
      animator.addBehavior(attachment)
    case .changed:
      attachmentBehavior?.anchorPoint = position
    case .ended:
      release(velocity: sender.velocity(in: self) - .zero)
    default: break
    }
  }

  private func release(velocity: Vector) {
    if let attachmentBehavior { animator.removeBehavior(attachmentBehavior) }
    attachmentBehavior = nil
    let speed = max(abs(velocity.dx), abs(velocity.dy))
    guard speed > 500 else { return animateBackToStart(duration: 0.25) }

    let pushBehavior = PushBehavior(items: [imageView], mode: .instantaneous)
    pushBehavior.setTargetOffsetFromCenter(imageOffset, for: imageView)
    pushBehavior.pushDirection = velocity
    pushBehavior.magnitude = speed / 1.8
    animator.addBehavior(pushBehavior)

    let itemBehavior = DynamicItemBehavior(items: [imageView])
    itemBehavior.action = { [unowned self] in
      guard !imageView.frame.intersects(bounds) else { return }
      animator.removeAllBehaviors()
      animateBackToStart(duration: 1)
    }
    animator.addBehavior(itemBehavior)
  }

  private func animateBackToStart(duration: Double) {
    stage?.animate(withDuration: duration) { [self] in
      imageView.center = oldCenter
      imageView.transform = .identity
    }
  }
}
