import Dynamics
import Geometry
import TestSupport
import Testing

import struct FoundationEssentials.IndexPath

/// Subclasses in another module, as UIKit allows them.
@Suite struct SubclassTests {
  @Test func `an attachment's subclass calls its initializers`() {
    let bob = Box(100, 200, 40, 40)
    let cord = Cord(item: bob)
    let animator = LoggingAnimator(profile: .modern)
    animator.addBehavior(cord)
    animator.addBehavior(GravityBehavior(items: [bob]))
    animator.frames(30)
    #expect(animator.log == ["Cord", "GravityBehavior"])
    // The rod keeps its length, within the engine's slop.
    #expect(isClose(bob.center.distance(to: Point(200, 200)), 100, within: 0.5))
    #expect(bob.y > 210)
    #expect(Cord(between: bob, and: Box(0, 0)).attachedBehaviorType == .items)
  }

  @Test func `a field's class methods create the subclass`() {
    let wind: Wind = Wind.linearGravityField(direction: Vector(dx: 1, dy: 0))
    wind.gusts = 3
    #expect(wind.direction == Vector(dx: 1, dy: 0))
    let item = Box(0, 0)
    let breeze = Breeze(strength: 2)
    breeze.addItem(item)
    let animator = DynamicAnimator()
    animator.addBehavior(breeze)
    animator.frames(10)
    #expect(item.x > 0)
    #expect(Breeze.vortexField().push == 0)
  }

  @Test func `an attachment's class methods create the subclass`() {
    let (a, b) = (Box(0, 0), Box(100, 0))
    let axis = Vector(dx: 1, dy: 0)
    // Each has the static type Cord.
    let cords: [Cord] = [
      .pinAttachment(with: a, attachedTo: b, attachmentAnchor: .zero),
      .fixedAttachment(with: a, attachedTo: b, attachmentAnchor: .zero),
      .limitAttachment(with: a, offsetFromCenter: .zero, attachedTo: b, offsetFromCenter: .zero),
      .slidingAttachment(with: a, attachmentAnchor: .zero, axisOfTranslation: axis),
      .slidingAttachment(
        with: a, attachedTo: b, attachmentAnchor: .zero, axisOfTranslation: axis),
    ]
    #expect(cords.map(\.items.count) == [2, 2, 2, 1, 2])
    let chain: [Chain] = [Chain(item: a, attachedTo: b), Chain(item: a, attachedToAnchor: .zero)]
    #expect(chain.map(\.links) == [1, 1])
  }

  @Test func `a subclass of layout attributes has initializers of its own`() {
    let badge = Badge(count: 3)
    #expect(badge.category == .decorationView(ofKind: "badge"))
    #expect(badge.indexPath == [0, 3])
  }

  @Test func `a group's subclass sees its center move`() {
    let group = LoggingGroup(items: [Box(0, 0), Box(100, 0)])
    let animator = DynamicAnimator()
    animator.addBehavior(GravityBehavior(items: [group]))
    animator.frames(5)
    #expect(group.moves == 5)
  }
}

private final class Cord: AttachmentBehavior {
  init(item: any DynamicItem) {
    super.init(item: item, offsetFromCenter: .zero, attachedToAnchor: Point(200, 200))
  }

  init(between item1: any DynamicItem, and item2: any DynamicItem) {
    super.init(
      item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  required init(_ definition: Definition) { super.init(definition) }
}

/// A subclass that inherits all initializers.
private final class Chain: AttachmentBehavior {
  var links = 1
}

private final class Wind: FieldBehavior {
  var gusts = 0
}

private final class Breeze: FieldBehavior {
  let push: Double

  init(strength push: Double) {
    self.push = push
    super.init { field, _, _, _, _, _ in Vector(dx: (field as? Breeze)?.push ?? 0, dy: 0) }
  }

  required init(_ definition: Definition) {
    push = 0
    super.init(definition)
  }
}

private final class LoggingAnimator: DynamicAnimator {
  var log: [String] = []

  override func addBehavior(_ behavior: DynamicBehavior) {
    log.append("\(type(of: behavior))")
    super.addBehavior(behavior)
  }
}

private final class LoggingGroup: DynamicItemGroup {
  var moves = 0
  override var center: Point { didSet { moves += 1 } }
}

private final class Badge: LayoutAttributes {
  convenience init(count: Int) {
    self.init(.decorationView(ofKind: "badge"), with: [0, count])
  }
}
