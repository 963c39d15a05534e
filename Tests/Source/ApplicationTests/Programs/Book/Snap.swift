// swift-format-ignore-file
// Recipe 13-2 of the book: a snap to each tap.

import UIKit

class SnapViewController: UIViewController {

    @IBOutlet weak var blueBall: UIImageView!
    var animator: UIDynamicAnimator!

    override func viewDidLoad() {
        super.viewDidLoad()
        let ball = UIImageView(frame: CGRect(x: 128, y: 252, width: 64, height: 64))
        ball.backgroundColor = UIColor.blue
        view.addSubview(ball)
        blueBall = ball
        animator = UIDynamicAnimator(referenceView: self.view)

        let tapGesture = UITapGestureRecognizer(target: self, action: #selector(handleTap(_:)))
        view.addGestureRecognizer(tapGesture)
    }

    @objc func handleTap(_ sender: UITapGestureRecognizer) {
        let point = sender.location(in: self.view)
        self.animator.removeAllBehaviors()
        let snapBehavior = UISnapBehavior(item: self.blueBall, snapTo: point)
        self.animator.addBehavior(snapBehavior)
    }
}
