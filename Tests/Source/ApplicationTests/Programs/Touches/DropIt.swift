// swift-format-ignore-file
// Taps drop squares; a full row at the bottom is removed. In the style of a course of 2016, Swift
// 3.

import UIKit

class DropItBehavior: UIDynamicBehavior {

    let gravity = UIGravityBehavior()

    lazy var collider: UICollisionBehavior = {
        let collider = UICollisionBehavior()
        collider.translatesReferenceBoundsIntoBoundary = true
        return collider
    }()

    lazy var dropBehavior: UIDynamicItemBehavior = {
        let behavior = UIDynamicItemBehavior()
        behavior.allowsRotation = false
        behavior.elasticity = 0.1
        return behavior
    }()

    override init() {
        super.init()
        addChildBehavior(gravity)
        addChildBehavior(collider)
        addChildBehavior(dropBehavior)
    }

    func addDrop(_ drop: UIView) {
        dynamicAnimator?.referenceView?.addSubview(drop)
        gravity.addItem(drop)
        collider.addItem(drop)
        dropBehavior.addItem(drop)
    }

    func removeDrop(_ drop: UIView) {
        gravity.removeItem(drop)
        collider.removeItem(drop)
        dropBehavior.removeItem(drop)
        drop.removeFromSuperview()
    }
}

class DropItViewController: UIViewController, UIDynamicAnimatorDelegate {

    var gameView: UIView!
    let dropItBehavior = DropItBehavior()

    lazy var animator: UIDynamicAnimator = {
        let lazilyCreatedAnimator = UIDynamicAnimator(referenceView: self.gameView)
        lazilyCreatedAnimator.delegate = self
        return lazilyCreatedAnimator
    }()

    var dropsPerRow = 4

    var dropSize: CGSize {
        let size = gameView.bounds.size.width / CGFloat(dropsPerRow)
        return CGSize(width: size, height: size)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        gameView = UIView(frame: view.bounds)
        gameView.backgroundColor = UIColor(white: 0.95, alpha: 1)
        view.addSubview(gameView)
        animator.addBehavior(dropItBehavior)
        gameView.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(DropItViewController.drop(_:))))
    }

    func drop(_ sender: UITapGestureRecognizer) {
        let column = Int(sender.location(in: gameView).x / dropSize.width)
        var frame = CGRect(origin: CGPoint.zero, size: dropSize)
        frame.origin.x = CGFloat(column) * dropSize.width
        let dropView = UIView(frame: frame)
        dropView.backgroundColor = UIColor.randomDrop
        dropItBehavior.addDrop(dropView)
    }

    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
        removeCompletedRow()
    }

    func removeCompletedRow() {
        let y = gameView.frame.maxY - dropSize.height / 2
        var dropsToRemove = [UIView]()
        for column in 0..<dropsPerRow {
            let point = CGPoint(x: (CGFloat(column) + 0.5) * dropSize.width, y: y)
            if let hitView = gameView.hitTest(point, with: nil), hitView.superview == gameView {
                dropsToRemove.append(hitView)
            }
        }
        guard dropsToRemove.count == dropsPerRow else { return }
        for drop in dropsToRemove { dropItBehavior.removeDrop(drop) }
        print("removed a row")
    }
}

private extension UIColor {
    class var randomDrop: UIColor {
        switch arc4random() % 5 {
        case 0: return UIColor.green
        case 1: return UIColor.blue
        case 2: return UIColor.orange
        case 3: return UIColor.red
        default: return UIColor.purple
        }
    }
}
