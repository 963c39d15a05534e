import ConstraintMaking
import Geometry
import StageKit
import Testing
import UIKit

@Suite struct `constraints by names of attributes` {
  private let stage: Stage
  private let application: UIApplication

  init() {
    stage = Stage(size: Size(320, 480))
    application = UIApplication(on: stage)
  }

  /// Returns the frame of a view after constraints have been made, in the middle of the stage.
  private func frame(_ make: (ConstraintMaker) -> Void) -> Rect {
    application.run {
      let view = UIView()
      stage.view.addSubview(view)
      view.snp.makeConstraints(make)
      stage.view.layoutIfNeeded()
      return view.frame
    }
  }

  @Test func `edges are those of the superview, with insets towards the middle`() {
    #expect(frame { $0.edges.equalToSuperview() } == Rect(x: 0, y: 0, width: 320, height: 480))
    let inset = frame { $0.edges.equalToSuperview().inset(10) }
    #expect(inset == Rect(x: 10, y: 10, width: 300, height: 460))
    let insets = frame {
      $0.edges.equalToSuperview().inset(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    }
    #expect(insets == Rect(x: 2, y: 1, width: 314, height: 476))
    let directional = frame {
      $0.top.equalToSuperview().offset(5)
      $0.directionalHorizontalEdges.equalToSuperview().inset(20)
      $0.height.equalToSuperview().dividedBy(2)
    }
    #expect(directional == Rect(x: 20, y: 5, width: 280, height: 240))
  }

  @Test func `numbers, sizes and points are sizes and places in the superview`() {
    let square = frame {
      $0.width.height.equalTo(40)
      $0.left.equalTo(7)
      $0.top.equalTo(9.5)
    }
    #expect(square == Rect(x: 7, y: 9.5, width: 40, height: 40))
    let centered = frame {
      $0.size.equalTo(CGSize(width: 20, height: 30))
      $0.center.equalToSuperview().offset(CGPoint(x: 1, y: 2))
    }
    #expect(centered == Rect(x: 151, y: 227, width: 20, height: 30))
  }

  @Test func `attributes are related to those of other views and guides`() {
    let first = application.run { UIView() }
    application.run {
      stage.view.addSubview(first)
      first.snp.makeConstraints {
        $0.top.leading.equalTo(stage.view.safeAreaLayoutGuide)
        $0.size.equalTo(50)
      }
    }
    let below = frame {
      $0.top.equalTo(first.snp.bottom).offset(8)
      $0.left.equalTo(first.snp.right)
      $0.width.equalTo(first).multipliedBy(2)
      $0.height.equalTo(first.snp.width)
    }
    #expect(below == Rect(x: 50, y: 58, width: 100, height: 50))
  }

  @Test func `a constraint with a lower priority gives way`() {
    let width = frame {
      $0.top.left.height.equalTo(10)
      $0.width.greaterThanOrEqualTo(60)
      $0.width.equalTo(20).priority(.low)
    }.width
    #expect(width == 60)
  }

  @Test func `constraints are updated, made again and removed`() {
    application.run {
      let view = UIView()
      stage.view.addSubview(view)
      var width: Constraint?
      view.snp.makeConstraints {
        $0.top.left.equalToSuperview()
        $0.height.equalTo(10)
        width = $0.width.equalTo(10).constraint
      }
      view.snp.updateConstraints { $0.height.equalTo(20) }
      width?.update(offset: 30)
      stage.view.layoutIfNeeded()
      #expect(view.frame == Rect(x: 0, y: 0, width: 30, height: 20))
      #expect(stage.view.constraints.count + view.constraints.count == 4)
      view.snp.remakeConstraints { $0.bottom.right.width.height.equalToSuperview() }
      stage.view.layoutIfNeeded()
      #expect(view.frame == stage.view.bounds && width?.isActive == false)
      view.snp.removeConstraints()
      #expect(stage.view.constraints.isEmpty && view.constraints.isEmpty)
      let prepared = view.snp.prepareConstraints { $0.width.equalTo(9) }
      #expect(prepared.map(\.isActive) == [false])
      for constraint in prepared { constraint.activate() }
      #expect(view.constraints.count == 1)
    }
  }
}
