// swift-format-ignore-file
// A controller in the spelling of Swift 6.

import UIKit

@MainActor
final class HoverModel {
    private(set) var count = 0
    func touch() { count += 1 }
}

final class MainActorViewController: UIViewController {

    private let model = HoverModel()
    private let badge = UILabel(frame: CGRect(x: 135, y: 60, width: 50, height: 50))
    private lazy var animator = UIDynamicAnimator(referenceView: view)

    override func viewDidLoad() {
        super.viewDidLoad()
        badge.text = "0"
        badge.textAlignment = .center
        badge.backgroundColor = .systemMint
        view.addSubview(badge)
        let gravity = UIGravityBehavior(items: [badge])
        let collision = UICollisionBehavior(items: [badge])
        collision.translatesReferenceBoundsIntoBoundary = true
        collision.collisionDelegate = self
        let properties = UIDynamicItemBehavior(items: [badge])
        properties.elasticity = if UIScreen.main.scale > 1 { 0.6 } else { 0.3 }
        for behavior in [gravity, collision, properties] as [UIDynamicBehavior] {
            animator.addBehavior(behavior)
        }
        let recognizer = UITapGestureRecognizer(target: self, action: #selector(restart))
        view.addGestureRecognizer(recognizer)
    }

    @objc private func restart() {
        badge.center.y = 85
        animator.updateItem(usingCurrentState: badge)
    }
}

extension MainActorViewController: @preconcurrency UICollisionBehaviorDelegate {
    func collisionBehavior(
        _ behavior: UICollisionBehavior,
        beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?,
        at p: CGPoint
    ) {
        model.touch()
        badge.text = "\(model.count)"
    }
}
