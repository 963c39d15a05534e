// swift-format-ignore-file
// Recipe 13-2 of the book: attachments as springs and rods, and a behavior that is made of others.

import UIKit

class AttachmentViewController: UIViewController {

    let ball = UIImageView(frame: CGRect(x: 128, y: 100, width: 64, height: 64))
    let star = UIImageView(frame: CGRect(x: 128, y: 200, width: 64, height: 64))
    var animator: UIDynamicAnimator!

    override func viewDidLoad() {
        super.viewDidLoad()
        ball.backgroundColor = .blue
        star.backgroundColor = .yellow
        view.addSubview(ball)
        view.addSubview(star)
        animator = UIDynamicAnimator(referenceView: self.view)
        addBehaviors()
    }

    func addBehaviors() {
        let gravityBehavior = UIGravityBehavior(items: [ball, star])
        let collisionBehavior = UICollisionBehavior(items: [ball, star])
        let anchorPoint = CGPoint(x: self.view.frame.size.width / 2, y: 20)
        let ballAttachment = UIAttachmentBehavior(item: ball, attachedToAnchor: anchorPoint)
        let starAttachment = UIAttachmentBehavior(
            item: star, offsetFromCenter: UIOffset(horizontal: -20.0, vertical: 0),
            attachedTo: ball, offsetFromCenter: UIOffset.zero)
        collisionBehavior.translatesReferenceBoundsIntoBoundary = true
        configure([ballAttachment, starAttachment])
        for behavior: UIDynamicBehavior in [ballAttachment, starAttachment, collisionBehavior, gravityBehavior] {
            animator.addBehavior(behavior)
        }
    }

    func configure(_ attachments: [UIAttachmentBehavior]) {
        for attachment in attachments {
            attachment.frequency = 1.0
            attachment.damping = 0.65
        }
    }
}

class RigidAttachmentViewController: AttachmentViewController {
    override func configure(_ attachments: [UIAttachmentBehavior]) {}
}

class BouncingSpringBehavior: UIDynamicBehavior {

    convenience init(items: [UIDynamicItem], anchorPoint: String, asPrinted: Bool) {
        self.init()
        let gravity = UIGravityBehavior(items: items)
        let collision = UICollisionBehavior(items: items)
        let first = UIAttachmentBehavior(item: items[0], attachedToAnchor: NSCoder.cgPoint(for: anchorPoint))
        let second = UIAttachmentBehavior(
            item: items[1], offsetFromCenter: UIOffset(horizontal: -20, vertical: 0),
            attachedTo: items[0], offsetFromCenter: .zero)
        collision.translatesReferenceBoundsIntoBoundary = true
        first.frequency = 1.0
        second.damping = 0.65
        if !asPrinted {
            second.frequency = 1.0
            first.damping = 0.65
        }
        addChildBehavior(gravity)
        addChildBehavior(collision)
        addChildBehavior(first)
        addChildBehavior(second)
    }
}

class BouncingSpringViewController: AttachmentViewController {

    var asPrinted: Bool { return false }

    override func addBehaviors() {
        let anchor = NSCoder.string(for: CGPoint(x: view.frame.width / 2, y: 20))
        let behavior = BouncingSpringBehavior(items: [ball, star], anchorPoint: anchor, asPrinted: asPrinted)
        animator.addBehavior(behavior)
    }
}

class BouncingSpringAsPrintedViewController: BouncingSpringViewController {
    override var asPrinted: Bool { return true }
}
