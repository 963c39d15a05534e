// swift-format-ignore-file
// The talk's line that twangs: a view that gives its center another meaning.

import UIKit

class TwangLine: UIView {

    private var curveTop: CGFloat = 0

    override var center: CGPoint {
        get { return CGPoint(x: bounds.size.width / 2, y: curveTop) }
        set {
            curveTop = newValue.y
            setNeedsDisplay()
        }
    }

    override func draw(_ rect: CGRect) {
        let middle = bounds.size.height / 2
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: middle))
        path.addQuadCurve(to: CGPoint(x: bounds.width, y: middle),
                          controlPoint: CGPoint(x: bounds.width / 2, y: middle + curveTop))
        path.lineWidth = 2
        UIColor.black.setStroke()
        path.stroke()
    }
}

class DynamicLineViewController: UIViewController {

    var line: TwangLine!
    var animator: UIDynamicAnimator!
    var push: UIPushBehavior!

    override func viewDidLoad() {
        super.viewDidLoad()
        line = TwangLine(frame: view.bounds)
        line.backgroundColor = .white
        view.addSubview(line)

        animator = UIDynamicAnimator(referenceView: view)
        let spring = UIAttachmentBehavior(item: line, attachedToAnchor: view.center)
        spring.frequency = 1.0
        spring.damping = 0.1
        animator.addBehavior(spring)

        push = UIPushBehavior(items: [line], mode: .instantaneous)
        push.pushDirection = CGVector(dx: 0, dy: 100)
        push.magnitude = 200
        push.active = false
        animator.addBehavior(push)

        let twang = UIButton(type: .system)
        twang.setTitle("Twang", for: .normal)
        twang.frame = CGRect(x: 110, y: 490, width: 100, height: 44)
        twang.addTarget(self, action: #selector(twangPressed), for: .touchUpInside)
        view.addSubview(twang)
    }

    @IBAction func twangPressed() {
        push.active = true
    }
}
