internal import Geometry

extension Path {
  /// The subpaths as curves of Lottie: vertices with tangents.
  var lottieCurves: [LottieCurve] {
    var curves: [LottieCurve] = []
    var curve = LottieCurve()
    func add(_ point: Point, out: Vector, into: Vector) {
      curve.outs[curve.outs.count - 1] = out
      curve.vertices.append(point)
      curve.ins.append(into)
      curve.outs.append(Vector.zero)
    }
    func finish() {
      if curve.vertices.count > 1 || curve.isClosed { curves.append(curve) }
      curve = LottieCurve()
    }
    for element in elements {
      switch element {
      case .move(let point):
        finish()
        curve.vertices = [point]
        curve.ins = [.zero]
        curve.outs = [.zero]
      case .line(let point): add(point, out: .zero, into: .zero)
      case .quadCurve(let point, let control):
        let start = curve.vertices[curve.vertices.count - 1]
        add(
          point, out: (control - start) * (2.0 / 3), into: (control - point) * (2.0 / 3))
      case .curve(let point, let control1, let control2):
        let start = curve.vertices[curve.vertices.count - 1]
        add(point, out: control1 - start, into: control2 - point)
      case .close:
        curve.isClosed = true
        // A last vertex at the place of the first one is the first one.
        let last = curve.vertices.count - 1
        if last > 1, curve.vertices[last].distance(to: curve.vertices[0]) < 1e-6 {
          curve.ins[0] = curve.ins[last]
          curve.vertices.removeLast()
          curve.ins.removeLast()
          curve.outs.removeLast()
        }
        finish()
      }
    }
    finish()
    return curves
  }
}

/// A subpath as vertices with the vectors to their control points.
struct LottieCurve {
  var vertices: [Point] = []
  var ins: [Vector] = []
  var outs: [Vector] = []
  var isClosed = false

  /// The curve as a value.
  var value: LottieValue {
    func list(_ pairs: [(Double, Double)]) -> LottieValue {
      .list(
        pairs.map { .numbers([$0.0.rounded(decimals: 3), $0.1.rounded(decimals: 3)]) })
    }
    return [
      "c": .flag(isClosed), "v": list(vertices.map { ($0.x, $0.y) }),
      "i": list(ins.map { ($0.dx, $0.dy) }), "o": list(outs.map { ($0.dx, $0.dy) }),
    ]
  }
}
