// swift-format-ignore-file
// A storyboard with a pan recognizer on a card, Swift 4.

import UIKit

class DragCardViewController: UIViewController {

    @IBOutlet private weak var card: UIView! {
        didSet { card.layer.shadowOpacity = 0.4 }
    }
    private var animator: UIDynamicAnimator?
    private var attachment: UIAttachmentBehavior?

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if animator == nil { animator = UIDynamicAnimator(referenceView: view) }
    }

    @IBAction private func handlePan(_ sender: UIPanGestureRecognizer) {
        let location = sender.location(in: view)
        switch sender.state {
        case .began:
            animator?.removeAllBehaviors()
            let offset = UIOffset(horizontal: location.x - card.center.x, vertical: location.y - card.center.y)
            let attachment = UIAttachmentBehavior(item: card, offsetFromCenter: offset, attachedToAnchor: location)
            animator?.addBehavior(attachment)
            self.attachment = attachment
        case .changed:
            attachment?.anchorPoint = location
        default:
            animator?.removeAllBehaviors()
            animator?.addBehavior(UISnapBehavior(item: card, snapTo: CGPoint(x: view.bounds.midX, y: view.bounds.midY)))
        }
    }
}
