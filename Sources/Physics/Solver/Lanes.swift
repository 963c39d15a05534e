// Four constraints at once.
//
// The scalar code is the text to read: ContactConstraint and RevoluteConstraint for velocities,
// ContactPosition for positions. What follows does the same operations in the same order in each of four
// lanes, so that both paths agree to the bit, whichever a step takes. Lanes are filled from one group of
// constraints that share no moving body; lanes that a group leaves over hold nothing with nothing.
//
// Swift's operators on vectors are loops over their lanes, even with a number on one side, and so are
// `replacing`, `squareRoot` and minus; only comparisons and masks are vector instructions from the start. The
// optimiser finds the others again within one straight way of code: no branch from loads to stores.

typealias Lanes = SIMD4<Float>

/// Turns four rows into four columns.
@inline(always)
private func transpose(
  _ r0: Lanes, _ r1: Lanes, _ r2: Lanes, _ r3: Lanes
) -> (Lanes, Lanes, Lanes, Lanes) {
  let low01 = Lanes(lowHalf: r0.lowHalf, highHalf: r1.lowHalf)
  let low23 = Lanes(lowHalf: r2.lowHalf, highHalf: r3.lowHalf)
  let high01 = Lanes(lowHalf: r0.highHalf, highHalf: r1.highHalf)
  let high23 = Lanes(lowHalf: r2.highHalf, highHalf: r3.highHalf)
  return (
    Lanes(lowHalf: low01.evenHalf, highHalf: low23.evenHalf),
    Lanes(lowHalf: low01.oddHalf, highHalf: low23.oddHalf),
    Lanes(lowHalf: high01.evenHalf, highHalf: high23.evenHalf),
    Lanes(lowHalf: high01.oddHalf, highHalf: high23.oddHalf)
  )
}

extension SIMD4<Float> {
  /// The numbers of opposite sign; the library's own minus makes 0 of 0, where a scalar's makes -0.
  @inline(always)
  var negated: Lanes { Lanes(repeating: -0.0) - self }

  /// Which numbers lie no farther than this from 0; NaN does not.
  @inline(always)
  func isWithin(_ most: Float) -> SIMDMask<SIMD4<Int32>> {
    (self .<= Lanes(repeating: most)) .& (self .>= Lanes(repeating: -most))
  }

  /// These numbers, and others where a mask is true.
  @inline(always)
  func blended(with other: Lanes, where mask: SIMDMask<SIMD4<Int32>>) -> Lanes {
    typealias Bits = SIMDMask<SIMD4<Int32>>
    let kept = unsafeBitCast(self, to: Bits.self) .& .!mask
    let taken = unsafeBitCast(other, to: Bits.self) .& mask
    return unsafeBitCast(kept .| taken, to: Lanes.self)
  }

  /// These numbers, and 0 where a mask is true.
  @inline(always)
  func zeroed(where mask: SIMDMask<SIMD4<Int32>>) -> Lanes {
    unsafeBitCast(unsafeBitCast(self, to: SIMDMask<SIMD4<Int32>>.self) .& .!mask, to: Lanes.self)
  }

  /// The square roots, which the library takes one by one: out of line, that is nobody else's matter.
  @inline(never)
  var squareRoots: Lanes { squareRoot() }

  /// The nearest numbers of a range, lane by lane.
  @inline(always)
  func clamped(_ low: Lanes, _ high: Lanes) -> Lanes {
    let most = blended(with: high, where: self .> high)
    return most.blended(with: low, where: most .< low)
  }
}

/// Four records of one kind to take lanes from.
struct Four<Record: BitwiseCopyable> {
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
  func lanes(_ value: (UnsafeMutablePointer<Record>) -> Float) -> Lanes {
    Lanes(value(c0), value(c1), value(c2), value(c3))
  }

  @inline(always)
  func indices(_ value: (UnsafeMutablePointer<Record>) -> Int32) -> SIMD4<Int32> {
    SIMD4(value(c0), value(c1), value(c2), value(c3))
  }

  private typealias Raw = UnsafeMutableRawPointer

  /// Four numbers in a row of each record, as columns.
  @inline(always)
  func load(_ row: Int) -> (Lanes, Lanes, Lanes, Lanes) {
    loadRows(Raw(c0) + row, Raw(c1) + row, Raw(c2) + row, Raw(c3) + row)
  }

  /// Replaces four numbers in a row of each record.
  @inline(always)
  func store(_ x: Lanes, _ y: Lanes, _ z: Lanes, _ w: Lanes, _ row: Int) {
    storeRows(Raw(c0) + row, Raw(c1) + row, Raw(c2) + row, Raw(c3) + row, x, y, z, w)
  }
}

