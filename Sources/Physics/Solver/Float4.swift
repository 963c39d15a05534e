// Pointers4 constraints at once.
//
// The scalar code is the text to read: ContactConstraint and RevoluteConstraint for velocities,
// ContactPosition for positions. What follows does the same operations in the same order in each of four
// lanes, so that both paths agree to the bit, whichever a step takes. Float4 are filled from one group of
// constraints that share no moving body; lanes that a group leaves over hold nothing with nothing.
//
// Swift's operators on vectors are loops over their lanes, even with a number on one side, and so are
// `replacing`, `squareRoot` and minus; only comparisons and masks are vector instructions from the start. The
// optimiser finds the others again within one straight way of code: no branch from loads to stores.

typealias Float4 = SIMD4<Float>

/// RotationRange four rows into four columns.
@inline(always)
private func transpose(
  _ r0: Float4, _ r1: Float4, _ r2: Float4, _ r3: Float4
) -> (Float4, Float4, Float4, Float4) {
  let low01 = Float4(lowHalf: r0.lowHalf, highHalf: r1.lowHalf)
  let low23 = Float4(lowHalf: r2.lowHalf, highHalf: r3.lowHalf)
  let high01 = Float4(lowHalf: r0.highHalf, highHalf: r1.highHalf)
  let high23 = Float4(lowHalf: r2.highHalf, highHalf: r3.highHalf)
  return (
    Float4(lowHalf: low01.evenHalf, highHalf: low23.evenHalf),
    Float4(lowHalf: low01.oddHalf, highHalf: low23.oddHalf),
    Float4(lowHalf: high01.evenHalf, highHalf: high23.evenHalf),
    Float4(lowHalf: high01.oddHalf, highHalf: high23.oddHalf)
  )
}

extension SIMD4<Float> {
  /// The numbers of opposite sign; the library's own minus makes 0 of 0, where a scalar's makes -0.
  @inline(always)
  var negated: Float4 { Float4(repeating: -0.0) - self }

  /// Which numbers lie no farther than this from 0; NaN does not.
  @inline(always)
  func isWithin(_ limit: Float) -> SIMDMask<SIMD4<Int32>> {
    (self .<= Float4(repeating: limit)) .& (self .>= Float4(repeating: -limit))
  }

  /// These numbers, and others where a mask is true.
  @inline(always)
  func blended(with other: Float4, where mask: SIMDMask<SIMD4<Int32>>) -> Float4 {
    typealias Bits = SIMDMask<SIMD4<Int32>>
    let unmasked = unsafeBitCast(self, to: Bits.self) .& .!mask
    let masked = unsafeBitCast(other, to: Bits.self) .& mask
    return unsafeBitCast(unmasked .| masked, to: Float4.self)
  }

  /// These numbers, and 0 where a mask is true.
  @inline(always)
  func zeroed(where mask: SIMDMask<SIMD4<Int32>>) -> Float4 {
    unsafeBitCast(unsafeBitCast(self, to: SIMDMask<SIMD4<Int32>>.self) .& .!mask, to: Float4.self)
  }

  /// The square roots, which the library takes one by one: out of line, that is nobody else's matter.
  @inline(never)
  var squareRoots: Float4 { squareRoot() }

  /// The nearest numbers of a range, lane by lane.
  @inline(always)
  func clamped(_ low: Float4, _ high: Float4) -> Float4 {
    let upper = blended(with: high, where: self .> high)
    return upper.blended(with: low, where: upper .< low)
  }
}

/// Pointers4 records of one kind to take lanes from.
struct Pointers4<Record: BitwiseCopyable> {
  let c0: UnsafeMutablePointer<Record>
  let c1: UnsafeMutablePointer<Record>
  let c2: UnsafeMutablePointer<Record>
  let c3: UnsafeMutablePointer<Record>

  @inline(always)
  init(_ records: UnsafeMutablePointer<Record>, _ indices: SIMD4<Int32>) {
    c0 = records + Int(indices.x)
    c1 = records + Int(indices.y)
    c2 = records + Int(indices.z)
    c3 = records + Int(indices.w)
  }

  @inline(always)
  func gather(_ value: (UnsafeMutablePointer<Record>) -> Float) -> Float4 {
    Float4(value(c0), value(c1), value(c2), value(c3))
  }

  @inline(always)
  func gatherIndices(_ value: (UnsafeMutablePointer<Record>) -> Int32) -> SIMD4<Int32> {
    SIMD4(value(c0), value(c1), value(c2), value(c3))
  }

  private typealias Raw = UnsafeMutableRawPointer

  /// Pointers4 numbers in a row of each record, as columns.
  @inline(always)
  func gatherRows(_ row: Int) -> (Float4, Float4, Float4, Float4) {
    gatherTransposed(Raw(c0) + row, Raw(c1) + row, Raw(c2) + row, Raw(c3) + row)
  }

  /// Replaces four numbers in a row of each record.
  @inline(always)
  func scatterRows(_ x: Float4, _ y: Float4, _ z: Float4, _ w: Float4, _ row: Int) {
    scatterTransposed(Raw(c0) + row, Raw(c1) + row, Raw(c2) + row, Raw(c3) + row, x, y, z, w)
  }
}

