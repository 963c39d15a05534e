/// Four rotations.
struct Rot4 {
  var c: Float4
  var s: Float4

  /// Rotates a vector in each lane.
  @inline(always)
  func rotated(_ x: Float4, _ y: Float4) -> (Float4, Float4) { (c * x - s * y, s * x + c * y) }

  /// See `Rot.integrated(by:)`.
  @inline(always)
  mutating func integrate(by angle: Float4) {
    let square = angle * angle
    integrate(by: angle, Rot4.inverseLength(square))
  }

  /// As `integrate(by:)`, for angles whose squares are below `Rot.smallSquare`.
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
