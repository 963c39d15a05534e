import Geometry
import StageKit
import TestSupport
import Testing
import UIKit

/// Constraints of visual formats place views as Apple documents them.
@Suite struct `visual formats` {
  private let stage = Stage(size: Size(320, 200))
  private let first = UIView()
  private let second = UIView()

  init() {
    for view in [first, second] {
      view.translatesAutoresizingMaskIntoConstraints = false
      stage.view.addSubview(view)
    }
  }

  private func layOut(
    _ formats: [String], options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil
  ) {
    for format in formats {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: options, metrics: metrics,
          views: ["a": first, "b_2": second]))
    }
    stage.view.layoutIfNeeded()
  }

  @Test func `views have the sizes and spaces of a row`() {
    layOut(
      ["H:|-20-[a(100)]-[b_2]-pad-|", "V:|[a(30)]", "V:|-10-[b_2(==a)]"], metrics: ["pad": 12])
    #expect(first.frame == CGRect(x: 20, y: 0, width: 100, height: 30))
    #expect(second.frame == CGRect(x: 128, y: 10, width: 180, height: 30))
  }

  @Test func `the standard distance to the superview is its margin`() {
    stage.view.layoutMargins = UIEdgeInsets(top: 5, left: 16, bottom: 7, right: 18)
    layOut(["|-[a]-|", "V:|-[a]-|"])
    #expect(first.frame == CGRect(x: 16, y: 5, width: 286, height: 188))
  }

  @Test func `conditions have relations and priorities`() throws {
    let constraints = NSLayoutConstraint.constraints(
      withVisualFormat: "[a(>=50@low,<=b_2)]-(>=4,9.5@700)-[b_2]", metrics: ["low": 300 as Float],
      views: ["a": first, "b_2": second])
    try #require(constraints.count == 4)
    #expect(constraints[0].relation == .greaterThanOrEqual && constraints[0].constant == 50)
    #expect(constraints[0].priority == UILayoutPriority(300))
    #expect(constraints[1].relation == .lessThanOrEqual && constraints[1].secondItem === second)
    #expect(constraints[2].relation == .greaterThanOrEqual && constraints[2].constant == 4)
    #expect(constraints[2].firstItem === second && constraints[2].firstAttribute == .leading)
    #expect(constraints[3].constant == 9.5 && constraints[3].priority.rawValue == 700)
    #expect(constraints.allSatisfy { !$0.isActive })
  }

  @Test func `views of a row are aligned`() {
    layOut(
      ["H:|[a(40)][b_2(60)]"], options: [.alignAllTop, .alignAllBottom, .directionRightToLeft])
    layOut(["V:|-25-[a(50)]"])
    #expect(first.frame == CGRect(x: 280, y: 25, width: 40, height: 50))
    #expect(second.frame == CGRect(x: 220, y: 25, width: 60, height: 50))
  }

  @Test func `a wrong format ends with the position of what is wrong`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-[title", views: ["title": UIView()])
    }
    expectSentence(
      "the visual format \"H:|-[title\" is wrong at position 10: ']' is expected", from: result)
  }
}
