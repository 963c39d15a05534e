// swift-format-ignore-file
// Three behaviors with five items, of which one belongs to none.

import UIKit

class ArchitectureViewController: UIViewController {

    var animator: UIDynamicAnimator?

    override func viewDidLoad() {
        super.viewDidLoad()
        let centers = [(50, 80), (130, 80), (130, 420), (60, 300), (270, 200)]
        let boxes = centers.map { center -> UIView in
            let box = UIView(frame: CGRect(x: center.0 - 30, y: center.1 - 30, width: 60, height: 60))
            box.backgroundColor = UIColor.orange
            self.view.addSubview(box)
            return box
        }

        animator = UIDynamicAnimator(referenceView: self.view)
        let gravity = UIGravityBehavior(items: [boxes[0], boxes[1]])
        animator?.addBehavior(gravity)

        let collision = UICollisionBehavior(items: [boxes[1], boxes[2]])
        collision.translatesReferenceBoundsIntoBoundary = true
        animator?.addBehavior(collision)

        let push = UIPushBehavior(items: [boxes[3]], mode: .continuous)
        push.pushDirection = CGVector(dx: 0.36, dy: 0.0)
        animator?.addBehavior(push)
    }
}
