// swift-format-ignore-file
// A controller that is presented by a fall, and dismissed by gravity, with a custom transition.
// Swift 5.

import UIKit

class DropAnimator: NSObject, UIViewControllerAnimatedTransitioning, UIDynamicAnimatorDelegate {

    let isPresenting: Bool
    private var animator: UIDynamicAnimator?
    private var context: UIViewControllerContextTransitioning?

    init(isPresenting: Bool) {
        self.isPresenting = isPresenting
        super.init()
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 1.5
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        context = transitionContext
        if isPresenting {
            guard let toView = transitionContext.view(forKey: .to) else { return }
            toView.frame = container.bounds.offsetBy(dx: 0, dy: -container.bounds.height)
            container.addSubview(toView)
            let animator = UIDynamicAnimator(referenceView: container)
            animator.delegate = self
            let gravity = UIGravityBehavior(items: [toView])
            gravity.magnitude = 3
            animator.addBehavior(gravity)
            let collision = UICollisionBehavior(items: [toView])
            collision.addBoundary(withIdentifier: "bottom" as NSCopying,
                                  from: CGPoint(x: 0, y: container.bounds.height + 1),
                                  to: CGPoint(x: container.bounds.width, y: container.bounds.height + 1))
            animator.addBehavior(collision)
            let properties = UIDynamicItemBehavior(items: [toView])
            properties.elasticity = 0.3
            animator.addBehavior(properties)
            self.animator = animator
        } else {
            guard let fromView = transitionContext.view(forKey: .from) else { return }
            UIView.animate(withDuration: transitionDuration(using: transitionContext), delay: 0,
                           usingSpringWithDamping: 0.8, initialSpringVelocity: 0, options: [], animations: {
                fromView.transform = CGAffineTransform(translationX: 0, y: container.bounds.height)
            }, completion: { _ in
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
        }
    }

    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
        context?.completeTransition(true)
        context = nil
    }
}

class DroppedViewController: UIViewController {

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemOrange
        let close = UIButton(type: .system)
        close.setTitle("Close", for: .normal)
        close.frame = CGRect(x: 110, y: 250, width: 100, height: 44)
        close.addTarget(self, action: #selector(closePressed(_:)), for: .touchUpInside)
        view.addSubview(close)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        print("shown")
    }

    @objc func closePressed(_ sender: UIButton) {
        dismiss(animated: true) { print("closed") }
    }
}

class DropTransitionViewController: UIViewController, UIViewControllerTransitioningDelegate {

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))
    }

    @objc func open() {
        let controller = DroppedViewController()
        controller.modalPresentationStyle = .custom
        controller.transitioningDelegate = self
        present(controller, animated: true, completion: nil)
    }

    func animationController(forPresented presented: UIViewController, presenting: UIViewController,
                             source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return DropAnimator(isPresenting: true)
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return DropAnimator(isPresenting: false)
    }
}
