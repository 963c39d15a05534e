// swift-format-ignore-file
// A side menu that is flicked in and out by swipes, in Swift 3 to 5.

import UIKit

class SideMenuViewController: UIViewController {

    let menuWidth: CGFloat = 150
    var menu: UIView!
    var animator: UIDynamicAnimator!

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        menu = UIView(frame: CGRect(x: -menuWidth, y: 20, width: menuWidth, height: view.frame.size.height - 20))
        menu.backgroundColor = UIColor(red: 0.2, green: 0.2, blue: 0.4, alpha: 1)
        for (index, title) in ["Home", "Search", "Settings"].enumerated() {
            let item = UILabel(frame: CGRect(x: 16, y: 30 + 44 * CGFloat(index), width: menuWidth - 32, height: 30))
            item.text = title
            item.textColor = .white
            menu.addSubview(item)
        }
        view.addSubview(menu)

        animator = UIDynamicAnimator(referenceView: view)
        for direction in [UISwipeGestureRecognizer.Direction.right, .left] {
            let swipe = UISwipeGestureRecognizer(target: self, action: #selector(handleSwipe(_:)))
            swipe.direction = direction
            view.addGestureRecognizer(swipe)
        }
    }

    @objc func handleSwipe(_ recognizer: UISwipeGestureRecognizer) {
        toggleMenu(recognizer.direction == .right)
    }

    func toggleMenu(_ open: Bool) {
        animator.removeAllBehaviors()
        let gravityX: CGFloat = open ? 2 : -1
        let pushMagnitude: CGFloat = open ? 20 : -20
        let boundaryX: CGFloat = open ? menuWidth : -menuWidth - 5

        let gravity = UIGravityBehavior(items: [menu])
        gravity.gravityDirection = CGVector(dx: gravityX, dy: 0)
        animator.addBehavior(gravity)

        let collision = UICollisionBehavior(items: [menu])
        collision.addBoundary(withIdentifier: "edge" as NSCopying, from: CGPoint(x: boundaryX, y: 20),
                              to: CGPoint(x: boundaryX, y: view.bounds.size.height))
        animator.addBehavior(collision)

        let push = UIPushBehavior(items: [menu], mode: .instantaneous)
        push.magnitude = pushMagnitude
        animator.addBehavior(push)

        let behavior = UIDynamicItemBehavior(items: [menu])
        behavior.elasticity = 0.4
        animator.addBehavior(behavior)
    }
}
