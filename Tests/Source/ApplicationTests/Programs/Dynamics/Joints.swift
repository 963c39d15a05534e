// swift-format-ignore-file
// The attachments of iOS 9: a slider, a pin, a limit and a fixed joint, in Swift 5.

import UIKit

class JointsViewController: UIViewController {

    private func box(_ center: CGPoint, _ color: UIColor) -> UIView {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        box.center = center
        box.backgroundColor = color
        view.addSubview(box)
        return box
    }

    var animator: UIDynamicAnimator!

    override func viewDidLoad() {
        super.viewDidLoad()
        let slider = box(CGPoint(x: 60, y: 100), .red)
        let rod = [box(CGPoint(x: 140, y: 100), .green), box(CGPoint(x: 180, y: 100), .green)]
        let rope = [box(CGPoint(x: 250, y: 60), .blue), box(CGPoint(x: 250, y: 100), .blue)]
        animator = UIDynamicAnimator(referenceView: view)

        let sliding = UIAttachmentBehavior.slidingAttachment(
            with: slider, attachmentAnchor: CGPoint(x: 60, y: 100), axisOfTranslation: CGVector(dx: 1, dy: 0))
        sliding.attachmentRange = UIFloatRange(minimum: -200, maximum: 200)
        animator.addBehavior(sliding)

        let fixed = UIAttachmentBehavior.fixedAttachment(
            with: rod[0], attachedTo: rod[1], attachmentAnchor: CGPoint(x: 160, y: 100))
        animator.addBehavior(fixed)
        animator.addBehavior(UIAttachmentBehavior(item: rod[0], attachedToAnchor: CGPoint(x: 140, y: 20)))

        let limit = UIAttachmentBehavior.limitAttachment(
            with: rope[0], offsetFromCenter: .zero, attachedTo: rope[1], offsetFromCenter: .zero)
        limit.length = 120
        animator.addBehavior(limit)

        let anchored = UIDynamicItemBehavior(items: [rope[0]])
        anchored.isAnchored = true
        animator.addBehavior(anchored)

        let gravity = UIGravityBehavior(items: [slider, rope[1]] + rod)
        animator.addBehavior(gravity)
        let resistance = UIDynamicItemBehavior(items: rod + [rope[1]])
        resistance.resistance = 2
        resistance.angularResistance = 2
        animator.addBehavior(resistance)
    }
}
