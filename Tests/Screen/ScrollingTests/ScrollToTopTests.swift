import Geometry
import Scrolling
import StageKit
import Testing

@Suite struct `scrolling to the top` {
  private final class Log: ScrollViewDelegate {
    var calls: [String] = []
    var allows = true

    func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool {
      calls.append("should")
      return allows
    }
    func scrollViewDidScrollToTop(_ scrollView: ScrollView) { calls.append("did") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) { calls.append("end") }
  }

  private let stage = Stage(size: Size(320, 480))
  private let view = ScrollView(frame: Rect(x: 0, y: 0, width: 320, height: 480))
  private let log = Log()

  init() {
    view.contentSize = Size(320, 2000)
    view.contentOffset = Point(0, 900)
    view.delegate = log
    stage.view.addSubview(view)
  }

  @Test func `the delegate is called before and after the animation`() {
    view.scrollToTop()
    stage.advance(to: 1)
    #expect(log.calls == ["should", "did"])
    #expect(view.contentOffset == .zero)
    // It is there already.
    view.scrollToTop()
    stage.advance(to: 2)
    #expect(log.calls == ["should", "did", "should"])
  }

  @Test func `the delegate can refuse it`() {
    log.allows = false
    view.scrollToTop()
    stage.advance(to: 1)
    #expect(log.calls == ["should"] && view.contentOffset.y == 900)
  }

  @Test func `views that are hidden or do not want it are not found`() {
    let other = ScrollView(frame: .zero)
    stage.view.addSubview(other)
    #expect(stage.view.scrollViewsToTop == [view, other])
    other.scrollsToTop = false
    #expect(stage.view.scrollViewsToTop == [view])
    view.isHidden = true
    #expect(stage.view.scrollViewsToTop == [])
  }
}
