// Four constraints at once.
//
// The scalar code is the text to read: ContactConstraint and RevoluteConstraint for velocities,
// ContactPosition for positions. What follows does the same operations in the same order in each of four lanes, so that both paths
// agree to the bit, whichever a step takes. Lanes are filled from one group of constraints that share no
// moving body; lanes that a group leaves over hold a constraint of nothing with nothing.

typealias Lanes = SIMD4<Float>

/// Turns four rows into four columns.
@inline(always)
func transpose(_ r0: Lanes, _ r1: Lanes, _ r2: Lanes, _ r3: Lanes) -> (Lanes, Lanes, Lanes, Lanes) {
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

  /// The nearest numbers of a range, lane by lane.
  @inline(always)
  func clamped(_ low: Lanes, _ high: Lanes) -> Lanes {
    replacing(with: high, where: self .> high).replacing(with: low, where: self .< low)
  }
}

/// The rows of four bodies' motions: velocities and angle, or centre and turn.
struct MotionRows {
  let p0: UnsafeMutableRawPointer
  let p1: UnsafeMutableRawPointer
  let p2: UnsafeMutableRawPointer
  let p3: UnsafeMutableRawPointer

  @inline(always)
  init(_ motions: UnsafeMutablePointer<Motion>, _ index: SIMD4<Int32>) {
    p0 = UnsafeMutableRawPointer(motions + Int(index.x))
    p1 = UnsafeMutableRawPointer(motions + Int(index.y))
    p2 = UnsafeMutableRawPointer(motions + Int(index.z))
    p3 = UnsafeMutableRawPointer(motions + Int(index.w))
  }

  /// (v.x, v.y, w, a) at offset 0, (c.x, c.y, q.c, q.s) at offset 16.
  @inline(always)
  func load(_ offset: Int) -> (Lanes, Lanes, Lanes, Lanes) {
    transpose(
      p0.loadUnaligned(fromByteOffset: offset, as: Lanes.self),
      p1.loadUnaligned(fromByteOffset: offset, as: Lanes.self),
      p2.loadUnaligned(fromByteOffset: offset, as: Lanes.self),
      p3.loadUnaligned(fromByteOffset: offset, as: Lanes.self))
  }

  @inline(always)
  func store(_ x: Lanes, _ y: Lanes, _ z: Lanes, _ w: Lanes, _ offset: Int) {
    let (r0, r1, r2, r3) = transpose(x, y, z, w)
    p0.storeBytes(of: r0, toByteOffset: offset, as: Lanes.self)
    p1.storeBytes(of: r1, toByteOffset: offset, as: Lanes.self)
    p2.storeBytes(of: r2, toByteOffset: offset, as: Lanes.self)
    p3.storeBytes(of: r3, toByteOffset: offset, as: Lanes.self)
  }
}

/// Four rows of one kind to take lanes from.
struct Four<Row> {
  let c0: UnsafeMutablePointer<Row>
  let c1: UnsafeMutablePointer<Row>
  let c2: UnsafeMutablePointer<Row>
  let c3: UnsafeMutablePointer<Row>

  @inline(always)
  init(_ rows: UnsafeMutablePointer<Row>, _ indices: SIMD4<Int32>) {
    c0 = rows + Int(indices.x)
    c1 = rows + Int(indices.y)
    c2 = rows + Int(indices.z)
    c3 = rows + Int(indices.w)
  }

  @inline(always)
  func lanes(_ value: (UnsafeMutablePointer<Row>) -> Float) -> Lanes {
    Lanes(value(c0), value(c1), value(c2), value(c3))
  }

  @inline(always)
  func indices(_ value: (UnsafeMutablePointer<Row>) -> Int32) -> SIMD4<Int32> {
    SIMD4(value(c0), value(c1), value(c2), value(c3))
  }
}

/// The turns of four bodies.
struct RotLanes {
  var c: Lanes
  var s: Lanes

  /// Turns a vector of each lane.
  @inline(always)
  func turned(_ x: Lanes, _ y: Lanes) -> (Lanes, Lanes) { (c * x - s * y, s * x + c * y) }

  /// See `Rot.nudged(by:)`.
  @inline(always)
  mutating func nudge(by angle: Lanes, where mask: SIMDMask<SIMD4<Int32>>) {
    let nc = c - angle * s
    let ns = s + angle * c
    let inverse = 1 / (nc * nc + ns * ns).squareRoot()
    c.replace(with: nc * inverse, where: mask)
    s.replace(with: ns * inverse, where: mask)
  }

  /// See `Rot.swung(by:)`.
  @inline(always)
  mutating func swing(by angle: Lanes, where mask: SIMDMask<SIMD4<Int32>>) {
    let square = angle * angle
    var inverse = 1 - square * (0.5 - 0.375 * square)
    let isLarge = .!(square .< Lanes(repeating: Rot.smallSquare))
    if !isLarge.isEmpty {
      inverse.replace(with: 1 / (1 + square).squareRoot(), where: isLarge)
    }
    let nc = (c - angle * s) * inverse
    s.replace(with: (s + angle * c) * inverse, where: mask)
    c.replace(with: nc, where: mask)
  }
}

extension SIMDMask<SIMD4<Int32>> {
  /// Whether no lane is true.
  @inline(always)
  var isEmpty: Bool { self == SIMDMask(repeating: false) }
}
