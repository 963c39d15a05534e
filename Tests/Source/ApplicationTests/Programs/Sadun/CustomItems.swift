// swift-format-ignore-file
// Dynamic items that are not views.

import UIKit

class CustomItem: NSObject, UIDynamicItem {
    var bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    var center = CGPoint(x: 50, y: 50)
    var transform = CGAffineTransform.identity
}

class CustomItemViewController: UIViewController {

    let item = CustomItem()
    let marker = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var animator: UIDynamicAnimator!

    override func viewDidLoad() {
        super.viewDidLoad()
        marker.layer.borderColor = UIColor.blue.cgColor
        marker.layer.borderWidth = 2
        view.addSubview(marker)

        animator = UIDynamicAnimator()
        let push = UIPushBehavior(items: [item], mode: .continuous)
        push.setAngle(CGFloat.pi / 4, magnitude: 1.0)
        animator.addBehavior(push)
        push.active = true
        push.action = { [unowned self] in
            self.marker.center = self.item.center
        }
    }
}

/// Maps the position of an item to the size of a view.
class PositionToBoundsMapping: NSObject, UIDynamicItem {

    private let target: UIView

    init(target: UIView) {
        self.target = target
        super.init()
    }

    var bounds: CGRect { return target.bounds }

    var center: CGPoint {
        get { return CGPoint(x: target.bounds.size.width, y: target.bounds.size.height) }
        set { target.bounds = CGRect(x: 0, y: 0, width: newValue.x, height: newValue.y) }
    }

    var transform: CGAffineTransform {
        get { return target.transform }
        set { target.transform = newValue }
    }
}

class BoundsMappingViewController: UIViewController {

    var animator: UIDynamicAnimator!
    var width: CGFloat { return 100 }

    override func viewDidLoad() {
        super.viewDidLoad()
        let button = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 100))
        button.center = view.center
        button.backgroundColor = .blue
        view.addSubview(button)

        let mapping = PositionToBoundsMapping(target: button)
        animator = UIDynamicAnimator()
        let attachment = UIAttachmentBehavior(item: mapping, attachedToAnchor: mapping.center)
        attachment.frequency = 2.0
        attachment.damping = 0.3
        animator.addBehavior(attachment)
        let push = UIPushBehavior(items: [mapping], mode: .instantaneous)
        push.angle = .pi / 4
        push.magnitude = 2.0
        animator.addBehavior(push)
    }
}

class WideBoundsMappingViewController: BoundsMappingViewController {
    override var width: CGFloat { return 200 }
}
