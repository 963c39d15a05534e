// swift-format-ignore-file
// A snap and a behavior that turns the item at the same time.

import UIKit

private extension CGAffineTransform {
    var rotation: CGFloat { return atan2(b, a) }
    var xScale: CGFloat { return hypot(a, b) }
    var yScale: CGFloat { return hypot(c, d) }
}

class TransformBehavior: UIDynamicBehavior {

    private let item: UIDynamicItem
    private let original: CGAffineTransform
    private let target: CGAffineTransform
    private var velocity: CGFloat = 0
    private var percent: CGFloat = 0

    init(item: UIDynamicItem, transform: CGAffineTransform) {
        self.item = item
        original = item.transform
        target = transform
        super.init()
        action = { [unowned self] in self.update() }
    }

    private func update() {
        velocity += 0.0025
        percent += velocity
        let rest = 1 - min(max(percent, 0), 1)
        let fraction = 1 - rest * rest * rest
        func tween(_ a: CGFloat, _ b: CGFloat) -> CGFloat { return a + (b - a) * fraction }
        let rotation = CGAffineTransform(rotationAngle: tween(original.rotation, target.rotation))
        let scale = CGAffineTransform(scaleX: tween(original.xScale, target.xScale), y: tween(original.yScale, target.yScale))
        let shift = CGAffineTransform(translationX: tween(original.tx, target.tx), y: tween(original.ty, target.ty))
        item.transform = rotation.concatenating(scale).concatenating(shift)
    }
}

class SnapPileViewController: UIViewController {

    private lazy var animator: UIDynamicAnimator = { UIDynamicAnimator(referenceView: self.view) }()

    override func viewDidLoad() {
        super.viewDidLoad()
        let cards: [(CGPoint, CGFloat)] = [
            (CGPoint(x: 60, y: 100), .pi / 12), (CGPoint(x: 260, y: 100), -.pi / 12),
            (CGPoint(x: 60, y: 470), .pi / 6), (CGPoint(x: 260, y: 470), -.pi / 6),
        ]
        for (center, angle) in cards {
            let card = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
            card.center = center
            card.backgroundColor = UIColor(hue: abs(angle), saturation: 0.7, brightness: 0.8, alpha: 1)
            view.addSubview(card)
            let snap = UISnapBehavior(item: card, snapTo: CGPoint(x: 160, y: 284))
            snap.damping = 0.5
            animator.addBehavior(snap)
            animator.addBehavior(TransformBehavior(item: card, transform: CGAffineTransform(rotationAngle: angle)))
        }
    }
}
