// swift-format-ignore-file
// Views that are stacked at the bottom; one that is dragged up far enough snaps in place and the
// others fade. In Swift 2.3 to 5.

import UIKit

class SandwichViewController: UIViewController, UICollisionBehaviorDelegate {

    var views = [UIView]()
    var animator: UIDynamicAnimator!
    var gravity: UIGravityBehavior!
    var snap: UISnapBehavior?
    var previousTouchPoint = CGPoint.zero
    var draggingView = false
    var viewDocked = false

    override func viewDidLoad() {
        super.viewDidLoad()
        animator = UIDynamicAnimator(referenceView: self.view)
        gravity = UIGravityBehavior()
        animator.addBehavior(gravity)
        gravity.magnitude = 4.0

        var offset: CGFloat = 200.0
        for index in 0..<3 {
            if let view = addRecipe(at: offset, index: index) {
                views.append(view)
                offset -= 50
            }
        }
    }

    private func addRecipe(at offset: CGFloat, index: Int) -> UIView? {
        let frameForView = self.view.bounds.offsetBy(dx: 0.0, dy: self.view.bounds.size.height - offset)
        let recipe = UIView(frame: frameForView)
        recipe.backgroundColor = UIColor(white: 0.8 - CGFloat(index) * 0.25, alpha: 1)
        self.view.addSubview(recipe)

        let pan = UIPanGestureRecognizer(target: self, action: #selector(SandwichViewController.handlePan(gestureRecognizer:)))
        recipe.addGestureRecognizer(pan)

        let collision = UICollisionBehavior(items: [recipe])
        animator.addBehavior(collision)
        let boundary = recipe.frame.origin.y + recipe.frame.size.height + 1
        var boundaryStart = CGPoint(x: 0.0, y: boundary)
        var boundaryEnd = CGPoint(x: self.view.bounds.size.width, y: boundary)
        collision.addBoundary(withIdentifier: 1 as NSCopying, from: boundaryStart, to: boundaryEnd)

        boundaryStart = CGPoint(x: 0.0, y: 0.0)
        boundaryEnd = CGPoint(x: self.view.bounds.size.width, y: 0.0)
        collision.addBoundary(withIdentifier: 2 as NSCopying, from: boundaryStart, to: boundaryEnd)
        collision.collisionDelegate = self

        gravity.addItem(recipe)
        let itemBehavior = UIDynamicItemBehavior(items: [recipe])
        animator.addBehavior(itemBehavior)
        return recipe
    }

    @objc func handlePan(gestureRecognizer: UIPanGestureRecognizer) {
        let touchPoint = gestureRecognizer.location(in: self.view)
        let draggedView = gestureRecognizer.view!

        if gestureRecognizer.state == .began {
            let dragStartPoint = gestureRecognizer.location(in: draggedView)
            if dragStartPoint.y < 200.0 {
                draggingView = true
                previousTouchPoint = touchPoint
            }
        } else if gestureRecognizer.state == .changed && draggingView {
            let yOffset = previousTouchPoint.y - touchPoint.y
            draggedView.center = CGPoint(x: draggedView.center.x, y: draggedView.center.y - yOffset)
            previousTouchPoint = touchPoint
        } else if gestureRecognizer.state == .ended && draggingView {
            tryDock(view: draggedView)
            addVelocity(to: draggedView, from: gestureRecognizer)
            animator.updateItem(usingCurrentState: draggedView)
            draggingView = false
        }
    }

    func itemBehavior(for view: UIView) -> UIDynamicItemBehavior? {
        for behavior in animator.behaviors {
            if let behavior = behavior as? UIDynamicItemBehavior {
                if let possibleView = behavior.items.first as? UIView, possibleView == view {
                    return behavior
                }
            }
        }
        return nil
    }

    func addVelocity(to view: UIView, from gesture: UIPanGestureRecognizer) {
        var velocity = gesture.velocity(in: self.view)
        velocity.x = 0
        itemBehavior(for: view)?.addLinearVelocity(velocity, for: view)
    }

    func tryDock(view: UIView) {
        let viewHasReachedDockLocation = view.frame.origin.y < 100.0
        if viewHasReachedDockLocation {
            if !viewDocked {
                snap = UISnapBehavior(item: view, snapTo: self.view.center)
                animator.addBehavior(snap!)
                setAlpha(0.0, exceptFor: view)
                viewDocked = true
            }
        } else if viewDocked {
            animator.removeBehavior(snap!)
            setAlpha(1.0, exceptFor: view)
            viewDocked = false
        }
    }

    func setAlpha(_ alpha: CGFloat, exceptFor dockedView: UIView) {
        for view in views where view != dockedView {
            view.alpha = alpha
        }
    }

    func collisionBehavior(_ behavior: UICollisionBehavior, beganContactFor item: UIDynamicItem,
                           withBoundaryIdentifier identifier: NSCopying?, at p: CGPoint) {
        if NSNumber(integerLiteral: 2).isEqual(identifier) {
            print("top")
        }
    }
}
