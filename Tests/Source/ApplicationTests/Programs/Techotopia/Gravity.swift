// swift-format-ignore-file
// Items that are added to and removed from a gravity behavior.

import UIKit

class GravityItemsViewController: UIViewController {

    var boxes: [UIView] = []
    var animator: UIDynamicAnimator!
    var gravity: UIGravityBehavior!

    override func viewDidLoad() {
        super.viewDidLoad()
        for index in 0 ..< 3 {
            let box = UIView()
            box.frame = CGRect(x: 30, y: 30 + 100 * index, width: 60, height: 60)
            box.backgroundColor = [UIColor.blue, UIColor.orange, UIColor.green][index]
            view.addSubview(box)
            boxes.append(box)
        }
        animator = UIDynamicAnimator(referenceView: view)
        gravity = UIGravityBehavior(items: [boxes[0], boxes[1]])
        let vector = CGVector(dx: 1.0, dy: 0.5)
        gravity.gravityDirection = vector
        animator.addBehavior(gravity)
        schedule()
    }

    func schedule() {
        Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { [weak self] _ in
            guard let self else { return }
            self.gravity.addItem(self.boxes[2])
            self.gravity.removeItem(self.boxes[1])
        }
    }
}

class CoastingItemViewController: GravityItemsViewController {
    override func schedule() {
        animator.addBehavior(UIDynamicItemBehavior(items: [boxes[1]]))
        super.schedule()
    }
}

class RemovedGravityViewController: GravityItemsViewController {
    override func schedule() {
        super.schedule()
        perform(#selector(stop), with: nil, afterDelay: 1.0)
    }

    @objc func stop() {
        animator.removeBehavior(gravity)
    }
}
