// swift-format-ignore-file
// A storyboard with a navigation controller and a segue, Swift 3 to 5.

import UIKit

class DemoListViewController: UIViewController {

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if segue.identifier == "fall", let demo = segue.destination as? FallDemoViewController {
            demo.title = "Falling"
            demo.magnitude = 0.5
        }
    }
}

class FallDemoViewController: UIViewController {

    @IBOutlet weak var box: UIView!
    var magnitude: CGFloat = 1
    private lazy var animator = UIDynamicAnimator(referenceView: self.view)

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let gravity = UIGravityBehavior(items: [box])
        gravity.magnitude = magnitude
        animator.addBehavior(gravity)
        let collision = UICollisionBehavior(items: [box])
        collision.translatesReferenceBoundsIntoBoundary = true
        animator.addBehavior(collision)
    }
}