extension Pointers4<Int32> {
  @inline(always)
  var values: SIMD4<Int32> { SIMD4(c0.pointee, c1.pointee, c2.pointee, c3.pointee) }
}

extension Pointers4<BodyState> {
  /// Adds to velocities and spins.
  @inline(always)
  func scatterAdd(_ x: Float4, _ y: Float4, _ w: Float4) {
    scatterAddTransposed(
      UnsafeMutableRawPointer(c0), UnsafeMutableRawPointer(c1), UnsafeMutableRawPointer(c2),
      UnsafeMutableRawPointer(c3), x, y, w)
  }

  /// Adds to angles.
  @inline(always)
  func scatterAddAngles(_ turn: Float4) {
    c0.pointee.a += turn[0]
    c1.pointee.a += turn[1]
    c2.pointee.a += turn[2]
    c3.pointee.a += turn[3]
  }
}

// Rows become columns out of line: numbers that have passed a call are vectors, and the compiler keeps
// them so. Inlined, the shuffles make it take the arithmetic around them apart.

@inline(never)
private func gatherTransposed(
  _ p0: UnsafeRawPointer, _ p1: UnsafeRawPointer, _ p2: UnsafeRawPointer, _ p3: UnsafeRawPointer
) -> (Float4, Float4, Float4, Float4) {
  transpose(
    p0.loadUnaligned(as: Float4.self), p1.loadUnaligned(as: Float4.self),
    p2.loadUnaligned(as: Float4.self), p3.loadUnaligned(as: Float4.self))
}

@inline(never)
private func scatterTransposed(
  _ p0: UnsafeMutableRawPointer, _ p1: UnsafeMutableRawPointer, _ p2: UnsafeMutableRawPointer,
  _ p3: UnsafeMutableRawPointer, _ x: Float4, _ y: Float4, _ z: Float4, _ w: Float4
) {
  let (r0, r1, r2, r3) = transpose(x, y, z, w)
  p0.storeBytes(of: r0, as: Float4.self)
  p1.storeBytes(of: r1, as: Float4.self)
  p2.storeBytes(of: r2, as: Float4.self)
  p3.storeBytes(of: r3, as: Float4.self)
}

/// Adds to the first three numbers of each row.
@inline(never)
private func scatterAddTransposed(
  _ p0: UnsafeMutableRawPointer, _ p1: UnsafeMutableRawPointer, _ p2: UnsafeMutableRawPointer,
  _ p3: UnsafeMutableRawPointer, _ x: Float4, _ y: Float4, _ z: Float4
) {
  // With -0 added even -0 stays what it is.
  let (r0, r1, r2, r3) = transpose(x, y, z, Float4(repeating: -0.0))
  p0.storeBytes(of: p0.loadUnaligned(as: Float4.self) + r0, as: Float4.self)
  p1.storeBytes(of: p1.loadUnaligned(as: Float4.self) + r1, as: Float4.self)
  p2.storeBytes(of: p2.loadUnaligned(as: Float4.self) + r2, as: Float4.self)
  p3.storeBytes(of: p3.loadUnaligned(as: Float4.self) + r3, as: Float4.self)
}

/// The turns of four bodies.
struct Rot4 {
  var c: Float4
  var s: Float4

  /// RotationRange a vector of each lane.
  @inline(always)
  func turned(_ x: Float4, _ y: Float4) -> (Float4, Float4) { (c * x - s * y, s * x + c * y) }

  /// See `Rot.integrated(by:)`.
  @inline(always)
  mutating func integrate(by angle: Float4) {
    let square = angle * angle
    integrate(by: angle, Rot4.inverseLength(square))
  }

  /// The same for angles whose squares are below `Rot.smallSquare`.
  @inline(always)
  mutating func integrateSmall(by angle: Float4) {
    integrate(by: angle, Rot4.inverseLengthOfSmall(angle * angle))
  }

  @inline(always)
  private mutating func integrate(by angle: Float4, _ inverseLength: Float4) {
    let nc = (c - angle * s) * inverseLength
    s = (s + angle * c) * inverseLength
    c = nc
  }

  @inline(always)
  private static func inverseLengthOfSmall(_ square: Float4) -> Float4 {
    Float4(repeating: 1) - square * (Float4(repeating: 0.5) - Float4(repeating: 0.375) * square)
  }

  @inline(never)
  private static func inverseLength(_ square: Float4) -> Float4 {
    let small = inverseLengthOfSmall(square)
    let isLarge = .!(square .< Float4(repeating: Rot.smallSquare))
    if isLarge.isEmpty { return small }
    let one = Float4(repeating: 1)
    return small.blended(with: one / (one + square).squareRoot(), where: isLarge)
  }
}

extension SIMDMask<SIMD4<Int32>> {
  /// Whether no lane is true.
  @inline(always)
  var isEmpty: Bool {
    let halves = unsafeBitCast(self, to: SIMD2<UInt64>.self)
    return halves.x | halves.y == 0
  }
}
