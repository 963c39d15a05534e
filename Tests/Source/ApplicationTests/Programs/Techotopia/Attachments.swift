// swift-format-ignore-file
// Attachments to items and anchors, and snaps.

import UIKit

class AttachedItemsViewController: UIViewController {

    var boxes = [UIView]()
    var animator: UIDynamicAnimator!
    var frames: [CGRect] {
        [CGRect(x: 70, y: 120, width: 60, height: 60), CGRect(x: 190, y: 120, width: 60, height: 60)]
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        for frame in frames {
            let box = UIView(frame: frame)
            box.backgroundColor = .systemOrange
            view.addSubview(box)
            boxes += [box]
        }
        animator = UIDynamicAnimator(referenceView: view)
        addBehaviors()
    }

    func addBehaviors() {
        let attachment = UIAttachmentBehavior(item: boxes[0], attachedTo: boxes[1])
        animator.addBehavior(attachment)
        let push = UIPushBehavior(items: [boxes[1]], mode: .instantaneous)
        push.pushDirection = CGVector(dx: 0.36, dy: 0)
        animator.addBehavior(push)
    }
}

class AnchorSpringViewController: AttachedItemsViewController {
    override var frames: [CGRect] { [CGRect(x: 160, y: 60, width: 80, height: 80)] }

    override func addBehaviors() {
        let attachment = UIAttachmentBehavior(item: boxes[0], attachedToAnchor: CGPoint(x: 100, y: 100))
        attachment.frequency = 4.0
        attachment.damping = 0.5
        animator.addBehavior(attachment)

        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [unowned self] in
            self.animator.addBehavior(UIGravityBehavior(items: [self.boxes[0]]))
        }
    }
}

class OffsetSpringViewController: AnchorSpringViewController {
    override func addBehaviors() {
        let attachment = UIAttachmentBehavior(
            item: boxes[0], offsetFromCenter: UIOffset(horizontal: 20, vertical: 20),
            attachedToAnchor: CGPoint(x: 100, y: 100))
        attachment.frequency = 4.0
        attachment.damping = 0.5
        animator.addBehavior(attachment)
        animator.addBehavior(UIGravityBehavior(items: [boxes[0]]))
    }
}

class SnapToPointViewController: AttachedItemsViewController {
    override var frames: [CGRect] { [CGRect(x: 210, y: 360, width: 80, height: 80)] }
    var damping: CGFloat { 1 }

    override func addBehaviors() {
        let snap = UISnapBehavior(item: boxes[0], snapTo: CGPoint(x: 100, y: 100))
        snap.damping = damping
        animator.addBehavior(snap)
        guard damping == 1 else { return }
        Timer.scheduledTimer(timeInterval: 2, target: self, selector: #selector(moveAway), userInfo: nil, repeats: false)
    }

    @objc private func moveAway() {
        boxes[0].center = CGPoint(x: 220, y: 300)
        animator.updateItem(usingCurrentState: boxes[0])
    }
}

class HalfDampedSnapViewController: SnapToPointViewController {
    override var damping: CGFloat { 0.5 }
}

class UndampedSnapViewController: SnapToPointViewController {
    override var damping: CGFloat { 0 }
}

class TiltViewController: UIViewController {

    private var animators: [UIDynamicAnimator] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        let level = UIView(frame: CGRect(x: 100, y: 150, width: 120, height: 60))
        hang(level, aroundX: 64, at: .zero)

        let tilted = UIView(frame: CGRect(x: 140, y: 170, width: 120, height: 60))
        let offset = UIOffset(horizontal: -40, vertical: -20)
        pose(tilted, hangingAt: offset)
        hang(tilted, aroundX: 240, at: offset)
    }

    func pose(_ item: UIView, hangingAt offset: UIOffset) {}

    private func hang(_ item: UIView, aroundX x: CGFloat, at offset: UIOffset) {
        let pane = UIView(frame: view.bounds.offsetBy(dx: x - view.bounds.midX, dy: 0))
        view.addSubview(pane)
        item.backgroundColor = .green
        pane.addSubview(item)
        let animator = UIDynamicAnimator(referenceView: pane)
        animators.append(animator)
        animator.addBehavior(UIAttachmentBehavior(item: item, offsetFromCenter: offset, attachedToAnchor: CGPoint(x: 160, y: 80)))
        animator.addBehavior(UIGravityBehavior(items: [item]))
    }
}

class PosedTiltViewController: TiltViewController {
    override func pose(_ item: UIView, hangingAt offset: UIOffset) {
        let length = sqrt(offset.horizontal * offset.horizontal + offset.vertical * offset.vertical)
        item.center = CGPoint(x: 160, y: 180 + length)
        item.transform = CGAffineTransform(rotationAngle: -.pi / 2 - atan2(offset.vertical, offset.horizontal))
    }
}
