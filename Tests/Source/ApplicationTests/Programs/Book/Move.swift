// swift-format-ignore-file
// Recipe 13-1 of the book, part 1: a ball moves to the center.

import UIKit

class MoveViewController: UIViewController {

    let blueBall = UIImageView()

    override func viewDidLoad() {
        super.viewDidLoad()

        self.blueBall.frame = CGRect(x: self.view.frame.size.width / 2 - 32, y: 20, width: 64, height: 64)
        self.blueBall.backgroundColor = UIColor.blue
        self.blueBall.layer.cornerRadius = 32
        self.view.addSubview(self.blueBall)

        UIView.animate(withDuration: 3.0, animations: { () -> Void in
            self.blueBall.frame = CGRect(x: self.view.frame.size.width / 2 - 32,
                                         y: self.view.frame.size.height / 2 - 32,
                                         width: 64, height: 64)
        }, completion: { (finished: Bool) -> Void in
            print("Animation Finished")
        })
    }
}
