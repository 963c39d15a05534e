import UIKit

// zoetrope: tap (230, 420) at 0.5
// zoetrope: tap (110, 160) at 2

class CardViewController: UIViewController {
  private let card = UIView(frame: CGRect(x: 90, y: 60, width: 140, height: 90))
  private var animator: UIDynamicAnimator!

  override func viewDidLoad() {
    super.viewDidLoad()
    card.backgroundColor = .systemOrange
    card.layer.cornerRadius = 16
    view.addSubview(card)
    animator = UIDynamicAnimator(referenceView: view)
    let tap = UITapGestureRecognizer(target: self, action: #selector(handleTap(_:)))
    view.addGestureRecognizer(tap)
  }

  @objc private func handleTap(_ tap: UITapGestureRecognizer) {
    animator.removeAllBehaviors()
    animator.addBehavior(UISnapBehavior(item: card, snapTo: tap.location(in: view)))
  }
}
