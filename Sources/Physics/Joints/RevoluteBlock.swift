/// Four revolute joints that turn freely and share no moving body: see `RevoluteConstraint`.
struct RevoluteBlock: BitwiseCopyable {
  private var rows: SIMD4<Int32>
  private var a: SIMD4<Int32>
  private var b: SIMD4<Int32>
  let island: SIMD4<Int32>
  private var mA: Lanes
  private var iA: Lanes
  private var mB: Lanes
  private var iB: Lanes
  private var rAx: Lanes
  private var rAy: Lanes
  private var rBx: Lanes
  private var rBy: Lanes
  private var k: PointMatrixLanes
  private var impulseX: Lanes
  private var impulseY: Lanes
  private var localAx: Lanes
  private var localAy: Lanes
  private var localBx: Lanes
  private var localBy: Lanes

  @inline(always)
  init(_ rows: SIMD4<Int32>, _ table: UnsafeMutablePointer<RevoluteConstraint>) {
    let four = Four(table, rows)
    self.rows = rows
    a = four.indices { $0.pointee.ends.a }
    b = four.indices { $0.pointee.ends.b }
    island = four.indices { $0.pointee.ends.island }
    mA = four.lanes { $0.pointee.ends.mA }
    iA = four.lanes { $0.pointee.ends.iA }
    mB = four.lanes { $0.pointee.ends.mB }
    iB = four.lanes { $0.pointee.ends.iB }
    rAx = four.lanes { $0.pointee.rA.x }
    rAy = four.lanes { $0.pointee.rA.y }
    rBx = four.lanes { $0.pointee.rB.x }
    rBy = four.lanes { $0.pointee.rB.y }
    k = PointMatrixLanes(
      xx: four.lanes { $0.pointee.k.xx }, xy: four.lanes { $0.pointee.k.xy },
      yy: four.lanes { $0.pointee.k.yy },
      invDeterminant: four.lanes { $0.pointee.k.invDeterminant })
    impulseX = four.lanes { $0.pointee.impulse.x }
    impulseY = four.lanes { $0.pointee.impulse.y }
    localAx = four.lanes { $0.pointee.ends.localA.x }
    localAy = four.lanes { $0.pointee.ends.localA.y }
    localBx = four.lanes { $0.pointee.ends.localB.x }
    localBy = four.lanes { $0.pointee.ends.localB.y }
  }

  @inline(always)
  mutating func solve(_ motions: UnsafeMutablePointer<Motion>) {
    let rowsA = Four(motions, a)
    let rowsB = Four(motions, b)
    let (vAx, vAy, wA, _) = rowsA.load(Motion.velocityRow)
    let (vBx, vBy, wB, _) = rowsB.load(Motion.velocityRow)
    let cdotX = vBx - wB * rBy - vAx + wA * rAy
    let cdotY = vBy + wB * rBx - vAy - wA * rAx
    let (pushX, pushY) = k.solve(cdotX.negated, cdotY.negated)
    impulseX += pushX
    impulseY += pushY
    let turnA = rAx * pushY - rAy * pushX
    let turnB = rBx * pushY - rBy * pushX
    rowsA.add(mA.negated * pushX, mA.negated * pushY, iA.negated * turnA)
    rowsB.add(mB * pushX, mB * pushY, iB * turnB)
  }

  /// Hands the impulses back to the joints.
  @inline(always)
  func store(_ table: UnsafeMutablePointer<RevoluteConstraint>) {
    for lane in 0..<4 {
      table[Int(rows[lane])].impulse = Vec2(impulseX[lane], impulseY[lane])
    }
  }

