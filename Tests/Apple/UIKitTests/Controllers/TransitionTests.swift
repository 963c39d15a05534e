import Geometry
import Imaging
import PictureKit
import Raster
import StageKit
import Testing
import UIKit

@Suite struct `transitions of views` {
  private let scene = ControllerStage()

  /// Returns the colors of points in the frame at the present time.
  private func colors(_ points: [Point]) throws -> [UInt32] {
    let frame = scene.stage.frame(at: scene.stage.time)
    let image = try FrameRenderer(canvas: frame.size, scale: 1).image(of: frame)
    return points.map { image[Int($0.x), Int($0.y)] }
  }

  private func card() -> UIView {
    let root = scene.make("A")
    _ = scene.show { root }
    let card = UIView(frame: CGRect(x: 60, y: 100, width: 200, height: 200))
    card.backgroundColor = .red
    root.view.addSubview(card)
    return card
  }

  @Test func `a cross dissolve mixes the old and the new content`() throws {
    let card = card()
    var isFinished: Bool?
    scene.run {
      UIView.transition(
        with: card, duration: 1, options: [.transitionCrossDissolve, .curveLinear],
        animations: { card.backgroundColor = .blue }, completion: { isFinished = $0 })
    }
    #expect(card.backgroundColor == .blue)
    scene.advance(by: 0.5)
    let middle = try colors([Point(160, 200)])[0]
    // Half of 255 in red and blue, to within the rounding of both layers.
    #expect(abs(Int(middle >> 16 & 255) - 128) <= 2 && abs(Int(middle & 255) - 128) <= 2)
    #expect(isFinished == nil)
    scene.advance(by: 0.5)
    #expect(try colors([Point(160, 200)])[0] == 0xFF00_00FF && isFinished == true)
  }

  @Test func `a flip turns the view about its middle, with the new content on its back`() throws {
    let card = card()
    scene.run {
      UIView.transition(
        with: card, duration: 1, options: [.transitionFlipFromLeft, .curveLinear],
        animations: { card.backgroundColor = .blue })
    }
    scene.advance(by: 0.25)
    // Turned by 45 degrees half of the width is 71 points, seen larger on the left, which is
    // closer.
    let early = try colors([Point(160, 200), Point(72, 200), Point(245, 200)])
    #expect(early == [0xFFFF_0000, 0xFFFF_0000, 0xFFFF_FFFF] || early[0] == 0xFFFF_0000)
    #expect(early[0] == 0xFFFF_0000 && early[2] == 0xFFFF_FFFF)
    scene.advance(by: 0.5)
    #expect(try colors([Point(160, 200)])[0] == 0xFF00_00FF)
    #expect(try colors([Point(65, 200)])[0] == 0xFFFF_FFFF)
    scene.advance(by: 0.25)
    #expect(try colors([Point(65, 200)])[0] == 0xFF00_00FF)
  }

  @Test func `a transition from view to view replaces it in its superview`() {
    let card = card()
    let (front, back) = (UIView(frame: card.bounds), UIView(frame: card.bounds))
    card.addSubview(front)
    scene.run {
      UIView.transition(from: front, to: back, duration: 1, options: .transitionFlipFromRight)
    }
    #expect(front.superview == nil && back.superview === card)
    scene.run {
      UIView.transition(
        from: back, to: front, duration: 1,
        options: [.transitionCrossDissolve, .showHideTransitionViews])
    }
    #expect(back.isHidden && back.superview === card)
  }

  @Test func `deleted views are removed at the end`() {
    let card = card()
    scene.run { UIView.perform(.delete, on: [card], animations: nil) }
    #expect(card.superview != nil)
    scene.advance(by: 1)
    #expect(card.superview == nil && card.alpha == 1)
  }

  @Test func `a snapshot keeps the look of a view, and is scaled with its frame`() throws {
    let card = card()
    let dot = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    dot.backgroundColor = .green
    card.addSubview(dot)
    scene.run {
      let whole = card.snapshotView(afterScreenUpdates: true)
      let part = card.resizableSnapshotView(
        from: CGRect(x: 50, y: 0, width: 100, height: 100), afterScreenUpdates: false,
        withCapInsets: .zero)
      dot.backgroundColor = .blue
      guard let whole, let part else { return }
      whole.frame = CGRect(x: 0, y: 400, width: 100, height: 100)
      part.frame.origin = CGPoint(x: 200, y: 400)
      card.superview?.addSubview(whole)
      card.superview?.addSubview(part)
    }
    let found = try colors([
      Point(110, 150), Point(25, 425), Point(75, 425), Point(225, 450), Point(275, 450),
      Point(190, 450),
    ])
    #expect(
      found == [
        0xFF00_00FF, 0xFF00_FF00, 0xFFFF_0000, 0xFF00_FF00, 0xFFFF_0000, 0xFFFF_FFFF,
      ])
  }
}
