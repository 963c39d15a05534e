// Four constraints at once, in the lanes of SIMD vectors.
//
// ContactConstraint, RevoluteConstraint and ContactPosition are the scalar reference. The SIMD code
// performs the same operations in the same order in each lane, so both paths give equal bits. The
// four constraints of a block share no movable body; incomplete blocks are padded with a sentinel
// constraint.
//
// Swift's operators on SIMD vectors are loops over their lanes, also with a scalar operand, and so
// are `replacing`, `squareRoot` and minus; only comparisons and masks are vector instructions. The
// optimizer vectorizes the loops only in straight-line code, without a branch from loads to stores.

typealias Float4 = SIMD4<Float>

extension SIMD4<Float> {
  /// The negated lanes.
  ///
  /// The library's minus subtracts from 0, so it gives 0 instead of -0 for 0.
  @inline(always)
  var negated: Float4 { Float4(repeating: -0.0) - self }

  /// Returns which lanes have a magnitude of at most `limit`; NaN does not.
  @inline(always)
  func isWithin(_ limit: Float) -> SIMDMask<SIMD4<Int32>> {
    (self .<= Float4(repeating: limit)) .& (self .>= Float4(repeating: -limit))
  }

  /// Returns these lanes, replaced by those of `other` where a mask is true.
  @inline(always)
  func blended(with other: Float4, where mask: SIMDMask<SIMD4<Int32>>) -> Float4 {
    typealias Bits = SIMDMask<SIMD4<Int32>>
    let unmasked = unsafeBitCast(self, to: Bits.self) .& .!mask
    let masked = unsafeBitCast(other, to: Bits.self) .& mask
    return unsafeBitCast(unmasked .| masked, to: Float4.self)
  }

  /// Returns these lanes, replaced by 0 where a mask is true.
  @inline(always)
  func zeroed(where mask: SIMDMask<SIMD4<Int32>>) -> Float4 {
    unsafeBitCast(unsafeBitCast(self, to: SIMDMask<SIMD4<Int32>>.self) .& .!mask, to: Float4.self)
  }

  /// The square roots.
  ///
  /// `@inline(never)`: the library computes them lane by lane, and inlining de-vectorizes the
  /// caller.
  @inline(never)
  var squareRoots: Float4 { squareRoot() }

  /// Returns these lanes clamped to a range.
  @inline(always)
  func clamped(_ low: Float4, _ high: Float4) -> Float4 {
    let upper = blended(with: high, where: self .> high)
    return upper.blended(with: low, where: upper .< low)
  }
}

extension SIMDMask<SIMD4<Int32>> {
  /// Whether all lanes are false.
  @inline(always)
  var isEmpty: Bool {
    let halves = unsafeBitCast(self, to: SIMD2<UInt64>.self)
    return halves.x | halves.y == 0
  }
}
