// swift-format-ignore-file
// A custom behavior that scales a view, with a hidden view that keeps the animator awake.

import UIKit

class ResizableBehavior: UIDynamicBehavior {

    var amplitude = 0.5
    var frequency = 1.0
    var damping = 2.0

    private let view: UIView
    private let size: CGSize
    private let clock = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    private var gravity: UIGravityBehavior?
    private var start: TimeInterval?

    init(view: UIView, hasClock: Bool) {
        self.view = view
        self.size = view.bounds.size
        super.init()
        if hasClock {
            clock.isHidden = true
            view.addSubview(clock)
            let gravity = UIGravityBehavior(items: [clock])
            addChildBehavior(gravity)
            self.gravity = gravity
        } else {
            addChildBehavior(UIDynamicItemBehavior(items: [view]))
        }
        action = { [weak self] in self?.update() }
    }

    private func update() {
        let now = CACurrentMediaTime()
        if start == nil { start = now }
        let time = now - start!
        let scale = CGFloat(1 + amplitude * sin(2 * Double.pi * frequency * time) * exp(-damping * time))
        view.bounds = CGRect(origin: .zero, size: size)
        view.transform = CGAffineTransform(scaleX: scale, y: scale)
        dynamicAnimator?.updateItem(usingCurrentState: view)
        if time > 1.5 {
            if let gravity = gravity { removeChildBehavior(gravity) }
            clock.removeFromSuperview()
            view.transform = .identity
        }
    }
}

class ResizableViewController: UIViewController {

    var animator: UIDynamicAnimator!
    var hasClock: Bool { return true }

    override func viewDidLoad() {
        super.viewDidLoad()
        let box = UIView(frame: CGRect(x: 110, y: 234, width: 100, height: 100))
        box.backgroundColor = .blue
        view.addSubview(box)
        animator = UIDynamicAnimator(referenceView: view)
        let behavior = ResizableBehavior(view: box, hasClock: hasClock)
        configure(behavior)
        animator.addBehavior(behavior)
    }

    func configure(_ behavior: ResizableBehavior) {}
}

class HalfSpeedViewController: ResizableViewController {
    override func configure(_ behavior: ResizableBehavior) { behavior.frequency = 0.5 }
}

class SmallAmplitudeViewController: ResizableViewController {
    override func configure(_ behavior: ResizableBehavior) { behavior.amplitude = 0.25 }
}

class StrongDampingViewController: ResizableViewController {
    override func configure(_ behavior: ResizableBehavior) { behavior.damping = 4 }
}

class NoClockViewController: ResizableViewController {
    override var hasClock: Bool { return false }
}
