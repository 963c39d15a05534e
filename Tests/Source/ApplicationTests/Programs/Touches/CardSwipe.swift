// swift-format-ignore-file
// A stack of cards that are swiped away or snap back, in Swift 5.

import UIKit

enum SwipeDirection {
    case left, right
}

protocol CardViewDelegate: class {
    func card(_ card: CardView, didSwipe direction: SwipeDirection)
}

class CardView: UIView {

    weak var delegate: CardViewDelegate?
    private var animator: UIDynamicAnimator!
    private var attachment: UIAttachmentBehavior?
    private var home = CGPoint.zero
    private let threshold: CGFloat = 500

    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        guard let superview = superview else { return }
        home = center
        animator = UIDynamicAnimator(referenceView: superview)
        let pan = UIPanGestureRecognizer(target: self, action: #selector(handlePan))
        addGestureRecognizer(pan)
        layer.cornerRadius = 12
        layer.shadowOpacity = 0.3
        layer.shadowOffset = CGSize(width: 0, height: 2)
    }

    @objc private func handlePan(_ gesture: UIPanGestureRecognizer) {
        let location = gesture.location(in: superview)
        switch gesture.state {
        case .began:
            animator.removeAllBehaviors()
            let point = gesture.location(in: self)
            let offset = UIOffset(horizontal: point.x - bounds.midX, vertical: point.y - bounds.midY)
            let attachment = UIAttachmentBehavior(item: self, offsetFromCenter: offset, attachedToAnchor: location)
            animator.addBehavior(attachment)
            self.attachment = attachment
        case .changed:
            attachment?.anchorPoint = location
        case .ended, .cancelled, .failed:
            animator.removeAllBehaviors()
            let velocity = gesture.velocity(in: superview)
            if abs(velocity.x) > threshold {
                throwAway(velocity)
            } else {
                let snap = UISnapBehavior(item: self, snapTo: home)
                snap.damping = 0.6
                animator.addBehavior(snap)
            }
        default:
            break
        }
    }

    private func throwAway(_ velocity: CGPoint) {
        let item = UIDynamicItemBehavior(items: [self])
        item.addLinearVelocity(velocity, for: self)
        item.addAngularVelocity(velocity.x > 0 ? 1 : -1, for: self)
        item.action = { [unowned self] in
            guard let superview = self.superview, !superview.bounds.intersects(self.frame) else { return }
            self.animator.removeAllBehaviors()
            self.removeFromSuperview()
            self.delegate?.card(self, didSwipe: velocity.x > 0 ? .right : .left)
        }
        animator.addBehavior(item)
    }
}

class CardSwipeViewController: UIViewController {

    private(set) var liked = 0
    private(set) var passed = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor.groupTableViewBackground
        for index in 0..<3 {
            let card = CardView(frame: CGRect(x: 40, y: 120, width: 240, height: 300))
            card.backgroundColor = [UIColor.systemYellow, .systemGreen, .systemIndigo][index]
            card.delegate = self
            view.addSubview(card)
        }
    }
}

extension CardSwipeViewController: CardViewDelegate {
    func card(_ card: CardView, didSwipe direction: SwipeDirection) {
        switch direction {
        case .left: passed += 1
        case .right: liked += 1
        }
        print("liked \(liked), passed \(passed)")
    }
}
