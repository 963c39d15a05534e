// swift-format-ignore-file
// Pushes, item behaviors, and a behavior that is made of four.

import UIKit

class PushedBoxViewController: UIViewController {

    let box = UIView(frame: CGRect(x: 110, y: 150, width: 100, height: 100))
    var animator: UIDynamicAnimator!
    var mode: UIPushBehavior.Mode { return .instantaneous }

    override func viewDidLoad() {
        super.viewDidLoad()
        box.backgroundColor = UIColor.purple
        view.addSubview(box)
        animator = UIDynamicAnimator(referenceView: view)

        let push = UIPushBehavior(items: [box], mode: mode)
        push.pushDirection = CGVector(dx: 0.2, dy: 0.2)
        animator.addBehavior(push)
        print("active: \(push.active)")
        push.action = { [unowned push] in
            if !push.active {
                print("active: \(push.active)")
                push.action = nil
            }
        }
    }
}

class ContinuouslyPushedBoxViewController: PushedBoxViewController {
    override var mode: UIPushBehavior.Mode { return .continuous }
}

class OffsetPushViewController: UIViewController {

    private lazy var animator = UIDynamicAnimator(referenceView: view)

    override func viewDidLoad() {
        super.viewDidLoad()
        push(CGRect(x: 30, y: 70, width: 100, height: 100), CGVector(dx: 0.2, dy: 0.2), UIOffset(horizontal: 20, vertical: 20))
        push(CGRect(x: 30, y: 254, width: 100, height: 60), CGVector(dx: 0.3, dy: 0), UIOffset(horizontal: 0, vertical: -20))
        push(CGRect(x: 30, y: 390, width: 100, height: 100), CGVector(dx: 0.2, dy: 0), UIOffset(horizontal: 20, vertical: 20))
    }

    private func push(_ frame: CGRect, _ direction: CGVector, _ offset: UIOffset) {
        let box = UIView(frame: frame)
        box.backgroundColor = .lightGray
        view.addSubview(box)
        let push = UIPushBehavior(items: [box], mode: .instantaneous)
        push.pushDirection = direction
        push.setTargetOffsetFromCenter(offset, for: box)
        animator.addBehavior(push)
    }
}

class ItemBehaviorViewController: UIViewController {

    var boxes: [UIView] = []
    var animator: UIDynamicAnimator!
    var frames: [CGRect] { return [CGRect(x: 20, y: 160, width: 80, height: 80), CGRect(x: 20, y: 320, width: 80, height: 80)] }

    override func viewDidLoad() {
        super.viewDidLoad()
        boxes = frames.map(UIView.init(frame:))
        for box in boxes {
            box.backgroundColor = .cyan
            view.addSubview(box)
        }
        animator = UIDynamicAnimator(referenceView: view)
        addBehaviors()
    }

    func addBehaviors() {
        let behavior = UIDynamicItemBehavior(items: boxes)
        behavior.elasticity = 0.2
        behavior.resistance = 0.5
        behavior.addLinearVelocity(CGPoint(x: 200, y: 0), for: boxes[0])
        animator.addBehavior(behavior)
    }
}

class NoRotationViewController: ItemBehaviorViewController {
    override var frames: [CGRect] { return [CGRect(x: 30, y: 154, width: 100, height: 60), CGRect(x: 30, y: 354, width: 100, height: 60)] }

    override func addBehaviors() {
        let behavior = UIDynamicItemBehavior(items: [boxes[0]])
        behavior.allowsRotation = false
        animator.addBehavior(behavior)
        let push = UIPushBehavior(items: boxes, mode: .instantaneous)
        push.pushDirection = CGVector(dx: 0.3, dy: 0)
        boxes.forEach { push.setTargetOffsetFromCenter(UIOffset(horizontal: 0, vertical: -20), for: $0) }
        animator.addBehavior(push)
    }
}

class AddedVelocityViewController: ItemBehaviorViewController {
    override var frames: [CGRect] { return [CGRect(x: 20, y: 244, width: 80, height: 80)] }

    override func addBehaviors() {
        let box = boxes[0]
        let behavior = UIDynamicItemBehavior(items: [box])
        animator.addBehavior(behavior)
        for dx: CGFloat in [50, 50, -50] {
            behavior.addLinearVelocity(CGPoint(x: dx, y: 0), for: box)
            let velocity = behavior.linearVelocity(for: box)
            NSLog("linear velocity (%.1f, %.1f)", velocity.x, velocity.y)
        }
        for angular: CGFloat in [1, -0.5] {
            behavior.addAngularVelocity(angular, for: box)
            NSLog("angular velocity %.1f", behavior.angularVelocity(for: box))
        }
    }
}

class CompositeBehavior: UIDynamicBehavior {

    init(item: UIDynamicItem) {
        super.init()
        let properties = UIDynamicItemBehavior(items: [item])
        properties.elasticity = 0.2
        properties.resistance = 0.5
        let attachment = UIAttachmentBehavior(item: item, attachedToAnchor: CGPoint(x: 100, y: 100))
        attachment.frequency = 4.0
        attachment.damping = 0.5
        let push = UIPushBehavior(items: [item], mode: .instantaneous)
        push.pushDirection = CGVector(dx: 0.2, dy: 0.2)
        addChildBehavior(properties)
        addChildBehavior(attachment)
        addChildBehavior(UIGravityBehavior(items: [item]))
        addChildBehavior(push)
    }
}

class CompositeViewController: UIViewController {

    let box = UIView(frame: CGRect(x: 120, y: 110, width: 80, height: 80))
    var animator: UIDynamicAnimator!

    override func viewDidLoad() {
        super.viewDidLoad()
        box.backgroundColor = .magenta
        view.addSubview(box)
        animator = UIDynamicAnimator(referenceView: view)
        let behavior = CompositeBehavior(item: box)
        animator.addBehavior(behavior)
        print("behaviors: \(animator.behaviors.count), children: \(behavior.childBehaviors.count)")
    }
}
