// swift-format-ignore-file
// The talk's image viewer: an image that is dragged at the touched point, and flicked away.

import UIKit

class FlickImageViewController: UIViewController {

    let imageView = UIImageView()
    private var animator: UIDynamicAnimator!
    private var attachmentBehavior: UIAttachmentBehavior?
    private var oldCenter = CGPoint.zero
    private var imageOffset = UIOffset.zero

    override func viewDidLoad() {
        super.viewDidLoad()
        imageView.frame = view.bounds
        imageView.backgroundColor = UIColor.brown
        view.addSubview(imageView)
        oldCenter = imageView.center
        animator = UIDynamicAnimator(referenceView: view)
        let pan = UIPanGestureRecognizer(target: self, action: #selector(FlickImageViewController.imagePanned(sender:)))
        view.addGestureRecognizer(pan)
    }

    @objc func imagePanned(sender: UIPanGestureRecognizer) {
        let position = sender.location(in: imageView.superview)
        let touchInImage = sender.location(in: imageView)
        imageOffset = UIOffsetMake(touchInImage.x - imageView.bounds.size.width / 2,
                                   touchInImage.y - imageView.bounds.size.height / 2)
        switch sender.state {
        case .began:
            attachmentBehavior = UIAttachmentBehavior(item: imageView, offsetFromCenter: imageOffset, attachedToAnchor: position)
            animator.addBehavior(attachmentBehavior!)
        case .changed:
            attachmentBehavior?.anchorPoint = position
        case .ended:
            animator.removeBehavior(attachmentBehavior!)
            let velocity = sender.velocity(in: self.view)
            if fabs(velocity.x) > 500 || fabs(velocity.y) > 500 {
                flick(velocity: velocity)
            } else {
                moveBack(duration: 0.25)
            }
        default:
            break
        }
    }

    private func flick(velocity: CGPoint) {
        let push = UIPushBehavior(items: [imageView], mode: .instantaneous)
        push.setTargetOffsetFromCenter(imageOffset, for: imageView)
        push.pushDirection = CGVector(dx: velocity.x, dy: velocity.y)
        push.magnitude = max(abs(velocity.x), abs(velocity.y)) / 1.8
        animator.addBehavior(push)

        let itemBehavior = UIDynamicItemBehavior(items: [imageView])
        itemBehavior.action = { [weak self] in
            guard let self = self else { return }
            if !self.imageView.frame.intersects(self.view.bounds) {
                self.animator.removeAllBehaviors()
                self.moveBack(duration: 1)
            }
        }
        animator.addBehavior(itemBehavior)
    }

    private func moveBack(duration: TimeInterval) {
        UIView.animate(withDuration: duration) {
            self.imageView.center = self.oldCenter
            self.imageView.transform = CGAffineTransform.identity
        }
    }
}
