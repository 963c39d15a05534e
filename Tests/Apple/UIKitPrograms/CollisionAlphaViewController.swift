// swift-format-ignore-file

import UIKit

/// The book's recipe 13-2 as UIKit source: a ball that is half transparent between two contacts.
public class CollisionAlphaViewController: UIViewController, UICollisionBehaviorDelegate {
  public let blueBall = UIView(frame: CGRect(x: 128, y: 84, width: 64, height: 64))
  var animator: UIDynamicAnimator!

  override public func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor.white
    blueBall.backgroundColor = .blue
    blueBall.layer.cornerRadius = blueBall.bounds.width / 2
    view.addSubview(blueBall)

    animator = UIDynamicAnimator(referenceView: view)
    let gravityBehavior = UIGravityBehavior(items: [blueBall])
    let collisionBehavior = UICollisionBehavior(items: [blueBall])
    collisionBehavior.translatesReferenceBoundsIntoBoundary = true
    collisionBehavior.collisionDelegate = self
    animator.addBehavior(gravityBehavior)
    animator.addBehavior(collisionBehavior)
  }

  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: UIDynamicItem,
    withBoundaryIdentifier identifier: NSCopying?, at p: CGPoint
  ) {
    blueBall.alpha = 1
  }

  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: UIDynamicItem,
    withBoundaryIdentifier identifier: NSCopying?
  ) {
    blueBall.alpha = 0.5
  }
}
