// swift-format-ignore-file
// An image that is presented on black and thrown away, in Swift 4 to 5.

import UIKit

class PullImageViewController: UIViewController {

    private let imageView = UIImageView()
    private lazy var animator = UIDynamicAnimator(referenceView: view)
    private var attachment: UIAttachmentBehavior!

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor.black
        imageView.frame = CGRect(x: 40, y: 164, width: 240, height: 240)
        imageView.backgroundColor = .orange
        imageView.isUserInteractionEnabled = true
        view.addSubview(imageView)
        imageView.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(didPan(_:))))
    }

    override var prefersStatusBarHidden: Bool { return true }

    @objc private func didPan(_ pan: UIPanGestureRecognizer) {
        let location = pan.location(in: view)
        switch pan.state {
        case .began:
            animator.removeAllBehaviors()
            let center = CGPoint(x: imageView.bounds.midX, y: imageView.bounds.midY)
            let touch = pan.location(in: imageView)
            attachment = UIAttachmentBehavior(
                item: imageView, offsetFromCenter: UIOffset(horizontal: touch.x - center.x, vertical: touch.y - center.y),
                attachedToAnchor: location)
            animator.addBehavior(attachment)
        case .changed:
            attachment.anchorPoint = location
        case .ended:
            animator.removeAllBehaviors()
            let velocity = pan.velocity(in: view)
            let speed = sqrt(velocity.x * velocity.x + velocity.y * velocity.y)
            guard speed > 800 else {
                animator.addBehavior(UISnapBehavior(item: imageView, snapTo: view.center))
                return
            }
            let push = UIPushBehavior(items: [imageView], mode: .instantaneous)
            push.pushDirection = CGVector(dx: velocity.x / 10, dy: velocity.y / 10)
            animator.addBehavior(push)
            UIView.animate(withDuration: 0.4) { self.view.backgroundColor = .clear }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.4) {
                self.dismiss(animated: false)
            }
        default:
            break
        }
    }
}

class GalleryViewController: UIViewController {

    let thumbnail = UIView(frame: CGRect(x: 110, y: 60, width: 100, height: 100))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        thumbnail.backgroundColor = .orange
        thumbnail.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(show(_:))))
        view.addSubview(thumbnail)
    }

    @objc func show(_ recognizer: UITapGestureRecognizer) {
        let viewer = PullImageViewController()
        viewer.modalPresentationStyle = .overFullScreen
        present(viewer, animated: false)
        print("presented \(presentedViewController === viewer)")
    }
}