extension Four<Int32> {
  @inline(always)
  var values: SIMD4<Int32> { SIMD4(c0.pointee, c1.pointee, c2.pointee, c3.pointee) }
}

extension Four<Motion> {
  /// Adds to velocities and spins.
  @inline(always)
  func add(_ x: Lanes, _ y: Lanes, _ w: Lanes) {
    addRows(
      UnsafeMutableRawPointer(c0), UnsafeMutableRawPointer(c1), UnsafeMutableRawPointer(c2),
      UnsafeMutableRawPointer(c3), x, y, w)
  }

  /// Adds to angles.
  @inline(always)
  func addAngles(_ turn: Lanes) {
    c0.pointee.a += turn[0]
    c1.pointee.a += turn[1]
    c2.pointee.a += turn[2]
    c3.pointee.a += turn[3]
  }
}

// Rows become columns out of line: numbers that have passed a call are vectors, and the compiler keeps
// them so. Inlined, the shuffles make it take the arithmetic around them apart.

@inline(never)
private func loadRows(
  _ p0: UnsafeRawPointer, _ p1: UnsafeRawPointer, _ p2: UnsafeRawPointer, _ p3: UnsafeRawPointer
) -> (Lanes, Lanes, Lanes, Lanes) {
  transpose(
    p0.loadUnaligned(as: Lanes.self), p1.loadUnaligned(as: Lanes.self),
    p2.loadUnaligned(as: Lanes.self), p3.loadUnaligned(as: Lanes.self))
}

@inline(never)
private func storeRows(
  _ p0: UnsafeMutableRawPointer, _ p1: UnsafeMutableRawPointer, _ p2: UnsafeMutableRawPointer,
  _ p3: UnsafeMutableRawPointer, _ x: Lanes, _ y: Lanes, _ z: Lanes, _ w: Lanes
) {
  let (r0, r1, r2, r3) = transpose(x, y, z, w)
  p0.storeBytes(of: r0, as: Lanes.self)
  p1.storeBytes(of: r1, as: Lanes.self)
  p2.storeBytes(of: r2, as: Lanes.self)
  p3.storeBytes(of: r3, as: Lanes.self)
}

/// Adds to the first three numbers of each row.
@inline(never)
private func addRows(
  _ p0: UnsafeMutableRawPointer, _ p1: UnsafeMutableRawPointer, _ p2: UnsafeMutableRawPointer,
  _ p3: UnsafeMutableRawPointer, _ x: Lanes, _ y: Lanes, _ z: Lanes
) {
  // With -0 added even -0 stays what it is.
  let (r0, r1, r2, r3) = transpose(x, y, z, Lanes(repeating: -0.0))
  p0.storeBytes(of: p0.loadUnaligned(as: Lanes.self) + r0, as: Lanes.self)
  p1.storeBytes(of: p1.loadUnaligned(as: Lanes.self) + r1, as: Lanes.self)
  p2.storeBytes(of: p2.loadUnaligned(as: Lanes.self) + r2, as: Lanes.self)
  p3.storeBytes(of: p3.loadUnaligned(as: Lanes.self) + r3, as: Lanes.self)
}

/// The turns of four bodies.
struct RotLanes {
  var c: Lanes
  var s: Lanes

  /// Turns a vector of each lane.
  @inline(always)
  func turned(_ x: Lanes, _ y: Lanes) -> (Lanes, Lanes) { (c * x - s * y, s * x + c * y) }

  /// See `Rot.swung(by:)`.
  @inline(always)
  mutating func swing(by angle: Lanes) {
    let square = angle * angle
    swing(by: angle, RotLanes.inverseLength(square))
  }

  /// The same for angles whose squares are below `Rot.smallSquare`.
  @inline(always)
  mutating func swingLittle(by angle: Lanes) {
    swing(by: angle, RotLanes.inverseLengthOfSmall(angle * angle))
  }

  @inline(always)
  private mutating func swing(by angle: Lanes, _ inverseLength: Lanes) {
    let nc = (c - angle * s) * inverseLength
    s = (s + angle * c) * inverseLength
    c = nc
  }

  @inline(always)
  private static func inverseLengthOfSmall(_ square: Lanes) -> Lanes {
    Lanes(repeating: 1) - square * (Lanes(repeating: 0.5) - Lanes(repeating: 0.375) * square)
  }

  @inline(never)
  private static func inverseLength(_ square: Lanes) -> Lanes {
    let small = inverseLengthOfSmall(square)
    let isLarge = .!(square .< Lanes(repeating: Rot.smallSquare))
    if isLarge.isEmpty { return small }
    let one = Lanes(repeating: 1)
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
