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

  @inline(always)
  mutating func solve(_ bodyStates: UnsafeMutablePointer<BodyState>) {
    let rowsA = Pointers4(bodyStates, a)
    let rowsB = Pointers4(bodyStates, b)
    let (vAx, vAy, wA, _) = rowsA.gatherRows(BodyState.velocityRow)
    let (vBx, vBy, wB, _) = rowsB.gatherRows(BodyState.velocityRow)
    let cdotX = vBx - wB * rBy - vAx + wA * rAy
    let cdotY = vBy + wB * rBx - vAy - wA * rAx
    let (pushX, pushY) = k.solve(cdotX.negated, cdotY.negated)
    impulseX += pushX
    impulseY += pushY
    let rotationA = rAx * pushY - rAy * pushX
    let rotationB = rBx * pushY - rBy * pushX
    rowsA.scatterAdd(mA.negated * pushX, mA.negated * pushY, iA.negated * rotationA)
    rowsB.scatterAdd(mB * pushX, mB * pushY, iB * rotationB)
  }

  /// Stores the impulses in the joints.
  @inline(always)
  func store(_ table: UnsafeMutablePointer<RevoluteConstraint>) {
    for lane in 0..<4 {
      table[Int(rows[lane])].impulse = Vec2(impulseX[lane], impulseY[lane])
    }
  }

  /// Corrects the anchors in the active lanes; returns the lanes that were not within tolerance.
  @inline(always)
  mutating func correct(
    _ context: StepContext, _ active: SIMDMask<SIMD4<Int32>>,
    _ table: UnsafeMutablePointer<RevoluteConstraint>
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
