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
  init(_ four: Four<ContactConstraint>) {
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

/// The positions of four pairs of bodies while a block works on them.
private struct PositionLanes {
  var cRx: Lanes
  var cRy: Lanes
  var qR: RotLanes
  var aR: Lanes
  var cIx: Lanes
  var cIy: Lanes
  var qI: RotLanes
  var aI: Lanes
}

extension PositionBlock {
  /// Takes part of the overlap away in the lanes of an island that needs it; returns the least separations.
  @inline(always)
  func correct(
    _ motions: UnsafeMutablePointer<Motion>, _ active: SIMDMask<SIMD4<Int32>>,
    _ tolerances: Tolerances
  ) -> Lanes {
    let rowsR = MotionRows(motions, r)
    let rowsI = MotionRows(motions, i)
    let (cRx, cRy, qRc, qRs) = rowsR.load(16)
    let (cIx, cIy, qIc, qIs) = rowsI.load(16)
    let (vRx, vRy, wR, aR) = rowsR.load(0)
    let (vIx, vIy, wI, aI) = rowsI.load(0)
    var pair = PositionLanes(
      cRx: cRx, cRy: cRy, qR: RotLanes(c: qRc, s: qRs), aR: aR, cIx: cIx, cIy: cIy,
      qI: RotLanes(c: qIc, s: qIs), aI: aI)

    var isChanged = false
    var least = correct(point0X, point0Y, &pair, active, tolerances, &isChanged)
    if count > 1 {
      let second = correct(point1X, point1Y, &pair, active, tolerances, &isChanged)
      least = least.replacing(with: second, where: second .< least)
    }
    guard isChanged else { return least }
    rowsR.store(pair.cRx, pair.cRy, pair.qR.c, pair.qR.s, 16)
    rowsI.store(pair.cIx, pair.cIy, pair.qI.c, pair.qI.s, 16)
    rowsR.store(vRx, vRy, wR, pair.aR, 0)
    rowsI.store(vIx, vIy, wI, pair.aI, 0)
    return least
  }

  @inline(always)
  private func correct(
    _ x: Lanes, _ y: Lanes, _ p: inout PositionLanes, _ active: SIMDMask<SIMD4<Int32>>,
    _ tolerances: Tolerances, _ isChanged: inout Bool
  ) -> Lanes {
    let (planeRx, planeRy) = p.qR.turned(planeX, planeY)
    let (localIx, localIy) = p.qI.turned(x, y)
    let onRx = p.cRx + planeRx
    let onRy = p.cRy + planeRy
    let onIx = p.cIx + localIx
    let onIy = p.cIy + localIy
    let dx = onIx - onRx
    let dy = onIy - onRy
    let nx: Lanes
    let ny: Lanes
    let pointX: Lanes
    let pointY: Lanes
    if isFace {
      (nx, ny) = p.qR.turned(normalX, normalY)
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
    isChanged = true

    let rRx = pointX - p.cRx
    let rRy = pointY - p.cRy
    let rIx = pointX - p.cIx
    let rIy = pointY - p.cIy
    let rnR = rRx * ny - rRy * nx
    let rnI = rIx * ny - rIy * nx
    let k = mR + mI + iR * rnR * rnR + iI * rnI * rnI
    let size = (c.negated / k).replacing(with: 0, where: .!(k .> 0))
    let pushX = size * nx
    let pushY = size * ny
    let turnR = iR * (rRx * pushY - rRy * pushX)
    let turnI = iI * (rIx * pushY - rIy * pushX)

    p.cRx.replace(with: p.cRx - mR * pushX, where: isDeep)
    p.cRy.replace(with: p.cRy - mR * pushY, where: isDeep)
    p.aR.replace(with: p.aR - turnR, where: isDeep)
    p.qR.nudge(by: turnR.negated, where: isDeep .& (turnR .!= 0))
    p.cIx.replace(with: p.cIx + mI * pushX, where: isDeep)
    p.cIy.replace(with: p.cIy + mI * pushY, where: isDeep)
    p.aI.replace(with: p.aI + turnI, where: isDeep)
    p.qI.nudge(by: turnI, where: isDeep .& (turnI .!= 0))
    return separation
  }
}
