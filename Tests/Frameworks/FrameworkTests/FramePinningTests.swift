import FramePinning
import Geometry
import StageKit
import Testing
import UIKit

/// The frames of views by their distances, in the words of PinLayout.
@Suite struct `frames by distances` {
  private let stage = Stage(size: Size(320, 480))
  private let application: UIApplication

  init() { application = UIApplication(on: stage) }

  /// Returns the frame of a view beside another one, after a function has set it.
  private func layoutBeside(_ make: (_ view: UIView, _ other: UIView) -> Void) -> CGRect {
    application.run {
      let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      let view = UIView(frame: CGRect(x: 7, y: 9, width: 40, height: 20))
      let other = UIView(frame: CGRect(x: 50, y: 60, width: 100, height: 80))
      container.addSubview(other)
      container.addSubview(view)
      make(view, other)
      return view.frame
    }
  }

  /// Returns the frame of a view after a function has set it.
  private func layout(_ make: (_ view: UIView) -> Void) -> CGRect {
    layoutBeside { view, _ in make(view) }
  }

  /// A view of 4,000 square points whose width is 200 points at most.
  private final class Text: UIView {
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      let width = min(size.width, 200)
      return CGSize(width: width, height: 4000 / width)
    }
  }

  @Test func `edges have distances from the superview`() {
    #expect(layout { $0.pin.all() } == CGRect(x: 0, y: 0, width: 300, height: 400))
    #expect(
      layout { $0.pin.top(10).horizontally(20).height(50) }
        == CGRect(x: 20, y: 10, width: 260, height: 50))
    #expect(
      layout { $0.pin.bottomRight(5).size(30) } == CGRect(x: 265, y: 365, width: 30, height: 30))
    #expect(
      layout { $0.pin.all(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) }
        == CGRect(x: 2, y: 1, width: 294, height: 396))
    #expect(
      layout { $0.pin.top(25%).left(10%).width(50%).height(10%) }
        == CGRect(x: 30, y: 100, width: 150, height: 40))
  }

  @Test func `one edge moves a view, which keeps its size`() {
    #expect(layout { $0.pin.right(10) } == CGRect(x: 250, y: 9, width: 40, height: 20))
    #expect(layout { $0.pin.center() } == CGRect(x: 130, y: 190, width: 40, height: 20))
    #expect(layout { $0.pin.hCenter(10).bottom() } == CGRect(x: 140, y: 380, width: 40, height: 20))
  }

  @Test func `margins count inwards from what is pinned`() {
    #expect(
      layout { $0.pin.all().margin(10, 20) } == CGRect(x: 20, y: 10, width: 260, height: 380))
    #expect(layout { $0.pin.bottom().marginBottom(8) }.maxY == 392)
    #expect(layout { $0.pin.left().marginRight(8) }.minX == 0)
  }

  @Test func `views stand beside others`() {
    #expect(
      layoutBeside { $0.pin.below(of: $1, aligned: .left).marginTop(5) }
        == CGRect(x: 50, y: 145, width: 40, height: 20))
    #expect(
      layoutBeside { $0.pin.above(of: $1, aligned: .center) }
        == CGRect(x: 80, y: 40, width: 40, height: 20))
    #expect(
      layoutBeside { $0.pin.after(of: $1, aligned: .center).right(10).marginLeft(10) }
        == CGRect(x: 160, y: 90, width: 130, height: 20))
    #expect(
      layoutBeside { $0.pin.top(to: $1.edge.vCenter).right(to: $1.edge.left).size(of: $1) }
        == CGRect(x: -50, y: 100, width: 100, height: 80))
    #expect(
      layoutBeside { $0.pin.topLeft(to: $1.anchor.bottomRight) }.origin == CGPoint(x: 150, y: 140))
  }

  @Test func `sizes follow limits, contents and ratios`() {
    #expect(layout { $0.pin.horizontally().maxWidth(100).justify(.center) }.minX == 100)
    #expect(layout { $0.pin.width(90).aspectRatio(3) }.height == 30)
    application.run {
      let text = Text()
      let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
      container.addSubview(text)
      text.pin.top().horizontally(10).sizeToFit(.width)
      #expect(text.frame == CGRect(x: 10, y: 0, width: 80, height: 50))
      text.pin.sizeToFit()
      #expect(text.frame.size == CGSize(width: 200, height: 20))
      text.pin.right(10).height(40).sizeToFit(.heightFlexible)
      #expect(text.frame == CGRect(x: -110, y: 0, width: 200, height: 20))
    }
  }

  @Test func `edges lie on the pixels of the screen`() {
    let frame = layout { $0.pin.left(10.3).width(20.2) }
    let scale = application.run { UIScreen.main.scale }
    #expect(frame.minX == (10.3 * scale).rounded() / scale)
    #expect(frame.width == (20.2 * scale).rounded(.up) / scale)
  }

  @Test func `a view can be as large as what it contains`() {
    let inner = UIView(frame: CGRect(x: 30, y: 40, width: 50, height: 60))
    let frame = layout { view in
      view.addSubview(inner)
      view.pin.wrapContent(padding: 5)
    }
    #expect(frame.size == CGSize(width: 60, height: 70))
    #expect(inner.frame.origin == CGPoint(x: 5, y: 5))
  }
}
