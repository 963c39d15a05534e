// swift-format-ignore-file
// A page of a playground: a pendulum as its live view, in Swift 4.

import UIKit
import PlaygroundSupport

let liveView = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
liveView.backgroundColor = .white

let bob = UIView(frame: CGRect(x: 230, y: 40, width: 40, height: 40))
bob.backgroundColor = .red
bob.layer.cornerRadius = bob.frame.width / 2
liveView.addSubview(bob)

let pageAnimator = UIDynamicAnimator(referenceView: liveView)
let rod = UIAttachmentBehavior(item: bob, attachedToAnchor: CGPoint(x: 150, y: 60))
pageAnimator.addBehavior(rod)
pageAnimator.addBehavior(UIGravityBehavior(items: [bob]))
for (index, color) in [UIColor.gray, UIColor.darkGray].enumerated() {
    let mark = UIView(frame: CGRect(x: 145 + index * 2, y: 55 + index * 2, width: 10 - index * 4, height: 10 - index * 4))
    mark.backgroundColor = color
    liveView.addSubview(mark)
}

PlaygroundPage.current.liveView = liveView
PlaygroundPage.current.needsIndefiniteExecution = true
