import Dynamics
import Geometry
import StageKit
import TestSupport
import Testing

/// A reference view that goes from stage to stage, or off them, while its animator runs.
@Suite struct MovedReferenceTests {
  private let stage = Stage(size: .phone)
  private let board = View(frame: Rect(x: 10, y: 20, width: 300, height: 400))
  private let card = View(frame: Rect(x: 100, y: 10, width: 50, height: 50))
  private let animator: DynamicAnimator

  init() {
    stage.view.addSubview(board)
    board.addSubview(card)
    animator = DynamicAnimator(referenceView: board)
    card.transform = Transform(rotationAngle: 0.3)
    animator.addBehavior(GravityBehavior(items: [card]))
    let collision = CollisionBehavior(items: [card])
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
  }

  /// Where the card is after some steps of an animator that nothing disturbs.
  private func undisturbed(steps: Int) -> View.Presentation {
    let other = MovedReferenceTests()
    other.stage.advance(to: tick(steps))
    return other.card.presentation
  }

  @Test func `off the stage an animator waits, on it again it goes on where it was`() {
    stage.advance(to: tick(20))
    board.removeFromSuperview()
    stage.advance(to: tick(50))
    #expect(card.presentation == undisturbed(steps: 20))
    #expect(animator.isRunning)
    stage.view.addSubview(board)
    stage.advance(to: tick(90))
    #expect(card.presentation == undisturbed(steps: 60))
    #expect(isClose(animator.elapsedTime, tick(60), within: 1e-9))
  }

  @Test func `on another stage an animator follows that stage's clock alone`() {
    let other = Stage(size: .phone)
    other.advance(to: 7.31)
    stage.advance(to: tick(20))
    other.view.addSubview(board)
    stage.advance(to: 3)
    #expect(card.presentation == undisturbed(steps: 20))
    // 439/60 s is the first sixtieth after 7.31 s.
    other.advance(to: tick(439 + 40))
    #expect(card.presentation == undisturbed(steps: 60))
    #expect(other.dynamicLogEntries.contains { $0.kind == .contactBegan })
    #expect(!stage.dynamicLogEntries.contains { $0.kind == .contactBegan })
  }

  @Test func `a step that is under way ends with the first one of the other stage`() {
    let other = Stage(size: .phone)
    other.advance(to: tick(5) + 0.25 / 60)
    stage.advance(to: tick(20) + 0.5 / 60)
    other.view.addSubview(board)
    #expect(card.center == undisturbed(steps: 20).center)
    other.advance(to: tick(6))
    #expect(card.presentation == undisturbed(steps: 21))
    other.advance(to: tick(45))
    #expect(card.presentation == undisturbed(steps: 60))
  }

  @Test func `taken off and put back between two steps, nothing is lost`() {
    stage.advance(to: tick(20) + 0.5 / 60)
    board.removeFromSuperview()
    stage.view.addSubview(board)
    stage.advance(to: tick(60))
    #expect(card.presentation == undisturbed(steps: 60))
  }

  @Test func `an action may take the reference view off, and a timer put it back`() {
    let behavior = animator.behaviors[0]
    var calls = 0
    behavior.action = { [board] in
      calls += 1
      if calls == 20 { board.removeFromSuperview() }
    }
    stage.scheduledTimer(withTimeInterval: 1, repeats: false) { [stage, board] _ in
      stage.view.addSubview(board)
    }
    stage.advance(to: 0.9)
    #expect(calls == 20)
    stage.advance(to: 1 + tick(40))
    #expect(calls == 60)
    #expect(card.presentation == undisturbed(steps: 60))
  }

  @Test func `taken off between two steps, an animator can be stepped by hand`() {
    stage.advance(to: tick(20) + 0.5 / 60)
    board.removeFromSuperview()
    for _ in 21..<60 { animator.step(1.0 / 60) }
    #expect(card.presentation == undisturbed(steps: 60))
    stage.view.addSubview(board)
    stage.advance(to: 1)
    #expect(animator.elapsedTime > tick(60))
  }

  @Test func `an animator at rest stays so wherever its view goes`() {
    animator.removeAllBehaviors()
    stage.advance(to: 1)
    #expect(!animator.isRunning)
    let other = Stage(size: .phone)
    other.view.addSubview(board)
    other.advance(to: 1)
    #expect(!animator.isRunning && other.dynamicLogEntries.isEmpty)
  }

  @Test func `a ticker of its own does not care where the view is`() {
    animator.removeAllBehaviors()
    animator.ticker = stage
    animator.addBehavior(GravityBehavior(items: [card]))
    stage.advance(to: 0.25)
    let y = card.center.y
    board.removeFromSuperview()
    stage.advance(to: 0.5)
    #expect(card.center.y > y + 50)
  }

  @Test func `an animator rests for good when its view is gone while it waits`() {
    var board: View? = View(frame: Rect(x: 0, y: 0, width: 300, height: 300))
    let card = View(frame: Rect(x: 10, y: 10, width: 50, height: 50))
    board?.addSubview(card)
    let animator = board.map { DynamicAnimator(referenceView: $0) }
    let gravity = GravityBehavior(items: [card])
    animator?.addBehavior(gravity)
    #expect(animator?.isRunning == true)
    board = nil
    #expect(animator?.isRunning == false)
    gravity.magnitude = 2
    #expect(animator?.isRunning == false)
  }

  @Test func `a delegate may hold a stage without owning it, and the stage may go first`() {
    final class Listener: DynamicAnimatorDelegate {
      unowned let stage: Stage
      init(_ stage: Stage) { self.stage = stage }
      func dynamicAnimatorDidPause(_ animator: DynamicAnimator) { stage.log("paused") }
    }
    var stage: Stage? = Stage(size: .phone)
    weak var watched: DynamicAnimator?
    if let stage {
      let view = View(frame: Rect(x: 0, y: 0, width: 50, height: 50))
      stage.view.addSubview(view)
      let animator = stage.retain(DynamicAnimator(referenceView: stage.view))
      animator.delegate = stage.retain(Listener(stage))
      animator.addBehavior(GravityBehavior(items: [view]))
      stage.advance(to: 0.5)
      watched = animator
    }
    #expect(watched?.isRunning == true)
    stage = nil
    #expect(watched == nil)
  }
}
