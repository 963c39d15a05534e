// swift-format-ignore-file
// Items whose collision bounds are ellipses and paths, in Swift 5.

import UIKit

class DiscView: UIView {
    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { return .ellipse }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = min(bounds.width, bounds.height) / 2
        layer.masksToBounds = true
    }
}

class TriangleView: UIView {

    private var triangle: UIBezierPath {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: bounds.midX, y: bounds.minY))
        path.addLine(to: CGPoint(x: bounds.maxX, y: bounds.maxY))
        path.addLine(to: CGPoint(x: bounds.minX, y: bounds.maxY))
        path.close()
        return path
    }

    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }

    override var collisionBoundingPath: UIBezierPath {
        let path = triangle
        path.apply(CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY))
        return path
    }

    override func draw(_ rect: CGRect) {
        UIColor.systemTeal.setFill()
        triangle.fill()
    }
}

class ShapesViewController: UIViewController {

    var animator: UIDynamicAnimator!

    override func viewDidLoad() {
        super.viewDidLoad()
        let ramp = UIBezierPath()
        ramp.move(to: CGPoint(x: 0, y: 330))
        ramp.addLine(to: CGPoint(x: 200, y: 400))

        let line = CAShapeLayer()
        line.path = ramp.cgPath
        line.strokeColor = UIColor.black.cgColor
        line.lineWidth = 1
        view.layer.addSublayer(line)

        let disc = DiscView(frame: CGRect(x: 30, y: 100, width: 60, height: 60))
        disc.backgroundColor = .systemPink
        let stripe = UIView(frame: CGRect(x: 27, y: 0, width: 6, height: 60))
        stripe.backgroundColor = .white
        disc.addSubview(stripe)
        let triangle = TriangleView(frame: CGRect(x: 230, y: 100, width: 80, height: 70))
        triangle.backgroundColor = .clear
        view.addSubview(disc)
        view.addSubview(triangle)

        animator = UIDynamicAnimator(referenceView: view)
        animator.addBehavior(UIGravityBehavior(items: [disc, triangle]))
        let collision = UICollisionBehavior(items: [disc, triangle])
        collision.translatesReferenceBoundsIntoBoundary = true
        collision.addBoundary(withIdentifier: "ramp" as NSCopying, for: ramp)
        animator.addBehavior(collision)
    }
}
