import Dynamics
import Geometry

/// Items whose mechanical energy nothing should change.
struct EnergyScene {
  private let animator: DynamicAnimator
  private let items: [Box]
  private let properties: DynamicItemBehavior
  private let restEnergy: Double
  private let behaviors: [DynamicBehavior]

  /// Kinetic energy plus height above the lowest positions, per unit of mass.
  private var energy: Double {
    items.reduce(-restEnergy) { sum, item in
      let velocity = properties.linearVelocity(for: item) - Point.zero
      return sum + velocity.dot(velocity) / 2 - 1000 * item.y
    }
  }

  private init(
    _ profile: Profile, _ items: [Box], lowest: [Double], _ behaviors: [DynamicBehavior]
  ) {
    animator = DynamicAnimator(profile: profile)
    self.items = items
    self.behaviors = behaviors
    restEnergy = lowest.reduce(0) { $0 - 1000 * $1 }
    properties = DynamicItemBehavior(items, resistance: 0, elasticity: 1)
    properties.allowsRotation = false
    for behavior in behaviors { animator.addBehavior(behavior) }
    animator.add(GravityBehavior(items: items), properties)
  }

  /// Newton's cradle: five touching squares or balls of 100 points on rods, the first of which are
  /// lifted.
  static func cradle(
    _ profile: Profile, rod: Double, lifted: Int, angle: Double, ofBalls: Bool = false
  ) -> EnergyScene {
    let items = (0..<5).map { index in
      let lift = index < lifted ? angle : 0
      let (x, y) = (100 * Double(index) - rod * lift.sine, rod * lift.cosine)
      return ofBalls ? .circle(x, y, radius: 50) : Box(x, y)
    }
    let rods = items.enumerated().map { index, item in
      AttachmentBehavior(item: item, attachedToAnchor: Point(100 * Double(index), 0))
    }
    return EnergyScene(
      profile, items, lowest: items.map { _ in rod }, rods + [CollisionBehavior(items: items)])
  }

  /// Two small squares on rods of 100 points, one below the other, released from level.
  static func doublePendulum(_ profile: Profile) -> EnergyScene {
    let items = [Box(100, 0, 40, 40), Box(200, 0, 40, 40)]
    return EnergyScene(
      profile, items, lowest: [100, 200],
      [
        AttachmentBehavior(item: items[0], attachedToAnchor: .zero),
        AttachmentBehavior(item: items[1], attachedTo: items[0]),
      ])
  }

  /// A ball of 50 points that falls 200 points onto a line and bounces.
  static func ball(_ profile: Profile) -> EnergyScene {
    let ball = Box.circle(0, -225, radius: 25)
    let collision = CollisionBehavior(items: [ball])
    collision.addBoundary(withIdentifier: "floor", from: Point(-500, 0), to: Point(500, 0))
    return EnergyScene(profile, [ball], lowest: [-25], [collision])
  }

  /// Returns the lowest and highest energy after a step, relative to that at the start.
  func relativeEnergies(seconds: Int) -> (lowest: Double, highest: Double) {
    let start = energy
    var (lowest, highest) = (1.0, 1.0)
    animator.frames(1...(60 * seconds)) { _ in
      let relative = energy / start
      lowest = min(lowest, relative)
      highest = max(highest, relative)
    }
    return (lowest, highest)
  }
}

extension Double {
  fileprivate var sine: Double { Transform(rotationAngle: self).b }
  fileprivate var cosine: Double { Transform(rotationAngle: self).a }
}
