import Dynamics
import Geometry
import StageKit
import TestSupport
import Testing

/// Reference views that move between stages, or off them, while their animators run.
@Suite struct ReferenceViewMoveTests {
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

  /// Returns the card after a number of steps without moves of the reference view.
  private func reference(steps: Int) -> View.Presentation {
    let other = ReferenceViewMoveTests()
    other.stage.advance(to: stepTime(steps))
    return other.card.presentation
  }

  @Test func `an animator is suspended while its reference view is off the stage`() {
    stage.advance(to: stepTime(20))
    board.removeFromSuperview()
    stage.advance(to: stepTime(50))
    #expect(card.presentation == reference(steps: 20))
    #expect(animator.isRunning)
    stage.view.addSubview(board)
    stage.advance(to: stepTime(90))
    #expect(card.presentation == reference(steps: 60))
    #expect(isClose(animator.elapsedTime, stepTime(60), within: 1e-9))
  }

  @Test func `an animator uses the clock of the stage to which its reference view has moved`() {
    let other = Stage(size: .phone)
    other.advance(to: 7.31)
    stage.advance(to: stepTime(20))
    other.view.addSubview(board)
    stage.advance(to: 3)
    #expect(card.presentation == reference(steps: 20))
    // 439/60 s is the first multiple of 1/60 s after 7.31 s.
    other.advance(to: stepTime(439 + 40))
    #expect(card.presentation == reference(steps: 60))
    #expect(other.dynamicLogEntries.contains { $0.kind == .contactBegan })
    #expect(!stage.dynamicLogEntries.contains { $0.kind == .contactBegan })
  }

  @Test func `a step that has begun ends with the first step on the other stage`() {
    let other = Stage(size: .phone)
    other.advance(to: stepTime(5) + 0.25 / 60)
    stage.advance(to: stepTime(20) + 0.5 / 60)
    other.view.addSubview(board)
    #expect(card.center == reference(steps: 20).center)
    other.advance(to: stepTime(6))
    #expect(card.presentation == reference(steps: 21))
    other.advance(to: stepTime(45))
    #expect(card.presentation == reference(steps: 60))
  }

  @Test func `removing and adding the reference view between two steps has no effect`() {
    stage.advance(to: stepTime(20) + 0.5 / 60)
    board.removeFromSuperview()
    stage.view.addSubview(board)
    stage.advance(to: stepTime(60))
    #expect(card.presentation == reference(steps: 60))
  }

  @Test func `an action can remove the reference view and a timer can add it again`() {
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
    stage.advance(to: 1 + stepTime(40))
    #expect(calls == 60)
    #expect(card.presentation == reference(steps: 60))
  }

  @Test func `an animator suspended within a step can be stepped manually`() {
    stage.advance(to: stepTime(20) + 0.5 / 60)
    board.removeFromSuperview()
    for _ in 21..<60 { animator.step(1.0 / 60) }
    #expect(card.presentation == reference(steps: 60))
    stage.view.addSubview(board)
    stage.advance(to: 1)
    #expect(animator.elapsedTime > stepTime(60))
  }

  @Test func `moving the reference view does not start a resting animator`() {
    animator.removeAllBehaviors()
    stage.advance(to: 1)
    #expect(!animator.isRunning)
    let other = Stage(size: .phone)
    other.view.addSubview(board)
    other.advance(to: 1)
    #expect(!animator.isRunning && other.dynamicLogEntries.isEmpty)
  }

  @Test func `an animator with its own ticker runs while its reference view is off the stage`() {
    animator.removeAllBehaviors()
    animator.ticker = stage
    animator.addBehavior(GravityBehavior(items: [card]))
    stage.advance(to: 0.25)
    let y = card.center.y
    board.removeFromSuperview()
    stage.advance(to: 0.5)
    #expect(card.center.y > y + 50)
  }

  @Test func `a suspended animator rests permanently when its reference view is released`() {
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

  @Test func `a stage can be released before a delegate with an unowned reference to it`() {
    final class PauseLogger: DynamicAnimatorDelegate {
      unowned let stage: Stage
      init(_ stage: Stage) { self.stage = stage }
      func dynamicAnimatorDidPause(_ animator: DynamicAnimator) { stage.log("paused") }
    }
    var stage: Stage? = Stage(size: .phone)
    weak var weakAnimator: DynamicAnimator?
    if let stage {
      let view = View(frame: Rect(x: 0, y: 0, width: 50, height: 50))
      stage.view.addSubview(view)
      let animator = stage.retain(DynamicAnimator(referenceView: stage.view))
      animator.delegate = stage.retain(PauseLogger(stage))
      animator.addBehavior(GravityBehavior(items: [view]))
      stage.advance(to: 0.5)
      weakAnimator = animator
    }
    #expect(weakAnimator?.isRunning == true)
    stage = nil
    #expect(weakAnimator == nil)
  }
}
