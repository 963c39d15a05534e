import Controls
import Geometry
import Scrolling
import StageKit
import Testing

@Suite struct `refresh control` {
  private let stage = Stage(size: Size(320, 480))
  private let view = ScrollView(frame: Rect(x: 0, y: 0, width: 320, height: 480))
  private let control = RefreshControl()

  init() {
    view.contentSize = Size(320, 1000)
    view.refreshControl = control
    stage.view.addSubview(view)
  }

  /// A finger that pulls 400 points moves the content by 146 points: the rubber band of 0.55 and
  /// 480 points, (1 - 1 / (400 * 0.55 / 480 + 1)) * 480 = 151, less the 10 points before a drag
  /// begins.
  private func pull() {
    stage.pan(from: Point(160, 60), to: Point(160, 460), at: 0, duration: 0.5)
  }

  @Test func `a pull beyond the threshold refreshes once and keeps room for the control`() {
    var count = 0
    control.addAction(Action { _ in count += 1 }, for: .valueChanged)
    pull()
    stage.advance(to: 3)
    #expect(count == 1 && control.isRefreshing)
    #expect(view.contentOffset.y == -60)
    #expect(view.adjustedContentInset.top == 60 && view.contentInset.top == 0)
    #expect(control.frame == Rect(x: 0, y: -60, width: 320, height: 60))
    control.endRefreshing()
    #expect(!control.isRefreshing)
    stage.advance(to: 3.29)
    #expect(view.contentOffset.y < 0)
    stage.advance(to: 3.4)
    #expect(view.contentOffset.y == 0 && control.isHidden && count == 1)
  }

  @Test func `a short pull does not refresh`() {
    stage.pan(from: Point(160, 60), to: Point(160, 160), at: 0, duration: 0.5)
    stage.advance(to: 3)
    #expect(!control.isRefreshing && view.contentOffset.y == 0)
  }

  @Test func `the content does not jump when refreshing begins under the finger`() {
    pull()
    var offsets: [Double] = []
    for step in 1...50 {
      stage.advance(to: Double(step) / 100)
      offsets.append(view.contentOffset.y)
    }
    #expect(control.isRefreshing)
    // The finger moves at 800 points a second, 60 times a second, and 0.55 of it at most reach the
    // content.
    for (before, after) in zip(offsets, offsets.dropFirst()) where before < 0 {
      let longest = 800 / 60 * 0.55 + 1e-9
      #expect(abs(after - before) <= longest)
    }
  }

  @Test func `refreshing that ends during the pull does not begin again`() {
    var count = 0
    let action = Action { [unowned control] _ in
      count += 1
      control.endRefreshing()
    }
    control.addAction(action, for: .valueChanged)
    pull()
    stage.advance(to: 3)
    #expect(count == 1 && view.contentOffset.y == 0)
  }

  @Test func `code that begins refreshing makes room without an event`() {
    var count = 0
    control.addAction(Action { _ in count += 1 }, for: .valueChanged)
    control.beginRefreshing()
    #expect(control.isRefreshing && count == 0 && view.contentOffset.y == 0)
    view.setContentOffset(Point(0, -60), animated: false)
    stage.advance(to: 1)
    #expect(view.contentOffset.y == -60 && !control.isHidden)
    view.refreshControl = nil
    #expect(!control.isRefreshing && control.superview == nil)
  }
}
