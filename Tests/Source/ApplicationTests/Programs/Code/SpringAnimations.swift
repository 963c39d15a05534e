// swift-format-ignore-file
// Springs of UIView and of a property animator, and keyframes, in Swift 5.

import UIKit

class SpringAnimationsViewController: UIViewController {

    let bars = (0..<3).map { UIView(frame: CGRect(x: 40 + $0 * 90, y: 468, width: 60, height: 60)) }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        for (index, bar) in bars.enumerated() {
            bar.backgroundColor = UIColor(white: 0.3 * CGFloat(index), alpha: 1)
            view.addSubview(bar)
        }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        UIView.animate(withDuration: 1.0, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 0,
                       options: .curveEaseInOut, animations: {
            self.bars[0].center.y = 100
        }, completion: { finished in print("spring \(finished)") })

        let animator = UIViewPropertyAnimator(duration: 0.8, dampingRatio: 0.5) {
            self.bars[1].center.y = 100
        }
        animator.addCompletion { position in print("animator \(position == .end)") }
        animator.startAnimation(afterDelay: 0.5)

        UIView.animateKeyframes(withDuration: 2, delay: 0, options: [], animations: {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { self.bars[2].center.y = 100 }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) { self.bars[2].alpha = 0.25 }
        }, completion: { _ in print("keyframes") })
    }
}
