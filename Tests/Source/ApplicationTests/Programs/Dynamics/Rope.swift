// swift-format-ignore-file
// A rope of small invisible items, drawn by a shape layer, in Swift 5.

import UIKit

class RopeView: UIView {

    private let shape = CAShapeLayer()
    private var links: [UIView] = []
    private var animator: UIDynamicAnimator!
    let weight = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))

    override init(frame: CGRect) {
        super.init(frame: frame)
        setup()
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        setup()
    }

    private func setup() {
        backgroundColor = .clear
        shape.strokeColor = UIColor.brown.cgColor
        shape.fillColor = nil
        shape.lineWidth = 4
        shape.lineCap = .round
        shape.lineJoin = CAShapeLayerLineJoin.round
        layer.addSublayer(shape)

        let anchor = CGPoint(x: bounds.midX, y: 20)
        for index in 1...8 {
            let link = UIView(frame: CGRect(x: anchor.x - 3 + CGFloat(index) * 15, y: anchor.y - 3, width: 6, height: 6))
            addSubview(link)
            links.append(link)
        }
        weight.center = CGPoint(x: anchor.x + 9 * 15, y: anchor.y)
        weight.backgroundColor = .darkGray
        weight.layer.cornerRadius = 20
        addSubview(weight)

        animator = UIDynamicAnimator(referenceView: self)
        let items: [UIView] = links + [weight]
        var previous: UIView?
        for item in items {
            let attachment: UIAttachmentBehavior
            if let previous = previous {
                attachment = UIAttachmentBehavior(item: item, attachedTo: previous)
            } else {
                attachment = UIAttachmentBehavior(item: item, attachedToAnchor: anchor)
            }
            animator.addBehavior(attachment)
            previous = item
        }
        let gravity = UIGravityBehavior(items: items)
        gravity.action = { [weak self] in self?.updatePath(from: anchor) }
        animator.addBehavior(gravity)
        let resistance = UIDynamicItemBehavior(items: items)
        resistance.resistance = 1.5
        resistance.angularResistance = 2
        animator.addBehavior(resistance)
        updatePath(from: anchor)
    }

    private func updatePath(from anchor: CGPoint) {
        let path = UIBezierPath()
        path.move(to: anchor)
        for item in links + [weight] { path.addLine(to: item.center) }
        shape.path = path.cgPath
    }
}

class RopeViewController: UIViewController {
    private var rope: RopeView!

    override func viewDidLoad() {
        super.viewDidLoad()
        rope = RopeView(frame: view.bounds)
        view.addSubview(rope)
    }
}
