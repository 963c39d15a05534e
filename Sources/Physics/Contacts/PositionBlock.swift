/// Four contacts as the position solver sees them: see `ContactPosition`.
struct PositionBlock: BitwiseCopyable {
  /// The bodies whose sides are the reference, and the others.
  var r: SIMD4<Int32>
  var i: SIMD4<Int32>
  var island: SIMD4<Int32>
  /// Whether sides carry the normals, and how many points there are: the same in all lanes.
  var isFace: Bool
  var count: UInt8
  var mR: Lanes
  var iR: Lanes
  var mI: Lanes
  var iI: Lanes
  var normalX: Lanes
  var normalY: Lanes
  var planeX: Lanes
  var planeY: Lanes
  var point0X: Lanes
  var point0Y: Lanes
  var point1X: Lanes
  var point1Y: Lanes
  var radii: Lanes

  @inline(always)
  mutating func fill(_ four: Four<ContactConstraint>) {
    r = four.indices { $0.pointee.position.isFlipped ? $0.pointee.b : $0.pointee.a }
    i = four.indices { $0.pointee.position.isFlipped ? $0.pointee.a : $0.pointee.b }
    island = four.indices { $0.pointee.position.island }
    isFace = four.c0.pointee.position.isFace
    count = four.c0.pointee.position.count
    mR = four.lanes { $0.pointee.position.isFlipped ? $0.pointee.mB : $0.pointee.mA }
    iR = four.lanes { $0.pointee.position.isFlipped ? $0.pointee.iB : $0.pointee.iA }
    mI = four.lanes { $0.pointee.position.isFlipped ? $0.pointee.mA : $0.pointee.mB }
    iI = four.lanes { $0.pointee.position.isFlipped ? $0.pointee.iA : $0.pointee.iB }
    normalX = four.lanes { $0.pointee.position.normal.x }
    normalY = four.lanes { $0.pointee.position.normal.y }
    planeX = four.lanes { $0.pointee.position.plane.x }
    planeY = four.lanes { $0.pointee.position.plane.y }
    point0X = four.lanes { $0.pointee.position.point0.x }
    point0Y = four.lanes { $0.pointee.position.point0.y }
    point1X = four.lanes { $0.pointee.position.point1.x }
    point1Y = four.lanes { $0.pointee.position.point1.y }
    radii = four.lanes { $0.pointee.position.radii }
  }
}

/// The position of four bodies while a block works on them.
private struct PositionLanes {
  private let rows: MotionRows
  var cx: Lanes
  var cy: Lanes
  var q: RotLanes
  // The other row, for the sake of the angle: loaded only if something is wrong.
  private var vx = Lanes.zero
  private var vy = Lanes.zero
  private var w = Lanes.zero
  private var a = Lanes.zero

  @inline(always)
  init(_ motions: UnsafeMutablePointer<Motion>, _ index: SIMD4<Int32>) {
    rows = MotionRows(motions, index)
    let (x, y, c, s) = rows.load(16)
    cx = x
    cy = y
    q = RotLanes(c: c, s: s)
  }

  @inline(always)
  mutating func loadAngles() { (vx, vy, w, a) = rows.load(0) }

  @inline(always)
  mutating func shift(_ x: Lanes, _ y: Lanes, by turn: Lanes, where mask: SIMDMask<SIMD4<Int32>>) {
    cx.replace(with: cx + x, where: mask)
    cy.replace(with: cy + y, where: mask)
    a.replace(with: a + turn, where: mask)
    q.nudge(by: turn, where: mask .& (turn .!= 0))
  }

  @inline(always)
  func store() {
    rows.store(cx, cy, q.c, q.s, 16)
    rows.store(vx, vy, w, a, 0)
  }
}

extension PositionBlock {
  /// Takes part of the overlap away in the lanes of an island that needs it; returns the least separations.
  @inline(always)
  func correct(
    _ motions: UnsafeMutablePointer<Motion>, _ active: SIMDMask<SIMD4<Int32>>,
    _ tolerances: Tolerances
  ) -> Lanes {
    var laneR = PositionLanes(motions, r)
    var laneI = PositionLanes(motions, i)
    var isChanged = false
    var least = correct(point0X, point0Y, &laneR, &laneI, active, tolerances, &isChanged)
    if count > 1 {
      let second = correct(point1X, point1Y, &laneR, &laneI, active, tolerances, &isChanged)
      least = least.replacing(with: second, where: second .< least)
    }
    guard isChanged else { return least }
    laneR.store()
    laneI.store()
    return least
  }

  @inline(always)
  private func correct(
    _ x: Lanes, _ y: Lanes, _ bodyR: inout PositionLanes, _ bodyI: inout PositionLanes,
    _ active: SIMDMask<SIMD4<Int32>>, _ tolerances: Tolerances, _ isChanged: inout Bool
  ) -> Lanes {
    let (planeRx, planeRy) = bodyR.q.turned(planeX, planeY)
    let (localIx, localIy) = bodyI.q.turned(x, y)
    let onRx = bodyR.cx + planeRx
    let onRy = bodyR.cy + planeRy
    let onIx = bodyI.cx + localIx
    let onIy = bodyI.cy + localIy
    let dx = onIx - onRx
    let dy = onIy - onRy
    let nx: Lanes
    let ny: Lanes
    let pointX: Lanes
    let pointY: Lanes
    if isFace {
      (nx, ny) = bodyR.q.turned(normalX, normalY)
      pointX = onIx
      pointY = onIy
    } else {
      let length = (dx * dx + dy * dy).squareRoot()
      let isShort = length .< Lanes(repeating: .leastNormalMagnitude)
      nx = (dx / length).replacing(with: 0, where: isShort)
      ny = (dy / length).replacing(with: 0, where: isShort)
      pointX = 0.5 * (onRx + onIx)
      pointY = 0.5 * (onRy + onIy)
    }
    let separation = dx * nx + dy * ny - radii

    let c = (Constants.baumgarte * (separation + tolerances.linearSlop)).clamped(
      Lanes(repeating: -tolerances.maxLinearCorrection), .zero)
    let isDeep = (c .< 0) .& active
    guard !isDeep.isEmpty else { return separation }
    if !isChanged {
      bodyR.loadAngles()
      bodyI.loadAngles()
      isChanged = true
    }

    let rRx = pointX - bodyR.cx
    let rRy = pointY - bodyR.cy
    let rIx = pointX - bodyI.cx
    let rIy = pointY - bodyI.cy
    let rnR = rRx * ny - rRy * nx
    let rnI = rIx * ny - rIy * nx
    let k = mR + mI + iR * rnR * rnR + iI * rnI * rnI
    let size = (c.negated / k).replacing(with: 0, where: .!(k .> 0))
    let pushX = size * nx
    let pushY = size * ny
    let turnR = iR * (rRx * pushY - rRy * pushX)
    let turnI = iI * (rIx * pushY - rIy * pushX)
    bodyR.shift((mR * pushX).negated, (mR * pushY).negated, by: turnR.negated, where: isDeep)
    bodyI.shift(mI * pushX, mI * pushY, by: turnI, where: isDeep)
    return separation
  }
}
