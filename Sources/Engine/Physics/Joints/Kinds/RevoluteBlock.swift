/// Four revolute joints without motor and limits that share no movable body: see
/// `RevoluteConstraint`.
struct RevoluteBlock: BitwiseCopyable {
  private var rows: SIMD4<Int32>
  private var a: SIMD4<Int32>
  private var b: SIMD4<Int32>
  let island: SIMD4<Int32>
  private var mA: Float4
  private var iA: Float4
  private var mB: Float4
  private var iB: Float4
  private var rAx: Float4
  private var rAy: Float4
  private var rBx: Float4
  private var rBy: Float4
  private var k: PointMatrix4
  private var impulseX: Float4
  private var impulseY: Float4
  private var localAx: Float4
  private var localAy: Float4
  private var localBx: Float4
  private var localBy: Float4
  /// 1 for joints that start with the impulses of the last sub-step, 0 for others.
  private var warmStarts = Float4(repeating: 1)

  @inline(always)
  init(_ rows: SIMD4<Int32>, _ table: UnsafeMutablePointer<RevoluteConstraint>) {
    let four = Pointers4(table, rows)
    self.rows = rows
    a = four.gatherIndices { $0.pointee.ends.a }
    b = four.gatherIndices { $0.pointee.ends.b }
    island = four.gatherIndices { $0.pointee.ends.island }
    mA = four.gather { $0.pointee.ends.mA }
    iA = four.gather { $0.pointee.ends.iA }
    mB = four.gather { $0.pointee.ends.mB }
    iB = four.gather { $0.pointee.ends.iB }
    rAx = four.gather { $0.pointee.rA.x }
    rAy = four.gather { $0.pointee.rA.y }
    rBx = four.gather { $0.pointee.rB.x }
    rBy = four.gather { $0.pointee.rB.y }
    k = PointMatrix4(
      xx: four.gather { $0.pointee.k.xx }, xy: four.gather { $0.pointee.k.xy },
      yy: four.gather { $0.pointee.k.yy },
      invDeterminant: four.gather { $0.pointee.k.invDeterminant })
    impulseX = four.gather { $0.pointee.impulse.x }
    impulseY = four.gather { $0.pointee.impulse.y }
    localAx = four.gather { $0.pointee.ends.localA.x }
    localAy = four.gather { $0.pointee.ends.localA.y }
    localBx = four.gather { $0.pointee.ends.localB.x }
    localBy = four.gather { $0.pointee.ends.localB.y }
  }

  /// Finds the joints that skip warm starting.
  mutating func findWarmStarts(_ bodies: UnsafeMutablePointer<BodyRecord>) {
    for lane in 0..<4 {
      let flags = bodies[Int(a[lane])].flags
      if flags.skipsWarmStart(with: bodies[Int(b[lane])].flags) { warmStarts[lane] = 0 }
    }
  }

