// swift-format-ignore-file
// A lock screen that is pushed up; it falls back and bounces unless it is pushed far enough. Swift
// 4.

import UIKit

class LockScreenViewController: UIViewController, UICollisionBehaviorDelegate {

    private let lockView = UIView()
    private var animator: UIDynamicAnimator!
    private var gravity: UIGravityBehavior!
    private var push: UIPushBehavior!
    private var attachment: UIAttachmentBehavior?
    private var bounceCount = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .lightGray
        lockView.frame = view.bounds
        lockView.backgroundColor = #colorLiteral(red: 0.2196078449, green: 0.007843137719, blue: 0.8549019694, alpha: 1)
        view.addSubview(lockView)

        animator = UIDynamicAnimator(referenceView: view)
        let collision = UICollisionBehavior(items: [lockView])
        collision.setTranslatesReferenceBoundsIntoBoundary(
            with: UIEdgeInsets(top: -view.bounds.size.height, left: 0, bottom: 0, right: 0))
        collision.collisionDelegate = self
        animator.addBehavior(collision)

        gravity = UIGravityBehavior(items: [lockView])
        gravity.gravityDirection = CGVector(dx: 0.0, dy: 1.0)
        animator.addBehavior(gravity)

        push = UIPushBehavior(items: [lockView], mode: .instantaneous)
        push.magnitude = 0
        push.angle = 0
        animator.addBehavior(push)

        let item = UIDynamicItemBehavior(items: [lockView])
        item.elasticity = 0.35
        animator.addBehavior(item)

        lockView.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
        lockView.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(panned(_:))))
    }

    @objc func tapped() {
        push.pushDirection = CGVector(dx: 0, dy: -100)
        push.active = true
    }

    @objc func panned(_ pan: UIPanGestureRecognizer) {
        let location = CGPoint(x: lockView.frame.midX, y: pan.location(in: view).y)
        if pan.state == .began {
            animator.removeBehavior(gravity)
            let attachment = UIAttachmentBehavior(item: lockView, attachedToAnchor: location)
            animator.addBehavior(attachment)
            self.attachment = attachment
        } else if pan.state == .changed {
            attachment?.anchorPoint = location
        } else if pan.state == .ended {
            if let attachment = attachment { animator.removeBehavior(attachment) }
            self.attachment = nil
            let velocity = pan.velocity(in: view)
            gravity.gravityDirection = CGVector(dx: 0, dy: velocity.y < -300 ? -1 : 1)
            animator.addBehavior(gravity)
        }
    }

    func collisionBehavior(_ behavior: UICollisionBehavior, beganContactFor item: UIDynamicItem,
                           withBoundaryIdentifier identifier: NSCopying?, at p: CGPoint) {
        bounceCount += 1
        print("contact \(bounceCount)")
    }
}
