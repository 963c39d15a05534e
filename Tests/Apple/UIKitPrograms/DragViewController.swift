// swift-format-ignore-file

import UIKit

/// A card that follows the finger by an attachment, and is thrown when the finger is lifted.
public class DragViewController: UIViewController {
  public let card = UIView(frame: CGRect(x: 110, y: 234, width: 100, height: 100))
  private lazy var animator = UIDynamicAnimator(referenceView: view)
  private var attachment: UIAttachmentBehavior?
  public var states: [UIGestureRecognizer.State] = []
  public var releaseVelocity = CGPoint.zero

  override public func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(card)
    let pan = UIPanGestureRecognizer(
      target: self, action: _selector("panned(_:)", DragViewController.panned(_:)))
    card.addGestureRecognizer(pan)
    let collision = UICollisionBehavior(items: [card])
    collision.setTranslatesReferenceBoundsIntoBoundary(
      with: UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10))
    animator.addBehavior(collision)
  }

  func panned(_ recognizer: UIPanGestureRecognizer) {
    states.append(recognizer.state)
    let location = recognizer.location(in: view)
    switch recognizer.state {
    case .began:
      let offset = UIOffset(
        horizontal: location.x - card.center.x, vertical: location.y - card.center.y)
      let attachment = UIAttachmentBehavior(
        item: card, offsetFromCenter: offset, attachedToAnchor: location)
      animator.addBehavior(attachment)
      self.attachment = attachment
    case .changed:
      attachment?.anchorPoint = location
    case .ended, .cancelled:
      if let attachment = attachment { animator.removeBehavior(attachment) }
      releaseVelocity = recognizer.velocity(in: view)
      let item = UIDynamicItemBehavior(items: [card])
      item.addLinearVelocity(releaseVelocity, for: card)
      animator.addBehavior(item)
    default: break
    }
  }
}