  /// Prepares a sub-step after the first: see `RevoluteConstraint.prepare`.
  @inline(always)
  mutating func prepare(_ context: StepContext) {
    let rowsA = Pointers4(context.bodyStates, a)
    let rowsB = Pointers4(context.bodyStates, b)
    let (_, _, qAc, qAs) = rowsA.gatherRows(BodyState.positionRow)
    let (_, _, qBc, qBs) = rowsB.gatherRows(BodyState.positionRow)
    (rAx, rAy) = Rot4(c: qAc, s: qAs).rotated(localAx, localAy)
    (rBx, rBy) = Rot4(c: qBc, s: qBs).rotated(localBx, localBy)
    k = PointMatrix4(mA, iA, mB, iB, rAx, rAy, rBx, rBy)
    let ratio = Float4(repeating: context.impulseRatio) * warmStarts
    impulseX *= ratio
    impulseY *= ratio
    let (vAx, vAy, wA, _) = rowsA.gatherRows(BodyState.velocityRow)
    let (vBx, vBy, wB, _) = rowsB.gatherRows(BodyState.velocityRow)
    let (ax, ay) = (mA.negated * impulseX, mA.negated * impulseY)
    let (bx, by) = (mB * impulseX, mB * impulseY)
    let turnA = iA.negated * (rAx * impulseY - rAy * impulseX + Float4.zero)
    let turnB = iB * (rBx * impulseY - rBy * impulseX + Float4.zero)
    let (changeAx, changeAy) = (vAx + ax - vAx, vAy + ay - vAy)
    let (changeBx, changeBy) = (vBx + bx - vBx, vBy + by - vBy)
    let limit = Float4(repeating: context.maxWarmStartSpeed * context.maxWarmStartSpeed)
    let angularLimit = Float4(repeating: context.maxWarmStartAngularSpeed)
    let (changeA, changeB) = (wA + turnA - wA, wB + turnB - wB)
    let isBounded =
      (changeAx * changeAx + changeAy * changeAy .< limit)
      .& (changeBx * changeBx + changeBy * changeBy .< limit)
      .& (changeA .< angularLimit) .& (changeA .> angularLimit.negated)
      .& (changeB .< angularLimit) .& (changeB .> angularLimit.negated)
    let isDropped = .!isBounded
    impulseX = impulseX.zeroed(where: isDropped)
    impulseY = impulseY.zeroed(where: isDropped)
    rowsA.scatterAdd(
      ax.zeroed(where: isDropped), ay.zeroed(where: isDropped), turnA.zeroed(where: isDropped))
    rowsB.scatterAdd(
      bx.zeroed(where: isDropped), by.zeroed(where: isDropped), turnB.zeroed(where: isDropped))
  }

  @inline(always)
  mutating func solve(_ context: StepContext) {
    let rowsA = Pointers4(context.bodyStates, a)
    let rowsB = Pointers4(context.bodyStates, b)
    let (vAx, vAy, wA, aA) = rowsA.gatherRows(BodyState.velocityRow)
    let (vBx, vBy, wB, aB) = rowsB.gatherRows(BodyState.velocityRow)
    var cdotX = vBx - wB * rBy - vAx + wA * rAy
    var cdotY = vBy + wB * rBx - vAy - wA * rAx
    if context.curvatureTime > 0 {
      let (x, y) = curvatureSpeed(wA, wB, context)
      cdotX += x
      cdotY += y
    }
    let (pushX, pushY) = k.solve(cdotX.negated, cdotY.negated)
    impulseX += pushX
    impulseY += pushY
    let rotationA = rAx * pushY - rAy * pushX
    let rotationB = rBx * pushY - rBy * pushX
    rowsA.scatterRows(
      vAx + mA.negated * pushX, vAy + mA.negated * pushY, wA + iA.negated * rotationA, aA,
      BodyState.velocityRow)
    rowsB.scatterRows(
      vBx + mB * pushX, vBy + mB * pushY, wB + iB * rotationB, aB, BodyState.velocityRow)
  }

  /// See `JointEnds.curvatureSpeed`.
  @inline(always)
  private func curvatureSpeed(
    _ wA: Float4, _ wB: Float4, _ context: StepContext
  ) -> (Float4, Float4) {
    let limit = Float4(repeating: context.invH)
    let (limitedA, limitedB) = (
      wA.clamped(limit.negated, limit), wB.clamped(limit.negated, limit)
    )
    let (squareA, squareB) = (limitedA * limitedA, limitedB * limitedB)
    let time = Float4(repeating: context.curvatureTime)
    return (time * (squareA * rAx - squareB * rBx), time * (squareA * rAy - squareB * rBy))
  }

  /// Stores the impulses in the joints.
  @inline(always)
  func store(_ table: UnsafeMutablePointer<RevoluteConstraint>) {
    for lane in 0..<4 {
      table[Int(rows[lane])].impulse = Vec2(impulseX[lane], impulseY[lane])
    }
  }

