// swift-format-ignore-file
// Icons that slide to the lower edge as the device is turned, in Swift 3 to 5.

import UIKit
import CoreMotion

class TiltGravityViewController: UIViewController {

    private let motionManager = CMMotionManager()
    private let motionQueue = OperationQueue()
    private var animator: UIDynamicAnimator!
    private var gravity: UIGravityBehavior!
    private var icons: [UIView] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        let colors: [UIColor] = [.red, .green, .blue, .yellow]
        for (index, color) in colors.enumerated() {
            let icon = UIView(frame: CGRect(x: 20 + index * 70, y: 100, width: 60, height: 60))
            icon.backgroundColor = color
            icon.layer.cornerRadius = 12
            icon.clipsToBounds = true
            view.addSubview(icon)
            icons.append(icon)
        }
        animator = UIDynamicAnimator(referenceView: view)
        gravity = UIGravityBehavior(items: icons)
        let collision = UICollisionBehavior(items: icons)
        collision.translatesReferenceBoundsIntoBoundary = true
        animator.addBehavior(gravity)
        animator.addBehavior(collision)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard motionManager.isDeviceMotionAvailable else { return }
        motionManager.deviceMotionUpdateInterval = 0.05
        motionManager.startDeviceMotionUpdates(to: motionQueue) { (motion: CMDeviceMotion?, error: Error?) in
            guard let motion = motion else { return }
            let grav: CMAcceleration = motion.gravity
            let vector = CGVector(dx: CGFloat(grav.x), dy: CGFloat(0 - grav.y))
            DispatchQueue.main.async {
                self.gravity.gravityDirection = vector
            }
        }
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        motionManager.stopDeviceMotionUpdates()
    }
}
