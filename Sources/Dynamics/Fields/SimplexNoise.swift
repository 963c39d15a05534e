import Physics

/// Simplex noise in the plane whose gradients turn as time goes by.
///
/// Perlin, "Improving noise" (2002) for the lattice of triangles, Perlin and Neyret, "Flow noise"
/// (2001) for the turning gradients. The gradients come from a fixed hash of the lattice point:
/// equal arguments give equal noise, always and everywhere.
enum SimplexNoise {
  /// Noise in about -1...1.
  ///
  /// - Parameters:
  ///   - x: The first coordinate, in cells of the lattice.
  ///   - y: The second coordinate.
  ///   - turns: How far the gradients have turned, in turns.
  ///   - seed: Names one of many unrelated noises.
  /// - Returns: The noise.
  static func value(x: Float, y: Float, turns: Float, seed: UInt32) -> Float {
    // Skewing takes the lattice of equilateral triangles to that of squares cut in half, and back.
    let skew: Float = 0.366_025_4  // (sqrt(3) - 1) / 2
    let unskew: Float = 0.211_324_87  // (3 - sqrt(3)) / 6
    let s = (x + y) * skew
    let i = (x + s).rounded(.down)
    let j = (y + s).rounded(.down)
    let t = (i + j) * unskew
    let x0 = x - (i - t)
    let y0 = y - (j - t)
    let isLower = x0 > y0

    let corners: [(i: Float, j: Float)] = [(0, 0), isLower ? (1, 0) : (0, 1), (1, 1)]
    var sum: Float = 0
    for corner in corners {
      let offset = (corner.i + corner.j) * unskew
      let arm = Vec2(x0 - corner.i + offset, y0 - corner.j + offset)
      let reach = 0.5 - arm.lengthSquared
      guard reach > 0 else { continue }
      let gradient = Rot(angle(hash(i + corner.i, j + corner.j, seed), turns: turns)).xAxis
      sum += reach * reach * reach * reach * dot(gradient, arm)
    }
    // The largest value of the sum, where an arm of a third of the side meets its own gradient.
    return 99 * sum
  }

  /// The direction of a gradient: its own, turned in either sense by time.
  private static func angle(_ hash: UInt32, turns: Float) -> Float {
    let fullTurn: Float = 6.283_185_5
    let own = Float(hash >> 8) / Float(1 << 24)
    let turned = own + (hash & 1 == 0 ? turns : -turns)
    return fullTurn * (turned - turned.rounded(.down))
  }

  /// Mixes the bits of a lattice point (Wellons' "lowbias32" finaliser).
  private static func hash(_ i: Float, _ j: Float, _ seed: UInt32) -> UInt32 {
    func bits(_ value: Float) -> UInt32 {
      UInt32(truncatingIfNeeded: Int64(max(-1e15, min(1e15, value))))
    }
    var h = bits(i) &* 0x9E37_79B1 ^ bits(j) &* 0x85EB_CA77 ^ seed &* 0xC2B2_AE3D
    h = (h ^ h >> 16) &* 0x7FEB_352D
    h = (h ^ h >> 15) &* 0x846C_A68B
    return h ^ h >> 16
  }
}
