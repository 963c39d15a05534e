// swift-format-ignore-file
// The talk's tour of the behaviors: one square, one behavior at a time.

import UIKit

class SquareViewController: UIViewController {

    lazy var animator: UIDynamicAnimator = UIDynamicAnimator(referenceView: self.view)
    var square: UIView!

    var start: CGPoint { CGPoint(x: 160, y: 110) }

    override func viewDidLoad() {
        super.viewDidLoad()
        square = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        square.center = start
        square.backgroundColor = UIColor(red: 0.2, green: 0.5, blue: 0.85, alpha: 1)
        view.addSubview(square)
        addBehaviors()
    }

    func addBehaviors() {
        let gravity = UIGravityBehavior(items: [square])
        animator.addBehavior(gravity)
    }
}

class CollisionSquareViewController: SquareViewController {
    var elasticity: CGFloat { 0.2 }

    override func addBehaviors() {
        super.addBehaviors()
        let collision = UICollisionBehavior(items: [square])
        collision.translatesReferenceBoundsIntoBoundary = true
        animator.addBehavior(collision)

        let itemBehavior = UIDynamicItemBehavior(items: [square])
        itemBehavior.elasticity = elasticity
        animator.addBehavior(itemBehavior)
    }
}

class ElasticSquareViewController: CollisionSquareViewController {
    override var elasticity: CGFloat { 0.5 }
}

class AttachedSquareViewController: SquareViewController {
    override var start: CGPoint { CGPoint(x: 160, y: 380) }

    override func addBehaviors() {
        let attachment = UIAttachmentBehavior(
            item: square, offsetFromCenter: UIOffset(horizontal: -25.0, vertical: -25.0),
            attachedToAnchor: view.center)
        animator.addBehavior(attachment)
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
            attachment.anchorPoint = CGPoint(x: 240, y: 284)
        }
    }
}

class SpringSquareViewController: SquareViewController {
    override var start: CGPoint { CGPoint(x: 160, y: 180) }
    var anchor: CGPoint { CGPoint(x: 160, y: 284) }

    override func addBehaviors() {
        let attachment = UIAttachmentBehavior(item: square, attachedToAnchor: anchor)
        attachment.frequency = 1.0
        attachment.damping = 0.1
        animator.addBehavior(attachment)
        addForce()
    }

    func addForce() {
        let push = UIPushBehavior(items: [square], mode: .instantaneous)
        push.pushDirection = CGVector(dx: 0, dy: -3)
        animator.addBehavior(push)
    }
}

class HangingSquareViewController: SpringSquareViewController {
    override var anchor: CGPoint { CGPoint(x: 160, y: 80) }

    override func addForce() {
        animator.addBehavior(UIGravityBehavior(items: [square]))
    }
}

class SnappedSquareViewController: SquareViewController {
    override func addBehaviors() {
        let snap = UISnapBehavior(item: square, snapTo: CGPoint(x: 80, y: 450))
        snap.damping = 0.5
        animator.addBehavior(snap)
    }
}

class PushedSquareViewController: SquareViewController {
    override var start: CGPoint { CGPoint(x: 160, y: 284) }
    var magnitude: CGFloat { 100 }

    override func addBehaviors() {
        let push = UIPushBehavior(items: [square], mode: .instantaneous)
        push.angle = CGFloat(Double.pi)
        push.magnitude = magnitude
        push.pushDirection = CGVector(dx: magnitude, dy: 0)
        animator.addBehavior(push)
    }
}

class SlowlyPushedSquareViewController: PushedSquareViewController {
    override var magnitude: CGFloat { 1 }
}

class ContinuouslyPushedSquareViewController: SquareViewController {
    override var start: CGPoint { CGPoint(x: 160, y: 284) }

    override func addBehaviors() {
        let push = UIPushBehavior(items: [square], mode: .continuous)
        push.angle = .pi
        push.magnitude = 100
        push.pushDirection = CGVector(dx: 0, dy: 100)
        animator.addBehavior(push)
    }
}
