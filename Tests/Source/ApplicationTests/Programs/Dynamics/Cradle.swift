// swift-format-ignore-file
// Newton's cradle in a view of its own; the strings are drawn when a ball moves, in Swift 3.

import UIKit

open class CradleView: UIView {

    fileprivate let balls: [UIView]
    fileprivate let anchors: [CGPoint]
    fileprivate var animator: UIDynamicAnimator?
    fileprivate var push: UIPushBehavior?
    open var ballCount: Int { return balls.count }

    public override init(frame: CGRect) {
        var balls = [UIView]()
        var anchors = [CGPoint]()
        for index in 0 ..< 5 {
            let ball = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
            ball.center = CGPoint(x: frame.size.width / 2 + (CGFloat(index) - 2) * 41, y: 220)
            ball.backgroundColor = UIColor.lightGray
            ball.layer.cornerRadius = 20
            balls.append(ball)
            anchors.append(CGPoint(x: ball.center.x, y: 60))
        }
        self.balls = balls
        self.anchors = anchors
        super.init(frame: frame)
        backgroundColor = UIColor.white
        balls.forEach { addSubview($0) }
        addBehaviors()
    }

    required public init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    fileprivate func addBehaviors() {
        let animator = UIDynamicAnimator(referenceView: self)
        let properties = UIDynamicItemBehavior(items: balls)
        properties.elasticity = 1.0
        properties.allowsRotation = false
        properties.resistance = 0.0
        properties.friction = 0
        animator.addBehavior(properties)
        for (ball, anchor) in zip(balls, anchors) {
            let attachment = UIAttachmentBehavior(item: ball, attachedToAnchor: anchor)
            attachment.action = { [unowned self] in self.setNeedsDisplay() }
            animator.addBehavior(attachment)
        }
        animator.addBehavior(UIGravityBehavior(items: balls))
        animator.addBehavior(UICollisionBehavior(items: balls))
        let push = UIPushBehavior(items: [balls[0]], mode: .instantaneous)
        push.pushDirection = CGVector(dx: -0.6, dy: 0)
        animator.addBehavior(push)
        self.animator = animator
        self.push = push
    }

    override open func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setStrokeColor(UIColor.black.cgColor)
        context.setLineWidth(1)
        for (ball, anchor) in zip(balls, anchors) {
            context.move(to: anchor)
            context.addLine(to: ball.center)
            context.strokePath()
        }
        context.restoreGState()
    }
}

class CradleViewController: UIViewController {
    override func loadView() {
        view = CradleView(frame: UIScreen.main.bounds)
    }
}