  /// Corrects the anchors in the active lanes; returns the lanes that were not within tolerance, or
  /// all active ones if these are not needed.
  @inline(always)
  mutating func correct(
    _ context: StepContext, _ active: SIMDMask<SIMD4<Int32>>,
    _ table: UnsafeMutablePointer<RevoluteConstraint>, findsUnsolved: Bool = true
  ) -> SIMDMask<SIMD4<Int32>> {
    let rowsA = Pointers4(context.bodyStates, a)
    let rowsB = Pointers4(context.bodyStates, b)
    let (cAx, cAy, qAc, qAs) = rowsA.gatherRows(BodyState.positionRow)
    let (cBx, cBy, qBc, qBs) = rowsB.gatherRows(BodyState.positionRow)
    var qA = Rot4(c: qAc, s: qAs)
    var qB = Rot4(c: qBc, s: qBs)
    let (rAx, rAy) = qA.rotated(localAx, localAy)
    let (rBx, rBy) = qB.rotated(localBx, localBy)
    let x = cBx + rBx - cAx - rAx
    let y = cBy + rBy - cAy - rAy
    let (pushX, pushY) = PointMatrix4(mA, iA, mB, iB, rAx, rAy, rBx, rBy).solve(
      x.negated, y.negated)
    let translationAx = mA.negated * pushX
    let translationAy = mA.negated * pushY
    let rotationA = iA.negated * (rAx * pushY - rAy * pushX)
    let translationBx = mB * pushX
    let translationBy = mB * pushY
    let rotationB = iB * (rBx * pushY - rBy * pushX)

    let limit = context.tolerances.maxTranslation
    let isPlausible =
      translationAx.isWithin(limit) .& translationAy.isWithin(limit)
      .& rotationA.isWithin(Constants.maxRotation)
      .& translationBx.isWithin(limit) .& translationBy.isWithin(limit)
      .& rotationB.isWithin(Constants.maxRotation)
    guard (active .& .!isPlausible).isEmpty else {
      return correctEach(context, active, table)
    }
    // Inactive lanes move by zero.
    let zeroed = { (translation: Float4) in translation.zeroed(where: .!active) }
    qA.integrate(by: zeroed(rotationA))
    qB.integrate(by: zeroed(rotationB))
    rowsA.scatterRows(
      cAx + zeroed(translationAx), cAy + zeroed(translationAy), qA.c, qA.s, BodyState.positionRow)
    rowsB.scatterRows(
      cBx + zeroed(translationBx), cBy + zeroed(translationBy), qB.c, qB.s, BodyState.positionRow)
    rowsA.scatterAddAngles(zeroed(rotationA))
    rowsB.scatterAddAngles(zeroed(rotationB))
    guard findsUnsolved else { return active }
    return active
      .& .!((x * x + y * y).squareRoots .< Float4(repeating: context.tolerances.linearSlop))
  }

  /// Corrects the joints one by one, for lanes with a correction beyond the maximum motion.
  @inline(never)
  private func correctEach(
    _ context: StepContext, _ active: SIMDMask<SIMD4<Int32>>,
    _ table: UnsafeMutablePointer<RevoluteConstraint>
  ) -> SIMDMask<SIMD4<Int32>> {
    var isUnsolved = SIMDMask<SIMD4<Int32>>(repeating: false)
    for lane in 0..<4 where active[lane] {
      isUnsolved[lane] = !table[Int(rows[lane])].correct(context)
    }
    return isUnsolved
  }
}

/// Four matrices: see `PointMatrix`.
private struct PointMatrix4: BitwiseCopyable {
  var xx: Float4
  var xy: Float4
  var yy: Float4
  var invDeterminant: Float4

  @inline(always)
  init(xx: Float4, xy: Float4, yy: Float4, invDeterminant: Float4) {
    self.xx = xx
    self.xy = xy
    self.yy = yy
    self.invDeterminant = invDeterminant
  }

  @inline(always)
  init(
    _ mA: Float4, _ iA: Float4, _ mB: Float4, _ iB: Float4, _ rAx: Float4, _ rAy: Float4,
    _ rBx: Float4,
    _ rBy: Float4
  ) {
    xx = mA + mB + rAy * rAy * iA + rBy * rBy * iB
    xy = rAy.negated * rAx * iA - rBy * rBx * iB
    yy = mA + mB + rAx * rAx * iA + rBx * rBx * iB
    let determinant = xx * yy - xy * xy
    invDeterminant = (Float4(repeating: 1) / determinant).zeroed(where: determinant .== 0)
  }

  @inline(always)
  func solve(_ x: Float4, _ y: Float4) -> (Float4, Float4) {
    (invDeterminant * (yy * x - xy * y), invDeterminant * (xx * y - xy * x))
  }
}
