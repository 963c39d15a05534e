/// The position constraints of four contacts of one block kind: see `ContactPosition`.
struct PositionBlock: BitwiseCopyable {
  /// The byte offsets of the states of both bodies.
  var offsetA: SIMD4<Int32>
  var offsetB: SIMD4<Int32>
  var island: SIMD4<Int32>
  var mA: Float4
  var iA: Float4
  var mB: Float4
  var iB: Float4
  var geometry: ContactGeometry4
}

/// The geometry of four contacts relative to their bodies: see `ContactPosition`.
struct ContactGeometry4: BitwiseCopyable {
  var referenceX: Float4
  var referenceY: Float4
  var clearance: Float4
  var point0X: Float4
  var point0Y: Float4
  /// Unused with one point.
  var point1X: Float4
  var point1Y: Float4
}

/// The positions of four bodies during a correction.
private struct PositionState4 {
  private let rows: Pointers4<BodyState>
  var cx: Float4
  var cy: Float4
  var q: Rot4
  private var rotation = Float4.zero
  /// The lanes in which all rotations were small.
  private(set) var isSmall = SIMDMask<SIMD4<Int32>>(repeating: true)

  @inline(always)
  init(_ bodyStates: UnsafeMutablePointer<BodyState>, atOffsets offsets: SIMD4<Int32>) {
    rows = Pointers4(bodyStates, atOffsets: offsets)
    let (x, y, c, s) = rows.gatherRows(BodyState.positionRow)
    cx = x
    cy = y
    q = Rot4(c: c, s: s)
  }

  /// Inactive lanes add zeros, which do not change a value, since no coordinate is -0.
  @inline(always)
  mutating func shift(_ x: Float4, _ y: Float4, by angle: Float4, _ range: RotationRange) {
    cx += x
    cy += y
    rotation += angle
    guard range == .small else { return q.integrate(by: angle) }
    isSmall .&= angle * angle .< Float4(repeating: Rot.smallSquare)
    q.integrateSmall(by: angle)
  }

  @inline(always)
  func store() {
    rows.scatterRows(cx, cy, q.c, q.s, BodyState.positionRow)
    rows.scatterAddAngles(rotation)
  }
}

/// The range of rotations that a correction supports.
private enum RotationRange {
  case small
  case any
}

/// The source of a contact normal.
private enum NormalSource {
  case points
  case face
}

// All functions are mutating: a borrowed block would be copied for each call.
extension PositionBlock {
  /// Runs one position iteration in the active lanes; returns the minimum separations.
  @inline(always)
  mutating func correct(
    _ blockKind: UInt8, _ bodyStates: UnsafeMutablePointer<BodyState>,
    _ active: SIMDMask<SIMD4<Int32>>, _ tolerances: Tolerances
  ) -> Float4 {
    if blockKind == 0 { return correct(.points, count: 1, bodyStates, active, tolerances) }
    return blockKind == 2
      ? correct(.face, count: 2, bodyStates, active, tolerances)
      : correct(.face, count: 1, bodyStates, active, tolerances)
  }

  /// One specialization for each kind of contact, as straight-line code from loads to stores: the
  /// compiler vectorizes arithmetic only without branches.
  @inline(always)
  private mutating func correct(
    _ sides: NormalSource, count: Int, _ bodyStates: UnsafeMutablePointer<BodyState>,
    _ active: SIMDMask<SIMD4<Int32>>, _ tolerances: Tolerances
  ) -> Float4 {
    correct(sides, count, .small, bodyStates, active, tolerances)
      ?? correctLargeRotations(sides, count, bodyStates, active, tolerances)
  }

  @inline(never)
  private mutating func correctLargeRotations(
    _ sides: NormalSource, _ count: Int, _ bodyStates: UnsafeMutablePointer<BodyState>,
    _ active: SIMDMask<SIMD4<Int32>>, _ tolerances: Tolerances
  ) -> Float4 {
    correct(sides, count, .any, bodyStates, active, tolerances) ?? .zero
  }

  /// Returns nil, without any change, if a rotation exceeds the small range.
  @inline(always)
  private mutating func correct(
    _ sides: NormalSource, _ count: Int, _ range: RotationRange,
    _ bodyStates: UnsafeMutablePointer<BodyState>,
    _ active: SIMDMask<SIMD4<Int32>>, _ tolerances: Tolerances
  ) -> Float4? {
    var bodyA = PositionState4(bodyStates, atOffsets: offsetA)
    var bodyB = PositionState4(bodyStates, atOffsets: offsetB)
    var minSeparation = correct(
      geometry.point0X, geometry.point0Y, sides, range, &bodyA, &bodyB, active, tolerances)
    if count > 1 {
      let second = correct(
        geometry.point1X, geometry.point1Y, sides, range, &bodyA, &bodyB, active, tolerances)
      minSeparation = minSeparation.blended(with: second, where: second .< minSeparation)
    }
    guard range == .any || (.!(bodyA.isSmall .& bodyB.isSmall)).isEmpty else { return nil }
    bodyA.store()
    bodyB.store()
    return minSeparation
  }

  @inline(always)
  private mutating func correct(
    _ x: Float4, _ y: Float4, _ sides: NormalSource, _ range: RotationRange,
    _ bodyA: inout PositionState4,
    _ bodyB: inout PositionState4, _ active: SIMDMask<SIMD4<Int32>>, _ tolerances: Tolerances
  ) -> Float4 {
    let gapX = bodyB.cx - bodyA.cx
    let gapY = bodyB.cy - bodyA.cy
    let (onBx, onBy) = bodyB.q.rotated(x, y)
    let (referenceX, referenceY) = bodyA.q.rotated(geometry.referenceX, geometry.referenceY)
    var onAx = gapX + onBx
    var onAy = gapY + onBy
    let nx: Float4
    let ny: Float4
    let distance: Float4
    switch sides {
    case .face:
      nx = referenceX
      ny = referenceY
      distance = onAx * nx + onAy * ny
    case .points:
      let dx = onAx - referenceX
      let dy = onAy - referenceY
      let length = (dx * dx + dy * dy).squareRoots
      let isShort = length .< Float4(repeating: .leastNormalMagnitude)
      nx = (dx / length).zeroed(where: isShort)
      ny = (dy / length).zeroed(where: isShort)
      distance = dx * nx + dy * ny
      let half = Float4(repeating: 0.5)
      onAx = half * (referenceX + onAx)
      onAy = half * (referenceY + onAy)
    }
    let separation = distance - geometry.clearance

    let slop = Float4(repeating: tolerances.linearSlop)
    let c = (Float4(repeating: Constants.baumgarte) * (separation + slop)).clamped(
      Float4(repeating: -tolerances.maxLinearCorrection), .zero)
    let rnA = onAx * ny - onAy * nx
    let rnB = (onAx - gapX) * ny - (onAy - gapY) * nx
    let k = mA + mB + iA * rnA * rnA + iB * rnB * rnB
    let moves = active .& (c .< .zero) .& (k .> .zero)
    let size = (c.negated / k).zeroed(where: .!moves)
    let pushX = size * nx
    let pushY = size * ny
    bodyA.shift(
      (mA * pushX).negated, (mA * pushY).negated, by: iA.negated * (rnA * size), range)
    bodyB.shift(mB * pushX, mB * pushY, by: iB * (rnB * size), range)
    return separation
  }
}
