import Dynamics
import Geometry
import TestSupport

/// Adds, changes and removes items and behaviors at random, reproducibly by seed.
final class AnimatorFuzzer {
  let view = ReferenceView(600, 600)
  let animator: DynamicAnimator
  private var generator: SeededGenerator
  private(set) var items: [Box] = []
  private(set) var behaviors: [DynamicBehavior] = []

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    animator = DynamicAnimator(referenceView: view)
    for _ in 0..<12 { items.append(makeItem()) }
    let bounds = CollisionBehavior(within: items)
    animator.addBehavior(bounds)
    animator.addBehavior(GravityBehavior(items: items))
  }

  private func number(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &generator)
  }

  private func makeItem() -> Box {
    let (x, y) = (number(50...550), number(50...550))
    let (width, height) = (number(5...60), number(5...60))
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: return .circle(x, y, radius: width / 2)
    case 1:
      return .shaped(
        x, y, [Point(-20, -20), Point(20, -20), Point(0, 0), Point(20, 20), Point(-20, 20)])
    case 2:
      let box = Box(x, y, width, height)
      box.collisionBoundsType = .ellipse
      return box
    default: return Box(x, y, width, height)
    }
  }

  private var randomItem: Box { items[Int.random(in: 0..<items.count, using: &generator)] }

  private func makeBehavior() -> DynamicBehavior {
    let (a, b) = (randomItem, randomItem)
    let place = Point(number(50...550), number(50...550))
    switch Int.random(in: 0..<12, using: &generator) {
    case 0: return SnapBehavior(item: a, snapTo: place)
    case 1:
      let link = AttachmentBehavior(item: a, attachedToAnchor: place)
      link.frequency = number(0...3)
      return link
    case 2 where a !== b:
      let link = AttachmentBehavior(item: a, attachedTo: b)
      link.damping = number(0...1)
      return link
    case 3 where a !== b:
      return AttachmentBehavior.pinAttachment(with: a, attachedTo: b, attachmentAnchor: place)
    case 4 where a !== b:
      return AttachmentBehavior.limitAttachment(
        with: a, offsetFromCenter: .zero, attachedTo: b, offsetFromCenter: .zero)
    case 5 where a !== b:
      return AttachmentBehavior.slidingAttachment(
        with: a, attachedTo: b, attachmentAnchor: place,
        axisOfTranslation: Vector(dx: 1, dy: number(-1...1)))
    case 6:
      let push = PushBehavior(items: [a, b], mode: .instantaneous)
      push.pushDirection = Vector(dx: number(-1...1), dy: number(-1...1))
      push.setTargetOffsetFromCenter(Offset(horizontal: number(-9...9), vertical: 3), for: a)
      return push
    case 7:
      let field = FieldBehavior.turbulenceField(smoothness: 0.5, animationSpeed: 1)
      field.addItem(a)
      return field
    case 8:
      let collision = CollisionBehavior(items: [a, b])
      collision.addBoundary(withIdentifier: "line", from: place, to: Point(300, 300))
      return collision
    case 9:
      let properties = DynamicItemBehavior(items: [a, b])
      properties.elasticity = number(0...1)
      properties.density = number(0.1...5)
      properties.allowsRotation = number(0...1) < 0.5
      return properties
    case 10:
      let composite = DynamicBehavior()
      composite.addChildBehavior(GravityBehavior(items: [a]))
      return composite
    default:
      let push = PushBehavior(items: [a], mode: .continuous)
      push.pushDirection = Vector(dx: number(-0.1...0.1), dy: number(-0.1...0.1))
      return push
    }
  }

  /// Performs a random operation, then steps the animator.
  func step() {
    switch Int.random(in: 0..<40, using: &generator) {
    case 0 where behaviors.count < 20:
      let behavior = makeBehavior()
      behaviors.append(behavior)
      animator.addBehavior(behavior)
    case 1 where !behaviors.isEmpty:
      animator.removeBehavior(
        behaviors.remove(at: Int.random(in: 0..<behaviors.count, using: &generator)))
    case 2:
      let item = randomItem
      item.center = Point(number(50...550), number(50...550))
      item.transform = .identity
      animator.updateItem(usingCurrentState: item)
    case 3:
      if let list = behaviors.last as? ItemListBehavior { list.addItem(randomItem) }
    case 4:
      if let list = behaviors.last as? ItemListBehavior { list.removeItem(randomItem) }
    case 5:
      let size = number(400...600)
      view.bounds = Rect(x: 0, y: 0, width: size, height: size)
      animator.referenceBoundsDidChange()
    case 6:
      let (behavior, item) = (behaviors.last, randomItem)
      behavior?.action = { [unowned animator] in
        behavior?.action = nil
        if let behavior { animator.removeBehavior(behavior) }
        animator.updateItem(usingCurrentState: item)
      }
    case 7 where number(0...1) < 0.05:
      for behavior in behaviors { animator.removeBehavior(behavior) }
      behaviors = []
    default: break
    }
    for item in items where abs(item.x - 300) > 1000 || abs(item.y - 300) > 1000 {
      moveBackInside(item)
    }
    animator.step(1.0 / 60)
  }

  /// Moves an item that left the bounds back inside; otherwise it would fall forever.
  private func moveBackInside(_ item: Box) {
    item.center = Point(number(50...550), number(50...550))
    animator.updateItem(usingCurrentState: item)
  }

  /// Whether all items have finite positions and transforms that are pure rotations.
  var isValid: Bool {
    items.allSatisfy { item in
      item.x.isFinite && item.y.isFinite && item.angle.isFinite
        && isClose(item.transform.determinant, 1, within: 1e-9)
    }
  }
}
