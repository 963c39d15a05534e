import EdgePinning
import Geometry
import StageKit
import Testing
import UIKit

/// Constraints by edges and axes, in the words of PureLayout.
@Suite struct `constraints by edges and axes` {
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

  @Test func `edges have insets from the superview`() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(
      layout { view, _ in view.autoPinEdgesToSuperviewEdges(with: insets) }
        == CGRect(x: 2, y: 1, width: 294, height: 396))
    #expect(
      layout { view, _ in
        view.autoPinEdgesToSuperviewEdges(with: insets, excludingEdge: .right)
        view.autoSetDimension(.width, toSize: 50)
      } == CGRect(x: 2, y: 1, width: 50, height: 396))
    #expect(
      layout { view, _ in
        view.autoSetDimensions(to: CGSize(width: 30, height: 20))
        view.autoPinEdge(toSuperviewEdge: .right, withInset: 10)
        view.autoAlignAxis(toSuperviewAxis: .horizontal)
      } == CGRect(x: 260, y: 190, width: 30, height: 20))
  }

  @Test func `an inequality of a far edge counts inwards`() {
    #expect(
      layout { view, _ in
        view.autoPinEdgesToSuperviewEdges(with: .zero, excludingEdge: .bottom)
        view.autoPinEdge(
          toSuperviewEdge: .bottom, withInset: 100, relation: .greaterThanOrEqual)
        NSLayoutConstraint.autoSetPriority(.defaultHigh) {
          view.autoSetDimension(.height, toSize: 1000)
        }
      }.height == 300)
  }

  @Test func `views are related to others`() {
    #expect(
      layout { view, other in
        view.autoPinEdge(.top, to: .bottom, of: other, withOffset: 5)
        view.autoAlignAxis(.vertical, toSameAxisOf: other)
        view.autoMatch(.width, to: .width, of: other, withMultiplier: 0.5)
        view.autoMatch(.height, to: .width, of: other, withOffset: 10)
      } == CGRect(x: 75, y: 145, width: 50, height: 110))
  }

  @Test func `views share a row`() {
    application.run {
      let container = UIView(frame: CGRect(x: 0, y: 0, width: 310, height: 100))
      let views = (0..<3).map { _ in UIView() }
      for view in views { container.addSubview(view) }
      views[0].autoPinEdge(toSuperviewEdge: .top)
      views.autoSetViewsDimension(.height, toSize: 20)
      views.autoDistributeViews(along: .horizontal, alignedTo: .top, withFixedSpacing: 10)
      container.layoutIfNeeded()
      #expect(views.map(\.frame.minX) == [10, 110, 210])
      #expect(views.map(\.frame.width) == [90, 90, 90])
    }
  }

  @Test func `constraints are made without effect`() {
    application.run {
      let view = UIView()
      let made = NSLayoutConstraint.autoCreateConstraintsWithoutInstalling {
        view.autoSetDimension(.width, toSize: 5)
      }
      #expect(made.count == 1 && !made[0].isActive)
      made[0].autoInstall()
      #expect(made[0].isActive)
    }
  }
}
