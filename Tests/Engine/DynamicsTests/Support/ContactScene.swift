import Dynamics
import Geometry
import TestSupport

/// Balls among lines, and the contacts that the geometry of both predicts.
struct ContactScene {
  private static let lineReach = 1.0
  /// The distance in points at which the state of a contact is uncertain, far above rounding.
  private static let band = 0.05

  let ledger = ContactLedger()
  private let animator = DynamicAnimator()
  private let collision: CollisionBehavior
  private let properties: DynamicItemBehavior
  private var balls: [Box] = []
  private var lines: [(id: Int, from: Point, to: Point)] = []
  private var generator: SeededGenerator
  /// For how many steps a pair's state has differed from its geometry since its last report.
  private var doubts: [ContactLedger.Pair: (reports: Int, steps: Int)] = [:]
  private(set) var mismatches: [String] = []

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    collision = CollisionBehavior()
    properties = DynamicItemBehavior()
    collision.collisionDelegate = ledger
    for _ in 0..<10 {
      let ball = Box.circle(number(20...180), number(20...180), radius: number(2...16))
      balls.append(ball)
      collision.addItem(ball)
      properties.addItem(ball)
    }
    properties.elasticity = number(0...1)
    properties.resistance = 0
    let corners = [Point(0, 0), Point(200, 0), Point(200, 200), Point(0, 200)]
    for i in 0..<4 { addLine(corners[i], corners[(i + 1) % 4]) }
    for _ in 0..<4 {
      let start = Point(number(20...180), number(20...180))
      addLine(start, Point(start.x + number(5...40), start.y + number(-40...40)))
    }
    animator.add(collision, properties)
    // Items of gravity are bullets, whose impacts begin and end contacts within a sub-step.
    if Bool.random(using: &generator) { animator.addBehavior(GravityBehavior(items: balls)) }
  }

  private mutating func number(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &generator)
  }

  private mutating func addLine(_ from: Point, _ to: Point) {
    lines.append((lines.count, from, to))
    collision.addBoundary(withIdentifier: lines.count - 1, from: from, to: to)
  }

  /// Steps one sub-step at a time, with a random change before one step in twenty.
  mutating func run(steps: Int) {
    let subStep = animator.profile.subStep
    for step in 0..<steps {
      if step % 20 == 0 { edit() }
      animator.step(subStep)
      compare(step)
    }
  }

  private mutating func edit() {
    let ball = balls[Int.random(in: 0..<balls.count, using: &generator)]
    switch Int.random(in: 0..<5, using: &generator) {
    case 0:
      ball.center = Point(number(20...180), number(20...180))
      animator.updateItem(usingCurrentState: ball)
    case 1:
      properties.addLinearVelocity(
        Point(number(-3000...3000), number(-3000...3000)), for: ball)
    case 2:
      properties.addLinearVelocity(
        Point(number(-200...200), number(-200...200)), for: ball)
    case 3: collision.collisionMode = [.everything, .items, .boundaries][Int(number(0...2.99))]
    default: properties.elasticity = number(0...1)
    }
  }

  /// Compares the open pairs of the ledger with the geometry.
  ///
  /// The state of a contact is that of the beginning of a sub-step, or of an impact in it, and is
  /// not updated for items at rest, so only a difference that lasts three steps of motion without a
  /// report is a mismatch.
  private mutating func compare(_ step: Int) {
    for (i, ball) in balls.enumerated() {
      let radius = ball.bounds.width / 2
      let isMoving = properties.linearVelocity(for: ball) != .zero
      for other in balls[(i + 1)...] {
        let gap = ball.center.distance(to: other.center) - radius - other.bounds.width / 2
        check(
          ContactLedger.pair(ball, other), gap: gap,
          collides: collision.collisionMode.contains(.items),
          isMoving: isMoving || properties.linearVelocity(for: other) != .zero, step)
      }
      for line in lines {
        let gap = ball.center.distance(toSegmentFrom: line.from, to: line.to) - radius
        check(
          ContactLedger.pair(ball, boundary: line.id), gap: gap - Self.lineReach, collides: true,
          isMoving: isMoving, step)
      }
    }
  }

  private mutating func check(
    _ pair: ContactLedger.Pair, gap: Double, collides: Bool, isMoving: Bool, _ step: Int
  ) {
    let isOpen = ledger.openPairs.contains(pair)
    let differs = isOpen ? !collides || gap > Self.band : collides && gap < -Self.band
    guard differs, isMoving else {
      doubts[pair] = nil
      return
    }
    let reports = ledger.reportCounts[pair, default: 0]
    var doubt = doubts[pair] ?? (reports, 0)
    doubt = (reports, doubt.reports == reports ? doubt.steps + 1 : 1)
    doubts[pair] = doubt
    if doubt.steps == 3 {
      mismatches.append("step \(step): \(isOpen ? "open" : "closed") at a gap of \(gap)")
    }
  }
}

extension Point {
  fileprivate func distance(toSegmentFrom a: Point, to b: Point) -> Double {
    let edge = b - a
    let t = ((self - a).dot(edge) / edge.dot(edge)).clamped(to: 0...1)
    return distance(to: a + edge * t)
  }
}

extension Double {
  fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
    min(max(self, range.lowerBound), range.upperBound)
  }
}
