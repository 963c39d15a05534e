import Dynamics
import Geometry
import TestSupport
import Testing

/// The pose and the bounds of a group of items.
@Suite struct GroupTests {
  private let a = Box(100, 100)
  private let b = Box(220, 130, 50, 20)

  /// A group that is turned by 0.3 and moved by (17, 5), of which the transform moves it by 7.
  private func turnedGroup() -> DynamicItemGroup {
    let group = DynamicItemGroup(items: [a, b])
    group.center = group.center + Vector(dx: 10, dy: 5)
    group.transform = Transform(rotationAngle: 0.3)
      .concatenating(Transform(translationX: 7, y: 0))
    return group
  }

  @Test func `a group's transform turns its items about its center and moves them`() {
    let group = turnedGroup()
    // Published digits of UIKit's group.
    #expect(a.center.distance(to: Point(119.121517, 90.9627902)) < 1e-6)
    #expect(b.center.distance(to: Point(224.896289, 155.08531)) < 1e-6)
    for item in [a, b] {
      #expect(item.angle == 0.3)
      #expect(item.transform.tx == 0 && item.transform.ty == 0)
    }
    #expect(group.center == Point(157.5, 105))
    #expect(group.transform.tx == 7)
  }

  @Test func `a group's bounds are the box of its items where they are`() {
    let (a, b) = (Box(100, 100), Box(220, 130, 50, 20))
    let group = DynamicItemGroup(items: [a, b])
    #expect(group.bounds == Rect(x: 0, y: 0, width: 195, height: 100))
    group.transform = Transform(rotationAngle: 0.3)
    // Published with two digits.
    #expect(isClose(group.bounds.width, 180.77, within: 0.005))
    #expect(isClose(group.bounds.height, 124.12, within: 0.005))
    #expect(group.bounds.origin == .zero)
  }

  @Test func `an animator keeps a group where its transform has moved it`() {
    let group = turnedGroup()
    let (before, angle) = (b.center, b.angle)
    let animator = DynamicAnimator()
    animator.add(DynamicItemBehavior(items: [group]))
    animator.frames(3)
    // Single precision of 2 m.
    #expect(b.center.distance(to: before) < 1e-4)
    #expect(isClose(b.angle, angle, within: 1e-6))
    #expect(group.transform.tx == 0)
    #expect(group.center.distance(to: Point(164.5, 105)) < 1e-4)
  }

  @Test func `a restored or updated group keeps its translation too`() {
    let group = turnedGroup()
    let animator = DynamicAnimator()
    animator.add(DynamicItemBehavior(items: [group]))
    animator.frames(1)
    let snapshot = animator.snapshot()
    group.transform = group.transform.concatenating(Transform(translationX: 0, y: 30))
    animator.updateItem(usingCurrentState: group)
    animator.frames(1)
    #expect(isClose(a.y, 120.9627902, within: 1e-4))
    animator.restore(snapshot)
    animator.frames(1)
    #expect(isClose(a.y, 90.9627902, within: 1e-4))
  }
}
