// swift-format-ignore-file

import UIKit

/// A ball that rolls off a ramp whose boundary is the path that is drawn.
public class BoundaryViewController: UIViewController, UICollisionBehaviorDelegate {
  class RampView: UIView {
    let path = UIBezierPath()

    override func draw(_ rect: CGRect) {
      UIColor.orange.setStroke()
      path.lineWidth = 3
      path.stroke()
    }
  }

  public let ball = UIView(frame: CGRectMake(60, 100, 30, 30))
  public var contacts: [String] = []
  var animator: UIDynamicAnimator?

  override public func loadView() {
    let ramp = RampView(frame: UIScreen.main.bounds)
    ramp.backgroundColor = .white
    ramp.path.move(to: CGPoint(x: 0, y: 300))
    ramp.path.addLine(to: CGPoint(x: ramp.bounds.maxX - 80, y: 450))
    view = ramp
  }

  override public func viewDidLoad() {
    ball.backgroundColor = UIColor.red
    ball.layer.cornerRadius = CGRectGetWidth(ball.bounds) / 2
    view.addSubview(ball)
  }

  override public func viewDidAppear(_ animated: Bool) {
    let collision = UICollisionBehavior(items: [ball])
    if let ramp = view as? RampView {
      collision.addBoundary(withIdentifier: "ramp" as NSCopying, for: ramp.path)
    }
    collision.collisionDelegate = self
    let animator = UIDynamicAnimator(referenceView: view)
    animator.addBehavior(collision)
    animator.addBehavior(UIGravityBehavior(items: [ball]))
    self.animator = animator
  }

  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: UIDynamicItem,
    withBoundaryIdentifier identifier: NSCopying?, at p: CGPoint
  ) {
    contacts.append(identifier as? String ?? "none")
  }
}
