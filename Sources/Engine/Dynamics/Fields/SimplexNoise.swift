import Physics

/// Simplex noise in the plane with rotating gradients.
///
/// Perlin, "Improving noise" (2002), describes the triangular lattice; Perlin and Neyret, "Flow
/// noise" (2001), the rotating gradients. The gradients come from a fixed hash of the lattice
/// point, so equal arguments give equal noise on every machine.
enum SimplexNoise {
  /// Returns the noise at a point.
  ///
  /// - Parameters:
  ///   - x: The first coordinate, in cells of the lattice.
  ///   - y: The second coordinate.
  ///   - turns: The rotation of the gradients, in revolutions.
  ///   - seed: The seed; different seeds give independent noise.
  /// - Returns: The noise, about -1...1.
  static func value(x: Float, y: Float, turns: Float, seed: UInt32) -> Float {
    // Skewing maps the lattice of equilateral triangles to one of squares divided by a diagonal.
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
      let displacement = Vec2(x0 - corner.i + offset, y0 - corner.j + offset)
      let falloff = 0.5 - displacement.lengthSquared
      guard falloff > 0 else { continue }
      let gradient = Rot(angle(hash(i + corner.i, j + corner.j, seed), turns: turns)).xAxis
      sum += falloff * falloff * falloff * falloff * dot(gradient, displacement)
    }
    // The reciprocal of the largest sum, which occurs at a displacement of a third of the side
    // along its own gradient.
    return 99 * sum
  }

  /// Returns the angle of a gradient: its initial angle, rotated in a direction given by the hash.
  private static func angle(_ hash: UInt32, turns: Float) -> Float {
    let fullTurn: Float = 6.283_185_5
    let initial = Float(hash >> 8) / Float(1 << 24)
    let rotated = initial + (hash & 1 == 0 ? turns : -turns)
    return fullTurn * (rotated - rotated.rounded(.down))
  }

  /// Hashes a lattice point with the finalizer "lowbias32" of Wellons.
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
