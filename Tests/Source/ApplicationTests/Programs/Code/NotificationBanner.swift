// swift-format-ignore-file
// A banner that falls from above, bounces, waits and is pushed off, in Swift 5.

import UIKit
import Foundation

protocol BannerDelegate: AnyObject {
    func bannerDidDisappear(_ banner: BannerView)
}

final class BannerView: UIView {

    weak var delegate: BannerDelegate?
    private var animator: UIDynamicAnimator?
    private let label: UILabel = {
        let label = UILabel()
        label.textColor = .white
        label.font = UIFont.systemFont(ofSize: 15, weight: .semibold)
        label.textAlignment = .center
        return label
    }()

    init(message: String, width: CGFloat) {
        super.init(frame: CGRect(x: 0, y: -64, width: width, height: 64))
        backgroundColor = UIColor(red: 0.18, green: 0.8, blue: 0.44, alpha: 1.0)
        label.text = message
        addSubview(label)
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: 16, dy: 8)
    }

    func show(in container: UIView, for seconds: TimeInterval = 1.5) {
        container.addSubview(self)
        let animator = UIDynamicAnimator(referenceView: container)
        self.animator = animator

        let gravity = UIGravityBehavior(items: [self])
        let floor = UICollisionBehavior(items: [self])
        floor.addBoundary(withIdentifier: "floor" as NSString,
                          from: CGPoint(x: 0, y: 64), to: CGPoint(x: container.bounds.width, y: 64))
        let properties = UIDynamicItemBehavior(items: [self])
        properties.elasticity = 0.4
        properties.allowsRotation = false
        [gravity, floor, properties].forEach { animator.addBehavior($0) }

        DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { [weak self] in
            self?.hide()
        }
    }

    private func hide() {
        guard let animator = animator else { return }
        animator.removeAllBehaviors()
        let push = UIPushBehavior(items: [self], mode: .instantaneous)
        push.pushDirection = CGVector(dx: 0, dy: -8)
        push.action = { [weak self] in
            guard let self = self, self.superview != nil, self.frame.maxY < 0 else { return }
            self.animator?.removeAllBehaviors()
            self.removeFromSuperview()
            self.delegate?.bannerDidDisappear(self)
        }
        animator.addBehavior(push)
    }
}

class BannerViewController: UIViewController, BannerDelegate {

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let banner = BannerView(message: "Saved", width: view.bounds.width)
        banner.delegate = self
        banner.show(in: view)
    }

    func bannerDidDisappear(_ banner: BannerView) {
        view.backgroundColor = .black
        print("gone")
    }
}
