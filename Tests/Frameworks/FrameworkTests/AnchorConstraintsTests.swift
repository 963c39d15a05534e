import AnchorConstraints
import Geometry
import StageKit
import Testing
import UIKit

/// Constraints by the edges of views.
@Suite struct `constraints by edges of views` {
  private let application = UIApplication(on: Stage(size: Size(320, 480)))

  private func layout(_ make: (_ container: UIView, _ view: UIView) -> Void) -> CGRect {
    application.run {
      let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      let view = UIView()
      container.addSubview(view)
      make(container, view)
      container.layoutIfNeeded()
      return view.frame
    }
  }

  @Test func `edges of the superview have insets to the inside`() {
    #expect(
      layout { $1.edgesToSuperview(insets: .top(10) + .horizontal(20)) }
        == CGRect(x: 20, y: 10, width: 260, height: 390))
    #expect(
      layout {
        $1.edgesToSuperview(excluding: .bottom, insets: .uniform(5))
        $1.height(50)
      } == CGRect(x: 5, y: 5, width: 290, height: 50))
    #expect(
      layout {
        $1.horizontalToSuperview(insets: .left(10) + .right(30))
        $1.verticalToSuperview(insets: .vertical(40))
      } == CGRect(x: 10, y: 40, width: 260, height: 320))
  }

  @Test func `a trailing offset is to the inside, a right and a lower one is not`() {
    #expect(
      layout {
        $1.trailingToSuperview(offset: 10)
        $1.bottomToSuperview(offset: -20)
        $1.size(CGSize(width: 30, height: 40))
      } == CGRect(x: 260, y: 340, width: 30, height: 40))
    #expect(
      layout {
        $1.rightToSuperview(offset: -5)
        $1.topToSuperview()
        $1.size(CGSize(width: 30, height: 40))
      } == CGRect(x: 265, y: 0, width: 30, height: 40))
  }

  @Test func `sizes and centers relate to other views`() {
    #expect(
      layout { container, view in
        view.center(in: container, offset: CGPoint(x: 10, y: -10))
        view.width(to: container, multiplier: 0.5)
        view.aspectRatio(2)
      } == CGRect(x: 85, y: 152.5, width: 150, height: 75))
    #expect(
      layout { container, view in
        view.originToSuperview()
        view.width(min: 100, max: 120)
        view.widthToHeight(of: view)
      }.size.width >= 100)
  }

  @Test func `views are stacked from edge to edge`() {
    application.run {
      let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 110))
      let views = [UIView(), UIView()]
      container.stack(views, height: 50, spacing: 10)
      container.layoutIfNeeded()
      #expect(views[0].frame == CGRect(x: 0, y: 0, width: 300, height: 50))
      #expect(views[1].frame == CGRect(x: 0, y: 60, width: 300, height: 50))
    }
  }

  @Test func `constraints are made inactive, weaker and active again`() {
    application.run {
      let view = UIView()
      let constraint = view.width(20, priority: .defaultLow, isActive: false)
      #expect(!constraint.isActive && constraint.priority == .defaultLow)
      [constraint].activate()
      #expect(constraint.isActive)
      [constraint].deActivate()
      #expect(!constraint.isActive)
    }
  }
}
