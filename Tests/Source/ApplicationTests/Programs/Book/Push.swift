// swift-format-ignore-file
// Recipe 13-2 of the book: a push that is instantaneous, and one that is continuous.

import UIKit

final class PushViewController: UIViewController {

    private let ball1 = UIImageView(frame: CGRect(x: 58, y: 472, width: 64, height: 64))
    private let ball2 = UIImageView(frame: CGRect(x: 198, y: 472, width: 64, height: 64))
    private var animator: UIDynamicAnimator!

    override func viewDidLoad() {
        super.viewDidLoad()
        [ball1, ball2].forEach {
            $0.backgroundColor = .systemBlue
            self.view.addSubview($0)
        }
        animator = UIDynamicAnimator(referenceView: self.view)

        let instantPushBehavior = UIPushBehavior(items: [ball1], mode: .instantaneous)
        let continuousPushBehavior = UIPushBehavior(items: [ball2], mode: UIPushBehavior.Mode.continuous)
        instantPushBehavior.setAngle(-1.57, magnitude: 0.5)
        continuousPushBehavior.angle = -1.57
        continuousPushBehavior.magnitude = 0.5
        animator.addBehavior(instantPushBehavior)
        animator.addBehavior(continuousPushBehavior)
    }
}
