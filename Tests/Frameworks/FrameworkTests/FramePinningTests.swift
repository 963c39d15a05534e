import FramePinning
import Geometry
import StageKit
import Testing
import UIKit

/// The frames of views by their distances, in the words of PinLayout.
@Suite struct `frames by distances` {
  private let application = UIApplication(on: Stage(size: Size(320, 480)))

  private func layout(
    _ make: (_ container: UIView, _ view: UIView, _ other: UIView) -> Void
  ) -> CGRect {
    application.run {
      let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      let view = UIView(frame: CGRect(x: 7, y: 9, width: 40, height: 20))
      let other = UIView(frame: CGRect(x: 50, y: 60, width: 100, height: 80))
      container.addSubview(other)
      container.addSubview(view)
      make(container, view, other)
      return view.frame
    }
  }

  @Test func `edges have distances from the superview`() {
    #expect(layout { $1.pin.all() } == CGRect(x: 0, y: 0, width: 300, height: 400))
    #expect(
      layout { $1.pin.top(10).horizontally(20).height(50) }
        == CGRect(x: 20, y: 10, width: 260, height: 50))
    #expect(
      layout { $1.pin.bottomRight(5).size(30) } == CGRect(x: 265, y: 365, width: 30, height: 30))
    #expect(
      layout { $1.pin.all(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) }
        == CGRect(x: 2, y: 1, width: 294, height: 396))
    #expect(
      layout { $1.pin.top(25%).left(10%).width(50%).height(10%) }
        == CGRect(x: 30, y: 100, width: 150, height: 40))
  }

  @Test func `one edge moves a view, which keeps its size`() {
    #expect(layout { $1.pin.right(10) } == CGRect(x: 250, y: 9, width: 40, height: 20))
    #expect(layout { $1.pin.center() } == CGRect(x: 130, y: 190, width: 40, height: 20))
    #expect(layout { $1.pin.hCenter(10).bottom() } == CGRect(x: 140, y: 380, width: 40, height: 20))
  }

  @Test func `margins count inwards from what is pinned`() {
    #expect(
      layout { $1.pin.all().margin(10, 20) } == CGRect(x: 20, y: 10, width: 260, height: 380))
    #expect(layout { $1.pin.bottom().marginBottom(8) }.maxY == 392)
    #expect(layout { $1.pin.left().marginRight(8) }.minX == 0)
  }

  @Test func `views stand beside others`() {
    #expect(
      layout { $1.pin.below(of: $2, aligned: .left).marginTop(5) }
        == CGRect(x: 50, y: 145, width: 40, height: 20))
    #expect(
      layout { $1.pin.above(of: $2, aligned: .center) }
        == CGRect(x: 80, y: 40, width: 40, height: 20))
    #expect(
      layout { $1.pin.after(of: $2, aligned: .center).right(10).marginLeft(10) }
        == CGRect(x: 160, y: 90, width: 130, height: 20))
    #expect(
      layout { $1.pin.top(to: $2.edge.vCenter).right(to: $2.edge.left).size(of: $2) }
        == CGRect(x: -50, y: 100, width: 100, height: 80))
    #expect(layout { $1.pin.topLeft(to: $2.anchor.bottomRight) }.origin == CGPoint(x: 150, y: 140))
  }

  @Test func `sizes follow limits, contents and ratios`() {
    #expect(layout { $1.pin.horizontally().maxWidth(100).justify(.center) }.minX == 100)
    #expect(layout { $1.pin.width(90).aspectRatio(3) }.height == 30)
    application.run {
      let label = UILabel()
      let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
      label.text = "some words that need several lines"
      label.numberOfLines = 0
      container.addSubview(label)
      label.pin.top().horizontally(10).sizeToFit(.width)
      #expect(label.frame.width <= 80 && label.frame.height > 40)
      label.pin.sizeToFit()
      #expect(label.frame.height < 30)
    }
  }

  @Test func `edges lie on the pixels of the screen`() {
    let frame = layout { $1.pin.left(10.3).width(20.2) }
    let scale = application.run { UIScreen.main.scale }
    #expect(frame.minX == (10.3 * scale).rounded() / scale)
    #expect(frame.width == (20.2 * scale).rounded(.up) / scale)
  }

  @Test func `a view can be as large as what it contains`() {
    #expect(
      layout {
        let inner = UIView(frame: CGRect(x: 30, y: 40, width: 50, height: 60))
        $1.addSubview(inner)
        $1.pin.wrapContent(padding: 5)
        #expect(inner.frame.origin == CGPoint(x: 5, y: 5))
        _ = ($0, $2)
      }.size == CGSize(width: 60, height: 70))
  }
}
