// swift-format-ignore-file
// A line from the anchor to a square, drawn whenever key-value observing reports its center. Swift
// 3 to 5.

import UIKit

class LineView: UIView {

    var ends: (CGPoint, CGPoint) = (.zero, .zero) {
        didSet { setNeedsDisplay() }
    }

    override func draw(_ rect: CGRect) {
        let path = UIBezierPath()
        path.move(to: ends.0)
        path.addLine(to: ends.1)
        path.lineWidth = 2
        UIColor.red.setStroke()
        path.stroke()
    }
}

class LineToSquareViewController: UIViewController {

    let square = UIView(frame: CGRect(x: 200, y: 60, width: 60, height: 60))
    let lineView = LineView()
    let anchor = CGPoint(x: 160, y: 40)
    var animator: UIDynamicAnimator!
    var observation: NSKeyValueObservation?
    var count = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        lineView.frame = view.bounds
        lineView.backgroundColor = .clear
        view.addSubview(lineView)
        square.backgroundColor = .darkGray
        view.addSubview(square)

        square.addObserver(self, forKeyPath: "center", options: [.new, .old], context: nil)

        animator = UIDynamicAnimator(referenceView: view)
        let spring = UIAttachmentBehavior(item: square, attachedToAnchor: anchor)
        spring.frequency = 1
        spring.damping = 0.2
        animator.addBehavior(spring)
        animator.addBehavior(UIGravityBehavior(items: [square]))
    }

    override func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {
        guard keyPath == "center", let view = object as? UIView, view === square else { return }
        count += 1
        lineView.ends = (anchor, view.center)
    }

    deinit {
        square.removeObserver(self, forKeyPath: "center")
    }
}
