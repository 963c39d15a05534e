private import ElementaryFunctions
internal import Geometry

/// The parts of a transform: a point is turned, scaled, rotated and moved, in this order.
struct TransformParts {
  var translation: Vector
  /// The angle of the rotation after the scale, in radians.
  var rotation: Double
  var scale: Vector
  /// The angle of the rotation before the scale, in radians: 0 unless the transform shears.
  var turn = 0.0

  /// Whether a transform maps the axes to lines that are not at a right angle.
  static func shears(_ transform: Transform) -> Bool {
    let dot = transform.a * transform.c + transform.b * transform.d
    let lengths =
      (transform.a * transform.a + transform.b * transform.b)
      * (transform.c * transform.c + transform.d * transform.d)
    return abs(dot) > 1e-5 * lengths.squareRoot()
  }

  /// Decomposes a transform that does not shear, as near to the parts of the frame before as it can
  /// be.
  init(_ transform: Transform, around pivot: Point, after last: TransformParts?) {
    translation = pivot.applying(transform) - Point.zero
    let width = hypot(transform.a, transform.b)
    let height = hypot(transform.c, transform.d)
    if width > 1e-9 * height, width > 0 {
      rotation = atan2(transform.b, transform.a)
      scale = Vector(dx: width, dy: transform.determinant / width)
    } else {
      // The x axis is mapped to a point: the angle is that of the y axis.
      rotation = height > 0 ? atan2(-transform.c, transform.d) : last?.rotation ?? 0
      scale = Vector(dx: 0, dy: height)
    }
    guard let last else { return }
    // Both scales negated are half a turn.
    self =
      [(0.0, 1.0), (.pi, -1.0)].map { angle, sign in
        var parts = self
        parts.rotation += angle
        parts.scale = scale * sign
        return parts.unwound(to: last)
      }.min { $0.distance(to: last) < $1.distance(to: last) } ?? self
  }

  /// Decomposes any transform by its singular values, as near to the parts of the frame before as
  /// it can be.
  ///
  /// Blinn, "Consider the lowly 2 x 2 matrix", IEEE Computer Graphics and Applications, 1996, has
  /// the closed form: the matrix is the sum of a rotation with a scale and a reflection with a
  /// scale.
  init(shearing transform: Transform, around pivot: Point, after last: TransformParts?) {
    translation = pivot.applying(transform) - Point.zero
    let (even, odd) = ((transform.a + transform.d) / 2, (transform.b - transform.c) / 2)
    let (evenFlip, oddFlip) = ((transform.a - transform.d) / 2, (transform.b + transform.c) / 2)
    let (turning, flipping) = (hypot(even, odd), hypot(evenFlip, oddFlip))
    let size = turning + flipping
    let sum = atan2(odd, even)
    let difference = atan2(oddFlip, evenFlip)
    scale = Vector(dx: turning + flipping, dy: turning - flipping)
    let lastTurn = last?.turn ?? 0
    if flipping <= 1e-9 * size {
      // Equal scales: only the sum of the angles counts.
      (rotation, turn) = (sum - lastTurn, lastTurn)
    } else if turning <= 1e-9 * size {
      (rotation, turn) = (difference + lastTurn, lastTurn)
    } else {
      (rotation, turn) = ((sum + difference) / 2, (sum - difference) / 2)
    }
    guard let last else { return }
    let ways = (0..<4).flatMap { quarter in
      [0.0, .pi].map { half in
        var parts = self
        parts.rotation += Double(quarter) * .pi / 2 + half
        parts.turn += half - Double(quarter) * .pi / 2
        if quarter % 2 == 1 { parts.scale = Vector(dx: scale.dy, dy: scale.dx) }
        return parts.unwound(to: last)
      }
    }
    self = ways.min { $0.distance(to: last) < $1.distance(to: last) } ?? self
  }

  /// Returns the parts with whole turns added, so that angles are near to the last ones.
  private func unwound(to last: TransformParts) -> TransformParts {
    var parts = self
    parts.rotation += ((last.rotation - rotation) / (2 * .pi)).rounded() * 2 * .pi
    parts.turn += ((last.turn - turn) / (2 * .pi)).rounded() * 2 * .pi
    return parts
  }

  /// Returns the sum of the changes of angles and of the relative changes of scales.
  private func distance(to last: TransformParts) -> Double {
    let size = abs(scale.dx) + abs(scale.dy)
    let change = abs(scale.dx - last.scale.dx) + abs(scale.dy - last.scale.dy)
    return abs(rotation - last.rotation) + abs(turn - last.turn)
      + (size > 0 ? change / size : 0)
  }
}
