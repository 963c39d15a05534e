// swift-format-ignore-file
// A storyboard with a slider for gravity and a button, Swift 3 to 5.

import UIKit

class SliderGravityViewController: UIViewController {

    @IBOutlet weak var ball: UIView!
    @IBOutlet weak var magnitudeLabel: UILabel!
    @IBOutlet var slider: UISlider!

    private var animator: UIDynamicAnimator!
    private let gravity = UIGravityBehavior(items: [])

    override func viewDidLoad() {
        super.viewDidLoad()
        ball.layer.cornerRadius = ball.frame.size.height / 2
        animator = UIDynamicAnimator(referenceView: self.view)
        let collision = UICollisionBehavior(items: [ball])
        collision.translatesReferenceBoundsIntoBoundary = true
        animator.addBehavior(collision)
        animator.addBehavior(gravity)
    }

    @IBAction func magnitudeChanged(_ sender: UISlider) {
        gravity.magnitude = CGFloat(sender.value)
        magnitudeLabel.text = String(format: "%.1f", sender.value)
    }

    @IBAction func drop() {
        gravity.addItem(ball)
    }
}
