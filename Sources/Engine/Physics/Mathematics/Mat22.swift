/// A 2 by 2 matrix.
struct Mat22: BitwiseCopyable {
  /// The first column.
  var ex: Vec2
  /// The second column.
  var ey: Vec2

  /// The inverse; zero for a singular matrix.
  var inverse: Mat22 {
    let determinant = ex.x * ey.y - ey.x * ex.y
    let d = determinant == 0 ? 0 : 1 / determinant
    return Mat22(ex: Vec2(d * ey.y, -d * ex.y), ey: Vec2(-d * ey.x, d * ex.x))
  }

  /// Returns the solution x of M x = b by Cramer's rule; zero for a singular matrix.
  func solve(_ b: Vec2) -> Vec2 {
    let determinant = ex.x * ey.y - ey.x * ex.y
    let d = determinant == 0 ? 0 : 1 / determinant
    return Vec2(d * (ey.y * b.x - ey.x * b.y), d * (ex.x * b.y - ex.y * b.x))
  }

  static func * (m: Mat22, v: Vec2) -> Vec2 {
    Vec2(m.ex.x * v.x + m.ey.x * v.y, m.ex.y * v.x + m.ey.y * v.y)
  }
}

/// A symmetric 3 by 3 matrix, stored as its upper triangle.
struct SymMat33: BitwiseCopyable {
  var xx: Float
  var xy: Float
  var xz: Float
  var yy: Float
  var yz: Float
  var zz: Float

  /// Returns the solution (x, y, z) of M (x, y, z) = (b, bz) by Cramer's rule; zero if singular.
  ///
  /// In double precision: with a lever of 100 radii of gyration, the determinant cancels to 1e-8 of
  /// its terms.
  func solve(_ b: Vec2, _ bz: Float) -> (Vec2, Float) {
    let (xx, xy, xz) = (Double(xx), Double(xy), Double(xz))
    let (yy, yz, zz) = (Double(yy), Double(yz), Double(zz))
    let (bx, by, bz) = (Double(b.x), Double(b.y), Double(bz))
    let c0 = yy * zz - yz * yz
    let c1 = yz * xz - xy * zz
    let c2 = xy * yz - yy * xz
    let c3 = xy * xz - xx * yz
    let determinant = xx * c0 + xy * c1 + xz * c2
    let d = determinant == 0 ? 0 : 1 / determinant
    let x = d * (c0 * bx + c1 * by + c2 * bz)
    let y = d * (c1 * bx + (xx * zz - xz * xz) * by + c3 * bz)
    let z = d * (c2 * bx + c3 * by + (xx * yy - xy * xy) * bz)
    return (Vec2(Float(x), Float(y)), Float(z))
  }

  /// Returns the solution of the upper left 2 by 2 system.
  func solve22(_ b: Vec2) -> Vec2 { Mat22(ex: Vec2(xx, xy), ey: Vec2(xy, yy)).solve(b) }
}
