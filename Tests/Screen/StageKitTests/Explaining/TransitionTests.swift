import Geometry
import Layers
import StageKit
import Testing
import Tween

@Suite struct TransitionTests {
  @Test func `views are replaced, and the completion comes at the end`() {
    let stage = Stage(size: .phone)
    let (front, back) = (View(frame: stage.view.bounds), View(frame: stage.view.bounds))
    stage.view.addSubview(front)
    var ends: [Double] = []
    stage.transition(from: front, to: back, duration: 0.5, options: .transitionFlipFromLeft) {
      [unowned stage] finished in
      if finished { ends.append(stage.time) }
    }
    #expect(front.superview == nil && back.superview === stage.view)
    #expect(stage.view.layer.animationKeys()?.count == 1)
    stage.advance(to: 1)
    #expect(ends == [0.5])
  }

  @Test func `views that stay are hidden and shown`() {
    let stage = Stage(size: .phone)
    let (front, back) = (View(), View())
    back.isHidden = true
    stage.view.addSubview(front)
    stage.view.addSubview(back)
    stage.transition(
      from: front, to: back, duration: 0.5,
      options: [.transitionCrossDissolve, .showHideTransitionViews])
    #expect(front.isHidden && !back.isHidden && front.superview === stage.view)
  }

  @Test func `without a transition the changes are animated`() throws {
    let stage = Stage(size: .phone)
    let view = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    stage.view.addSubview(view)
    stage.transition(with: view, duration: 1, options: .curveLinear, animations: { view.alpha = 0 })
    stage.advance(to: 0.5)
    #expect(view.presentation.alpha == 0.5)
  }

  @Test func `a block of animations takes an easing by name`() {
    let stage = Stage(size: .phone)
    let view = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    stage.view.addSubview(view)
    stage.animate(withDuration: 2, curve: .easeInQuad) { view.alpha = 0 }
    stage.advance(to: 1)
    #expect(view.presentation.alpha == 0.75)
  }
}
