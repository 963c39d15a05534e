import Geometry
import PlaygroundSupport
import StageKit
import Testing
import UIKit
import XCPlayground

/// The live view of a playground is shown.
@Suite struct `the live view of a playground` {
  private let stage = Stage(size: Size(400, 600))
  private let application: UIApplication

  init() { application = UIApplication(on: stage) }

  @Test func `a view keeps its size in the middle`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    application.run { PlaygroundPage.current.liveView = view }
    #expect(view.frame == Rect(x: 0, y: 0, width: 300, height: 200))
    #expect(
      view.convert(view.bounds, to: stage.view) == Rect(x: 50, y: 200, width: 300, height: 200))
    #expect(view.stage === stage)
  }

  @Test func `a view that is larger than the stage is reduced`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 800, height: 400))
    application.run { PlaygroundPage.current.liveView = view }
    #expect(view.bounds.size == Size(800, 400))
    #expect(
      view.convert(view.bounds, to: stage.view) == Rect(x: 0, y: 200, width: 400, height: 200))
  }

  @Test func `a controller fills the stage and appears`() {
    final class Page: UIViewController {
      var appeared = false
      override func viewDidAppear(_ animated: Bool) { appeared = true }
    }
    let page = application.run {
      let page = Page()
      PlaygroundPage.current.liveView = page
      return page
    }
    #expect(page.view.frame.size == stage.size)
    #expect(page.appeared)
  }

  @Test func `the last live view takes the place of the one before`() {
    let (first, second) = (UIView(), UIView())
    application.run {
      XCPlaygroundPage.currentPage.liveView = first
      XCPShowView("second", view: second)
    }
    #expect(first.stage == nil)
    #expect(second.frame == Rect(origin: .zero, size: stage.size))
    #expect(application.windows.count == 1)
  }
}
