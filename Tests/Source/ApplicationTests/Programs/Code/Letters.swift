// swift-format-ignore-file
// The letters of a word fall one after the other and stand on the ground, in Swift 3.

import UIKit

class LettersViewController: UIViewController, UIDynamicAnimatorDelegate {

    private var animator: UIDynamicAnimator!
    private var gravity: UIGravityBehavior!
    private var labels: [UILabel] = []
    let word = "FALL"

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor.white
        for (index, character) in word.characters.enumerated() {
            let label = UILabel(frame: CGRect(x: 40 + index * 60, y: 60, width: 50, height: 50))
            label.text = String(character)
            label.font = UIFont.boldSystemFont(ofSize: 40)
            label.textAlignment = NSTextAlignment.center
            view.addSubview(label)
            labels.append(label)
        }

        animator = UIDynamicAnimator(referenceView: view)
        animator.delegate = self
        gravity = UIGravityBehavior(items: [])
        animator.addBehavior(gravity)
        let collision = UICollisionBehavior(items: labels)
        collision.translatesReferenceBoundsIntoBoundary = true
        animator.addBehavior(collision)

        for (index, label) in labels.enumerated() {
            let delay = DispatchTime.now() + .milliseconds(200 * index)
            DispatchQueue.main.asyncAfter(deadline: delay) {
                self.gravity.addItem(label)
            }
        }
    }

    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
        UIView.animate(withDuration: 0.5, delay: 0.0, options: [.curveEaseOut], animations: {
            self.labels.forEach { $0.textColor = UIColor.red; $0.alpha = 0.5 }
        }, completion: nil)
        NSLog("paused")
    }

    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {
        NSLog("resumed")
    }
}
