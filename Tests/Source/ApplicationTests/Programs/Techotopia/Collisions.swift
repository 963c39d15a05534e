// swift-format-ignore-file
// The modes of a collision behavior, and its boundaries.

import UIKit

class CollisionItemsViewController: UIViewController {

    var boxes: [UIView] = []
    var animator: UIDynamicAnimator?
    let collision = UICollisionBehavior(items: [])

    var frames: [CGRect] {
        return [CGRect(x: 40, y: 244, width: 80, height: 80), CGRect(x: 200, y: 244, width: 80, height: 80)]
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        for frame in frames {
            let box = UIView(frame: frame)
            box.backgroundColor = .gray
            view.addSubview(box)
            boxes.append(box)
        }
        animator = UIDynamicAnimator(referenceView: view)
        addBehaviors()
    }

    func addBehaviors() {
        boxes.forEach(collision.addItem)
        collision.translatesReferenceBoundsIntoBoundary = true
        collision.collisionMode = .items
        animator?.addBehavior(collision)

        let behavior = UIDynamicItemBehavior(items: [boxes[0]])
        behavior.addLinearVelocity(CGPoint(x: 200, y: 0), for: boxes[0])
        animator?.addBehavior(behavior)
    }
}

class CollisionBoundariesViewController: CollisionItemsViewController {

    override var frames: [CGRect] {
        return [CGRect(x: 120, y: 60, width: 80, height: 80), CGRect(x: 120, y: 260, width: 80, height: 80)]
    }

    override func addBehaviors() {
        animator?.addBehavior(UIGravityBehavior(items: boxes))
        boxes.forEach { collision.addItem($0) }
        collision.translatesReferenceBoundsIntoBoundary = true
        configure()
        animator?.addBehavior(collision)
    }

    func configure() {
        collision.collisionMode = UICollisionBehavior.Mode.boundaries
    }
}

class CollisionEverythingViewController: CollisionBoundariesViewController, UICollisionBehaviorDelegate {

    override func configure() {
        collision.collisionDelegate = self
    }

    private func name(_ item: UIDynamicItem) -> String {
        return (item as? UIView) === boxes[0] ? "upper" : "lower"
    }

    private func text(_ p: CGPoint) -> String {
        return String(format: "(%.1f, %.1f)", p.x, p.y)
    }

    func collisionBehavior(_ behavior: UICollisionBehavior, beganContactFor item1: UIDynamicItem, with item2: UIDynamicItem, at p: CGPoint) {
        print("began \(name(item1)), \(name(item2)) at \(text(p))")
    }

    func collisionBehavior(_ behavior: UICollisionBehavior, endedContactFor item1: UIDynamicItem, with item2: UIDynamicItem) {
        print("ended \(name(item1)), \(name(item2))")
    }

    func collisionBehavior(_ behavior: UICollisionBehavior, beganContactFor item: UIDynamicItem, withBoundaryIdentifier identifier: NSCopying?, at p: CGPoint) {
        print("began \(name(item)), \(identifier.map { "\($0)" } ?? "bounds") at \(text(p))")
    }

    func collisionBehavior(_ behavior: UICollisionBehavior, endedContactFor item: UIDynamicItem, withBoundaryIdentifier identifier: NSCopying?) {
        print("ended \(name(item)), \(identifier.map { "\($0)" } ?? "bounds")")
    }
}

class CollisionInsetsViewController: CollisionItemsViewController {

    override var frames: [CGRect] { return [CGRect(x: 120, y: 60, width: 80, height: 80)] }

    override func addBehaviors() {
        animator?.addBehavior(UIGravityBehavior(items: boxes))
        boxes.forEach { collision.addItem($0) }
        addBoundary()
        animator?.addBehavior(collision)
    }

    func addBoundary() {
        collision.setTranslatesReferenceBoundsIntoBoundary(with: UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20))
    }
}

class CollisionLineViewController: CollisionInsetsViewController {

    override var frames: [CGRect] { return [CGRect(x: 70, y: 70, width: 60, height: 60)] }

    override func addBoundary() {
        collision.translatesReferenceBoundsIntoBoundary = true
        collision.addBoundary(withIdentifier: "slope" as NSString, from: CGPoint(x: 0, y: 300), to: CGPoint(x: 320, y: 420))
    }
}

class CollisionPathViewController: CollisionInsetsViewController {

    override var frames: [CGRect] { return [CGRect(x: 130, y: 230, width: 60, height: 60)] }

    override func addBoundary() {
        let path = UIBezierPath(rect: CGRect(x: 40, y: 200, width: 240, height: 240))
        collision.addBoundary(withIdentifier: "cage" as NSCopying, for: path)
    }
}
