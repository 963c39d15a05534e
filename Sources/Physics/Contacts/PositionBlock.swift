/// Four contacts as the position solver sees them: see `ContactPosition`.
struct PositionBlock: BitwiseCopyable {
  var a: SIMD4<Int32>
  var b: SIMD4<Int32>
  var island: SIMD4<Int32>
  /// Whether sides carry the normals, and how many points there are: the same in all lanes.
  var isFace: Bool
  var count: UInt8
  var mA: Lanes
  var iA: Lanes
  var mB: Lanes
  var iB: Lanes
  var referenceX: Lanes
  var referenceY: Lanes
  var clearance: Lanes
  var point0X: Lanes
  var point0Y: Lanes
  var point1X: Lanes
  var point1Y: Lanes
}

/// The position of four bodies while a block works on them.
private struct PositionLanes {
  private let rows: Four<Motion>
  var cx: Lanes
  var cy: Lanes
  var q: RotLanes
  private var turned = Lanes.zero
  /// Where all turns were small.
  private(set) var isSmall = SIMDMask<SIMD4<Int32>>(repeating: true)

  @inline(always)
  init(_ motions: UnsafeMutablePointer<Motion>, _ index: SIMD4<Int32>) {
    rows = Four(motions, index)
    let (x, y, c, s) = rows.load(Motion.placeRow)
    cx = x
    cy = y
    q = RotLanes(c: c, s: s)
  }

  /// What does not move adds zeros, which change nothing, for no place is -0.
  @inline(always)
  mutating func shift(_ x: Lanes, _ y: Lanes, by turn: Lanes, _ turns: Turns) {
    cx += x
    cy += y
    turned += turn
    guard turns == .small else { return q.swing(by: turn) }
    isSmall .&= turn * turn .< Lanes(repeating: Rot.smallSquare)
    q.swingLittle(by: turn)
  }

  @inline(always)
  func store() {
    rows.store(cx, cy, q.c, q.s, Motion.placeRow)
    rows.addAngles(turned)
  }
}

/// How far a correction may turn a body.
private enum Turns {
  case small
  case any
}

/// What a contact's sides are.
private enum Sides {
  case points
  case face
}

extension PositionBlock {
  /// Takes part of the overlap away in the lanes of an island that needs it; returns the least separations.
  @inline(always)
  func correct(
    _ motions: UnsafeMutablePointer<Motion>, _ active: SIMDMask<SIMD4<Int32>>,
    _ tolerances: Tolerances
  ) -> Lanes {
    if !isFace { return correct(.points, count: 1, motions, active, tolerances) }
    return count > 1
      ? correct(.face, count: 2, motions, active, tolerances)
      : correct(.face, count: 1, motions, active, tolerances)
  }

  /// One way from loading to storing, without a branch, for each kind of contact: what the library has
  /// no vector instruction for, like most of arithmetic, the compiler finds only within such a way.
  @inline(always)
  private func correct(
    _ sides: Sides, count: Int, _ motions: UnsafeMutablePointer<Motion>,
    _ active: SIMDMask<SIMD4<Int32>>, _ tolerances: Tolerances
  ) -> Lanes {
    correct(sides, count, .small, motions, active, tolerances)
      ?? correctFar(sides, count, motions, active, tolerances)
  }

  @inline(never)
  private func correctFar(
    _ sides: Sides, _ count: Int, _ motions: UnsafeMutablePointer<Motion>,
    _ active: SIMDMask<SIMD4<Int32>>, _ tolerances: Tolerances
  ) -> Lanes {
    correct(sides, count, .any, motions, active, tolerances) ?? .zero
  }

  /// Returns nothing, and changes nothing, if turns should have been small and are not.
  @inline(always)
  private func correct(
    _ sides: Sides, _ count: Int, _ turns: Turns, _ motions: UnsafeMutablePointer<Motion>,
    _ active: SIMDMask<SIMD4<Int32>>, _ tolerances: Tolerances
  ) -> Lanes? {
    var bodyA = PositionLanes(motions, a)
    var bodyB = PositionLanes(motions, b)
    var least = correct(point0X, point0Y, sides, turns, &bodyA, &bodyB, active, tolerances)
    if count > 1 {
      let second = correct(point1X, point1Y, sides, turns, &bodyA, &bodyB, active, tolerances)
      least = least.blended(with: second, where: second .< least)
    }
    guard turns == .any || (.!(bodyA.isSmall .& bodyB.isSmall)).isEmpty else { return nil }
    bodyA.store()
    bodyB.store()
    return least
  }

  @inline(always)
  private func correct(
    _ x: Lanes, _ y: Lanes, _ sides: Sides, _ turns: Turns, _ bodyA: inout PositionLanes,
    _ bodyB: inout PositionLanes, _ active: SIMDMask<SIMD4<Int32>>, _ tolerances: Tolerances
  ) -> Lanes {
    let gapX = bodyB.cx - bodyA.cx
    let gapY = bodyB.cy - bodyA.cy
    let (onBx, onBy) = bodyB.q.turned(x, y)
    let (referenceX, referenceY) = bodyA.q.turned(referenceX, referenceY)
    var onAx = gapX + onBx
    var onAy = gapY + onBy
    let nx: Lanes
    let ny: Lanes
    let distance: Lanes
    switch sides {
    case .face:
      nx = referenceX
      ny = referenceY
      distance = onAx * nx + onAy * ny
    case .points:
      let dx = onAx - referenceX
      let dy = onAy - referenceY
      let length = (dx * dx + dy * dy).squareRoots
      let isShort = length .< Lanes(repeating: .leastNormalMagnitude)
      nx = (dx / length).zeroed(where: isShort)
      ny = (dy / length).zeroed(where: isShort)
      distance = dx * nx + dy * ny
      let half = Lanes(repeating: 0.5)
      onAx = half * (referenceX + onAx)
      onAy = half * (referenceY + onAy)
    }
    let separation = distance - clearance

    let slop = Lanes(repeating: tolerances.linearSlop)
    let c = (Lanes(repeating: Constants.baumgarte) * (separation + slop)).clamped(
      Lanes(repeating: -tolerances.maxLinearCorrection), .zero)
    let rnA = onAx * ny - onAy * nx
    let rnB = (onAx - gapX) * ny - (onAy - gapY) * nx
    let k = mA + mB + iA * rnA * rnA + iB * rnB * rnB
    let moves = active .& (c .< .zero) .& (k .> .zero)
    let size = (c.negated / k).zeroed(where: .!moves)
    let pushX = size * nx
    let pushY = size * ny
    bodyA.shift(
      (mA * pushX).negated, (mA * pushY).negated, by: iA.negated * (rnA * size), turns)
    bodyB.shift(mB * pushX, mB * pushY, by: iB * (rnB * size), turns)
    return separation
  }
}
