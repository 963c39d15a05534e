// swift-format-ignore-file
// Fields of iOS 9, a slowly turning swarm with the debug overlay, in Swift 4.

import UIKit

extension UIColor {
    static func random() -> UIColor {
        return UIColor(red: CGFloat(drand48()), green: CGFloat(drand48()), blue: CGFloat(drand48()), alpha: 1)
    }
}

class FieldViewController: UIViewController {

    var particles = [UIView]()
    lazy var animator: UIDynamicAnimator = {
        let animator = UIDynamicAnimator(referenceView: self.view)
        animator.setValue(true, forKey: "debugEnabled")
        return animator
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        let center = view.center
        for index in 0..<10 {
            let angle = CGFloat(index) * 2 * .pi / 10
            let particle = UIView(frame: CGRect(origin: .zero, size: CGSize(width: 16, height: 16)))
            particle.center = CGPoint(x: center.x + 110 * cos(angle), y: center.y + 110 * sin(angle))
            particle.backgroundColor = .random()
            view.addSubview(particle)
            particles.append(particle)
        }

        let vortex = UIFieldBehavior.vortexField()
        vortex.position = center
        vortex.region = UIRegion(radius: 300)
        vortex.strength = 0.002

        let spring = UIFieldBehavior.springField()
        spring.position = center
        spring.region = UIRegion(size: CGSize(width: 500, height: 800))
        spring.strength = 0.02

        for particle in particles {
            vortex.addItem(particle)
            spring.addItem(particle)
        }
        animator.addBehavior(vortex)
        animator.addBehavior(spring)
        let properties = UIDynamicItemBehavior(items: particles)
        properties.resistance = 2
        animator.addBehavior(properties)
    }
}
