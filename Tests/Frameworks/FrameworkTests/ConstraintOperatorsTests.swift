import ConstraintOperators
import Geometry
import StageKit
import Testing
import UIKit

/// Constraints as comparisons, in the words of Cartography.
@Suite struct `constraints as comparisons` {
  private let stage = Stage(size: Size(320, 480))
  private let application: UIApplication

  init() { application = UIApplication(on: stage) }

  private func layout(_ make: (_ view: UIView, _ other: UIView) -> Void) -> CGRect {
    application.run {
      let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      let (view, other) = (UIView(), UIView(frame: CGRect(x: 50, y: 60, width: 100, height: 80)))
      container.addSubview(other)
      container.addSubview(view)
      make(view, other)
      container.layoutIfNeeded()
      return view.frame
    }
  }

  @Test func `edges, middles and sizes are compared`() {
    #expect(
      layout { view, _ in constrain(view) { $0.edges == inset($0.superview!.edges, 10, 20) } }
        == CGRect(x: 10, y: 20, width: 280, height: 360))
    #expect(
      layout { view, _ in
        constrain(view) { view in
          view.center == view.superview!.center
          view.width == 50
          view.height == view.width * 2 + 10
        }
      } == CGRect(x: 125, y: 145, width: 50, height: 110))
  }

  @Test func `views are related to others`() {
    #expect(
      layout { view, other in
        constrain(view, other) { view, other in
          view.top == other.bottom + 5
          view.leading == other.leading
          view.size == other.size / 2
        }
      } == CGRect(x: 50, y: 145, width: 50, height: 40))
    #expect(
      layout { view, other in
        constrain([view, other]) { views in
          distribute(by: 10, horizontally: views[1], views[0])
          align(top: views[1], views[0])
          views[1].left == views[1].superview!.left + 50
          views[1].width == 100
          views[0].height == 20
          views[0].right == views[0].superview!.right - 30
        }
      }.width == 110)
  }

  @Test func `inequalities and priorities`() {
    #expect(
      layout { view, _ in
        constrain(view) { view in
          view.top == view.superview!.top
          view.left == view.superview!.left
          view.height == 10
          view.width == 200 ~ 500
          view.width <= 100
        }
      }.width == 100)
    application.run {
      let view = UIView()
      constrain(view) {
        #expect(($0.width >= 5 ~ UILayoutPriority.defaultLow).priority == .defaultLow)
      }
    }
  }

  @Test func `a group is replaced and removed`() {
    application.run {
      let view = UIView()
      UIView().addSubview(view)
      let group = constrain(view) { $0.width == 10 }
      let first = group.constraints[0]
      #expect(first.isActive && !view.translatesAutoresizingMaskIntoConstraints)
      constrain(view, replace: group) { $0.width == 20 }
      #expect(!first.isActive && group.constraints.map(\.constant) == [20])
      constrain(clear: group)
      #expect(view.constraints.isEmpty)
    }
  }
}
