import Controls
import Geometry
import Scrolling
import StageKit
import Testing
import UIKit

/// Content that does not fill the screen, and buttons whose title is not in their configuration.
@Suite struct `short content of controllers` {
  private let stage = Stage(size: .phone)

  @Test(arguments: [true, false])
  func `a scroll view under a bar begins below it although it cannot scroll`(isWatched: Bool) {
    let application = UIApplication(on: stage)
    let scroll = UIScrollView()
    application.show {
      let controller = UIViewController()
      scroll.frame = controller.view.bounds
      scroll.contentSize = CGSize(width: 100, height: 50)
      if !isWatched { controller.view.addSubview(UIView()) }
      controller.view.addSubview(scroll)
      return UINavigationController(rootViewController: controller)
    }
    _ = stage.frame(at: 0.5)
    // Only the first subview is the content of its controller.
    #expect((scroll.adjustedContentInset.top > 0) == isWatched)
    #expect(scroll.contentOffset.y == -scroll.adjustedContentInset.top)
  }

  @Test func `a button with a configuration shows the title of its state`() {
    let button = UIButton(configuration: .filled())
    let empty = button.intrinsicContentSize.width
    button.setTitle("Send", for: .normal)
    #expect(button.titleLabel?.text == "Send")
    #expect(button.intrinsicContentSize.width > empty + 20)
    button.configuration?.title = "Own"
    #expect(button.titleLabel?.text == "Own")
  }
}
