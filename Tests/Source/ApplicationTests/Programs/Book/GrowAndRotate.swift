// swift-format-ignore-file
// Recipe 13-1 of the book, parts 2 and 3: a ball grows and fades in, then turns by half a turn.

import UIKit

class GrowFadeViewController: UIViewController {

    let blueBall = UIImageView()

    override func viewDidLoad() {
        super.viewDidLoad()
        blueBall.frame = CGRect(x: view.frame.width / 2 - 5, y: 20, width: 10, height: 10)
        blueBall.backgroundColor = .blue
        blueBall.alpha = 0.0
        view.addSubview(blueBall)
        appear()
    }

    func appear() {
        UIView.animate(withDuration: 3.0, animations: {
            self.blueBall.frame = CGRect(x: self.view.frame.width / 2 - 32,
                                         y: self.view.frame.height / 2 - 32, width: 64, height: 64)
            self.blueBall.alpha = 1.0
        }) { finished in
            print("Animation Finished")
            self.animationDidFinish()
        }
    }

    func animationDidFinish() {}
}

class RotateChainViewController: GrowFadeViewController {

    override func animationDidFinish() {
        UIView.animate(withDuration: 1.5, animations: {
            self.blueBall.transform = CGAffineTransform(rotationAngle: CGFloat.pi)
        }, completion: { _ in print("Rotation Finished") })
    }
}
