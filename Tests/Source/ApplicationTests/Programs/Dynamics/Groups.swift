// swift-format-ignore-file
// An item group that falls as one body, next to the same squares alone, in Swift 5.

import UIKit

class GroupViewController: UIViewController {

    var animator: UIDynamicAnimator!

    override func viewDidLoad() {
        super.viewDidLoad()
        let tall = UIView(frame: CGRect(x: 60, y: 60, width: 40, height: 80))
        let wide = UIView(frame: CGRect(x: 100, y: 100, width: 80, height: 40))
        let alone = UIView(frame: CGRect(x: 230, y: 60, width: 40, height: 40))
        for (square, color) in zip([tall, wide, alone], [UIColor.systemRed, .systemRed, .systemGray]) {
            square.backgroundColor = color
            view.addSubview(square)
        }
        let group = UIDynamicItemGroup(items: [tall, wide])
        animator = UIDynamicAnimator(referenceView: view)
        animator.addBehavior(UIGravityBehavior(items: [group, alone]))
        let collision = UICollisionBehavior(items: [group, alone])
        collision.translatesReferenceBoundsIntoBoundary = true
        animator.addBehavior(collision)
    }
}
