// swift-format-ignore-file
// A custom dynamic item that moves a constraint, so that everything laid out by it moves too. Swift
// 5.

import UIKit

final class ConstraintItem: NSObject, UIDynamicItem {

    private let constraint: NSLayoutConstraint
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    var transform = CGAffineTransform.identity

    init(_ constraint: NSLayoutConstraint) {
        self.constraint = constraint
        super.init()
    }

    var center: CGPoint {
        get { CGPoint(x: 0, y: constraint.constant) }
        set { constraint.constant = newValue.y }
    }
}

class ConstraintItemViewController: UIViewController {

    private let header = UIView()
    private let body = UILabel()
    private var top: NSLayoutConstraint!
    private var animator: UIDynamicAnimator!

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        header.backgroundColor = .systemPurple
        body.text = "below"
        body.backgroundColor = .systemYellow
        for subview in [header, body] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        top = header.topAnchor.constraint(equalTo: view.topAnchor, constant: 20)
        NSLayoutConstraint.activate([
            top,
            header.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            header.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
            header.heightAnchor.constraint(equalToConstant: 80),
            body.topAnchor.constraint(equalTo: header.bottomAnchor, constant: 10),
            body.leadingAnchor.constraint(equalTo: header.leadingAnchor),
            body.trailingAnchor.constraint(equalTo: header.trailingAnchor),
            body.heightAnchor.constraint(equalToConstant: 60),
        ])

        let item = ConstraintItem(top)
        animator = UIDynamicAnimator()
        let spring = UIAttachmentBehavior(item: item, attachedToAnchor: CGPoint(x: 0, y: 300))
        spring.length = 0
        spring.frequency = 1.5
        spring.damping = 0.5
        animator.addBehavior(spring)
    }
}