  /// Moves points together in the lanes of an island that needs it; tells which were not near enough.
  @inline(always)
  mutating func correct(
    _ context: StepContext, _ active: SIMDMask<SIMD4<Int32>>,
    _ table: UnsafeMutablePointer<RevoluteConstraint>
  ) -> SIMDMask<SIMD4<Int32>> {
    let rowsA = Four(context.motions, a)
    let rowsB = Four(context.motions, b)
    let (cAx, cAy, qAc, qAs) = rowsA.load(Motion.placeRow)
    let (cBx, cBy, qBc, qBs) = rowsB.load(Motion.placeRow)
    var qA = RotLanes(c: qAc, s: qAs)
    var qB = RotLanes(c: qBc, s: qBs)
    let (rAx, rAy) = qA.turned(localAx, localAy)
    let (rBx, rBy) = qB.turned(localBx, localBy)
    let x = cBx + rBx - cAx - rAx
    let y = cBy + rBy - cAy - rAy
    let (pushX, pushY) = PointMatrixLanes(mA, iA, mB, iB, rAx, rAy, rBx, rBy).solve(
      x.negated, y.negated)
    let wayAx = mA.negated * pushX
    let wayAy = mA.negated * pushY
    let turnA = iA.negated * (rAx * pushY - rAy * pushX)
    let wayBx = mB * pushX
    let wayBy = mB * pushY
    let turnB = iB * (rBx * pushY - rBy * pushX)

    let most = context.tolerances.maxTranslation
    let isPlausible =
      wayAx.isWithin(most) .& wayAy.isWithin(most) .& turnA.isWithin(Constants.maxRotation)
      .& wayBx.isWithin(most) .& wayBy.isWithin(most) .& turnB.isWithin(Constants.maxRotation)
    guard (active .& .!isPlausible).isEmpty else {
      return correctEach(context, active, table)
    }
    // What should not move is moved by zero.
    let zeroed = { (way: Lanes) in way.zeroed(where: .!active) }
    qA.swing(by: zeroed(turnA))
    qB.swing(by: zeroed(turnB))
    rowsA.store(cAx + zeroed(wayAx), cAy + zeroed(wayAy), qA.c, qA.s, Motion.placeRow)
    rowsB.store(cBx + zeroed(wayBx), cBy + zeroed(wayBy), qB.c, qB.s, Motion.placeRow)
    rowsA.addAngles(zeroed(turnA))
    rowsB.addAngles(zeroed(turnB))
    return active
      .& .!((x * x + y * y).squareRoots .< Lanes(repeating: context.tolerances.linearSlop))
  }

  /// The same one by one, where a lane asks for more than a plausible way.
  @inline(never)
  private func correctEach(
    _ context: StepContext, _ active: SIMDMask<SIMD4<Int32>>,
    _ table: UnsafeMutablePointer<RevoluteConstraint>
  ) -> SIMDMask<SIMD4<Int32>> {
    var isWrong = SIMDMask<SIMD4<Int32>>(repeating: false)
    for lane in 0..<4 where active[lane] {
      isWrong[lane] = !table[Int(rows[lane])].correct(context)
    }
    return isWrong
  }
}

/// Four matrices: see `PointMatrix`.
private struct PointMatrixLanes: BitwiseCopyable {
  var xx: Lanes
  var xy: Lanes
  var yy: Lanes
  var invDeterminant: Lanes

  @inline(always)
  init(xx: Lanes, xy: Lanes, yy: Lanes, invDeterminant: Lanes) {
    self.xx = xx
    self.xy = xy
    self.yy = yy
    self.invDeterminant = invDeterminant
  }

  @inline(always)
  init(
    _ mA: Lanes, _ iA: Lanes, _ mB: Lanes, _ iB: Lanes, _ rAx: Lanes, _ rAy: Lanes, _ rBx: Lanes,
    _ rBy: Lanes
  ) {
    xx = mA + mB + rAy * rAy * iA + rBy * rBy * iB
    xy = rAy.negated * rAx * iA - rBy * rBx * iB
    yy = mA + mB + rAx * rAx * iA + rBx * rBx * iB
    let determinant = xx * yy - xy * xy
    invDeterminant = (Lanes(repeating: 1) / determinant).zeroed(where: determinant .== 0)
  }

  @inline(always)
  func solve(_ x: Lanes, _ y: Lanes) -> (Lanes, Lanes) {
    (invDeterminant * (yy * x - xy * y), invDeterminant * (xx * y - xy * x))
  }
}
