import Bars
import Controls
import Geometry
import Layers
import PictureKit
import Scrolling
import StageKit
import TestSupport
import Testing
import UIKit

@Suite struct `transitions that controllers prefer` {
  private let scene = ControllerStage()
  private let thumb = UIView(frame: CGRect(x: 40, y: 100, width: 80, height: 60))

  private func pages() -> (UINavigationController, UIViewController) {
    let (first, second) = (scene.make("A", color: .green), scene.make("B", color: .yellow))
    let navigation = scene.show { UINavigationController(rootViewController: first) }
    scene.run {
      first.view.addSubview(thumb)
      second.preferredTransition = .zoom { [thumb] context in
        context.zoomedViewController === second ? thumb : nil
      }
    }
    return (navigation, second)
  }

  @Test func `a pushed controller grows out of a view, and shrinks to it`() {
    let (navigation, second) = pages()
    scene.run { navigation.pushViewController(second, animated: true) }
    let frame = second.view.layer.presentation(at: scene.stage.time + 1e-6).frame
    #expect(abs(frame.width - 80) < 1 && abs(frame.height - 60) < 1)
    #expect(abs(frame.midX - 80) < 1)
    scene.stage.advance(to: scene.stage.time + 1)
    #expect(second.view.transform == .identity && navigation.topViewController === second)
    #expect(thumb.alpha == 1)
    scene.run { _ = navigation.popViewController(animated: true) }
    scene.stage.advance(to: scene.stage.time + 1)
    #expect(second.view.window == nil && navigation.viewControllers.count == 1)
  }

  @Test func `a presented controller fills the screen`() {
    let (navigation, second) = pages()
    scene.run { navigation.present(second, animated: true) }
    scene.stage.advance(to: scene.stage.time + 1)
    #expect(second.view.frame == scene.stage.view.bounds)
    scene.run { second.dismiss(animated: true) }
    scene.stage.advance(to: scene.stage.time + 1)
    #expect(second.view.window == nil)
  }
}
