import Bars
import Geometry
import StageKit
import Testing

@Suite struct NavigationTransitionTests {
  private let stage = Stage(size: Size(300, 500))
  private let container = View(frame: Rect(x: 0, y: 0, width: 300, height: 500))
  private let behind = View(frame: Rect(x: 0, y: 0, width: 300, height: 500))
  private let front = View(frame: Rect(x: 0, y: 0, width: 300, height: 500))

  init() { stage.view.addSubview(container) }

  private func makeTransition() -> NavigationTransition {
    NavigationTransition(in: container, behind: behind, front: front)
  }

  @Test func `the view in front moves by the width and the one behind by a third of it`() throws {
    container.addSubview(behind)
    var ends: [Double] = []
    let transition = makeTransition()
    transition.push(animated: true) { ends.append(stage.time) }
    #expect(transition.isRunning)
    #expect(front.presentation.center.x == 450 && behind.presentation.center.x == 150)
    stage.advance(to: 0.175)
    let rest = 1 - springProgressAtHalf
    #expect(abs(front.presentation.center.x - (150 + 300 * rest)) < springTolerance)
    #expect(abs(behind.presentation.center.x - (50 + 100 * rest)) < springTolerance)
    let dimming = try #require(container.subviews.first { $0.backgroundColor == .black })
    let alpha = 24.0 / 255 * springProgressAtHalf
    #expect(abs(dimming.presentation.alpha - alpha) < springTolerance)
    stage.advance(to: 0.35)
    #expect(ends == [0.35] && !transition.isRunning)
    #expect(container.subviews == [front] && front.center == Point(150, 250))
  }

  @Test func `a pop is the reverse of a push`() {
    container.addSubview(front)
    makeTransition().pop(animated: true)
    #expect(front.presentation.center.x == 150 && behind.presentation.center.x == 50)
    stage.advance(to: 0.35)
    #expect(container.subviews == [behind] && behind.center == Point(150, 250))
  }

  @Test func `without animation the views change at once, also without a stage`() {
    container.removeFromSuperview()
    var isDone = false
    makeTransition().push(animated: true) { isDone = true }
    #expect(isDone && container.subviews == [front])
  }

  /// Pans from the left edge, 1 point from it, to a distance; the first 10 points begin the
  /// gesture.
  private func pan(to distance: Double, velocity: Double) {
    container.addSubview(front)
    container.addGestureRecognizer(
      InteractivePopGestureRecognizer {
        let transition = makeTransition()
        transition.beginInteractivePop()
        return transition
      })
    stage.edgePan(
      from: .left, to: distance, at: 1, duration: 0.5, velocity: Vector(dx: velocity, dy: 0))
  }

  @Test(arguments: [
    (160.0, 0.0, false), (162, 0, true), (60, 301, true), (250, -301, false), (60, 299, false),
  ])
  func `a released pop continues from half of the width, or by a speed of a width per second`(
    _ distance: Double, _ velocity: Double, _ isCompleted: Bool
  ) {
    pan(to: distance, velocity: velocity)
    stage.advance(to: 1.49)
    #expect(container.subviews.count == 3)
    stage.advance(to: 1.5 + 0.35)
    #expect(container.subviews == [isCompleted ? behind : front])
    #expect(container.subviews.first?.center == Point(150, 250))
  }

  @Test func `from right to left, a pan from the right edge pops`() {
    stage.traitCollection.layoutDirection = .rightToLeft
    container.addSubview(front)
    container.addGestureRecognizer(
      InteractivePopGestureRecognizer {
        let transition = makeTransition()
        transition.beginInteractivePop()
        return transition
      })
    stage.edgePan(from: .left, to: 200, at: 1, duration: 0.5, velocity: .zero)
    stage.advance(to: 2)
    #expect(container.subviews == [front])
    stage.pan(from: Point(299, 250), to: Point(99, 250), at: 3, duration: 0.5)
    stage.advance(to: 3.5)
    // The front view is moved to the left.
    #expect(front.presentation.center.x < 0)
    stage.advance(to: 5)
    #expect(container.subviews == [behind])
  }

  @Test func `the views follow the finger of a pop`() {
    pan(to: 161, velocity: 0)
    // The last move at 1.5 s leaves the finger 150 points from where the gesture began.
    stage.advance(to: 1.5)
    #expect(abs(front.presentation.center.x - 300) < 1e-9)
    #expect(abs(behind.presentation.center.x - 100) < 1e-9)
  }

  @Test func `a cancelled pop gives a navigation bar its item back, a completed one does not`() {
    for (distance, count) in [(100.0, 2), (200, 1)] {
      let stage = Stage(size: Size(300, 500))
      let container = View(frame: stage.view.bounds)
      stage.view.addSubview(container)
      let bar = NavigationBar(frame: Rect(x: 0, y: 0, width: 300, height: 44))
      bar.items = [NavigationItem(title: "First"), NavigationItem(title: "Second")]
      stage.view.addSubview(bar)
      let (behind, front) = (View(frame: container.bounds), View(frame: container.bounds))
      container.addSubview(front)
      container.addGestureRecognizer(
        InteractivePopGestureRecognizer {
          let transition = NavigationTransition(in: container, behind: behind, front: front)
          transition.beginInteractivePop()
          bar.popItem(alongside: transition)
          return transition
        })
      stage.edgePan(
        from: .left, to: distance, at: 0, duration: 0.5, velocity: .zero)
      stage.advance(to: 1)
      #expect(bar.items?.count == count)
      let titles = bar.labels(count == 2 ? "Second" : "First").filter { $0.alpha == 1 }
      #expect(titles.map(\.placeOnStage.center) == [Point(150, 22)])
    }
  }

  @Test func `a bar's item is pushed with the views`() throws {
    let bar = NavigationBar(frame: Rect(x: 0, y: 0, width: 300, height: 44))
    bar.items = [NavigationItem(title: "First")]
    stage.view.addSubview(bar)
    container.addSubview(behind)
    stage.advance(to: 0)
    let transition = makeTransition()
    transition.push(animated: true)
    bar.pushItem(NavigationItem(title: "Second"), alongside: transition)
    let title = try #require(bar.labels("Second").first)
    #expect(title.presentation.center.x == 300)
    stage.advance(to: 0.175)
    let expected = 150 + 150 * (1 - springProgressAtHalf)
    #expect(abs(title.presentation.center.x - expected) < springTolerance)
    // A push during the motion ends it for the bar, and the views continue.
    bar.pushItem(NavigationItem(title: "Third"), animated: false)
    #expect(bar.items?.count == 3 && transition.isRunning)
    stage.advance(to: 1)
    #expect(bar.items?.count == 3 && bar.labels("Third").first?.alpha == 1)
    #expect(bar.views(ofClass: "NavigationPage").count == 1)
  }
}
