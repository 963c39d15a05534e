// Gathering and scattering for SIMD blocks: fields of four records become the lanes of vectors.

/// Pointers to four records, for gathering and scattering their fields.
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

  /// Creates pointers from byte offsets instead of indices: see `byteOffsets(of:)`.
  @inline(always)
  init(_ records: UnsafeMutablePointer<Record>, atOffsets offsets: SIMD4<Int32>) {
    let base = UnsafeMutableRawPointer(records)
    c0 = (base + Int(offsets.x)).assumingMemoryBound(to: Record.self)
    c1 = (base + Int(offsets.y)).assumingMemoryBound(to: Record.self)
    c2 = (base + Int(offsets.z)).assumingMemoryBound(to: Record.self)
    c3 = (base + Int(offsets.w)).assumingMemoryBound(to: Record.self)
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

  /// Gathers four consecutive floats at a byte offset of each record, transposed to one vector per
  /// field.
  @inline(always)
  func gatherRows(_ row: Int) -> (Float4, Float4, Float4, Float4) {
    gatherTransposed(Raw(c0) + row, Raw(c1) + row, Raw(c2) + row, Raw(c3) + row)
  }

  /// Gathers four consecutive floats of each record, from the address of the first.
  @inline(always)
  func gatherRows(
    _ first: (UnsafeMutablePointer<Record>) -> UnsafeRawPointer
  ) -> (Float4, Float4, Float4, Float4) {
    gatherTransposed(first(c0), first(c1), first(c2), first(c3))
  }

  /// Scatters four vectors to four consecutive floats at a byte offset of each record.
  @inline(always)
  func scatterRows(_ x: Float4, _ y: Float4, _ z: Float4, _ w: Float4, _ row: Int) {
    scatterTransposed(Raw(c0) + row, Raw(c1) + row, Raw(c2) + row, Raw(c3) + row, x, y, z, w)
  }
}

/// Returns the address of a stored property of a record that a pointer refers to.
@inline(always)
func address<Value>(of property: inout Value) -> UnsafeRawPointer {
  withUnsafePointer(to: &property) { UnsafeRawPointer($0) }
}

extension Pointers4<Int32> {
  @inline(always)
  var values: SIMD4<Int32> { SIMD4(c0.pointee, c1.pointee, c2.pointee, c3.pointee) }
}

extension Pointers4<BodyState> {
  /// The byte offsets of states, 32 bytes each, which saves four multiplications in each sweep.
  @inline(always)
  static func byteOffsets(of bodies: SIMD4<Int32>) -> SIMD4<Int32> { bodies &<< 5 }

  /// The indices of the bodies of which `byteOffsets(of:)` returns the offsets.
  @inline(always)
  static func bodies(atByteOffsets offsets: SIMD4<Int32>) -> SIMD4<Int32> { offsets &>> 5 }

  /// Adds to the velocities and angular velocities.
  @inline(always)
  func scatterAdd(_ x: Float4, _ y: Float4, _ w: Float4) {
    scatterAddTransposed(
      UnsafeMutableRawPointer(c0), UnsafeMutableRawPointer(c1), UnsafeMutableRawPointer(c2),
      UnsafeMutableRawPointer(c3), x, y, w)
  }

  /// Adds to the angles.
  @inline(always)
  func scatterAddAngles(_ angles: Float4) {
    c0.pointee.a += angles[0]
    c1.pointee.a += angles[1]
    c2.pointee.a += angles[2]
    c3.pointee.a += angles[3]
  }
}

// `@inline(never)` for transposed access: the compiler keeps arguments and results of calls in
// vector registers. Inlined, the shuffles make it scalarize the surrounding arithmetic.

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

/// Adds to the first three floats of each row.
@inline(never)
private func scatterAddTransposed(
  _ p0: UnsafeMutableRawPointer, _ p1: UnsafeMutableRawPointer, _ p2: UnsafeMutableRawPointer,
  _ p3: UnsafeMutableRawPointer, _ x: Float4, _ y: Float4, _ z: Float4
) {
  // Adding -0 leaves the fourth float unchanged, even if it is -0.
  let (r0, r1, r2, r3) = transpose(x, y, z, Float4(repeating: -0.0))
  p0.storeBytes(of: p0.loadUnaligned(as: Float4.self) + r0, as: Float4.self)
  p1.storeBytes(of: p1.loadUnaligned(as: Float4.self) + r1, as: Float4.self)
  p2.storeBytes(of: p2.loadUnaligned(as: Float4.self) + r2, as: Float4.self)
  p3.storeBytes(of: p3.loadUnaligned(as: Float4.self) + r3, as: Float4.self)
}

/// Transposes a 4 by 4 matrix of rows.
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
