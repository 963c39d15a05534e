// swift-format-ignore-file
// Recipe 13-2 of the book: the properties of items.

import UIKit

class ItemPropertiesViewController: UIViewController {

    let ball1 = UIImageView(frame: CGRect(x: 48, y: 84, width: 64, height: 64))
    let ball2 = UIImageView(frame: CGRect(x: 208, y: 84, width: 64, height: 64))
    var animator: UIDynamicAnimator!

    override func viewDidLoad() {
        super.viewDidLoad()
        for ball in [ball1, ball2] {
            ball.backgroundColor = UIColor.blue
            view.addSubview(ball)
        }

        animator = UIDynamicAnimator(referenceView: view)
        let gravityBehavior = UIGravityBehavior(items: [ball1, ball2])
        let collisionBehavior = UICollisionBehavior(items: [ball1, ball2])
        let propertiesBehavior = UIDynamicItemBehavior(items: [ball2])
        setProperties(of: propertiesBehavior)
        collisionBehavior.translatesReferenceBoundsIntoBoundary = true

        animator.addBehavior(propertiesBehavior)
        animator.addBehavior(gravityBehavior)
        animator.addBehavior(collisionBehavior)
    }

    func setProperties(of behavior: UIDynamicItemBehavior) {
        behavior.elasticity = 0.75
    }
}

class ResistanceViewController: ItemPropertiesViewController {

    override func setProperties(of behavior: UIDynamicItemBehavior) {
        behavior.resistance = 5.0
        behavior.elasticity = 0.2
    }
}
