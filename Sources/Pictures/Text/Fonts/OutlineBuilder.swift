internal import CHarfBuzz
internal import Geometry

/// Records the outline that HarfBuzz draws as a path, with y pointing down.
struct OutlineBuilder {
  private(set) var path = Path()
  private let scale: Double

  init(scale: Double) { self.scale = scale }

  private func point(_ x: Float, _ y: Float) -> Point {
    Point(Double(x) * scale, -Double(y) * scale)
  }

  /// HarfBuzz' functions, which take a pointer to an outline builder.
  static let functions = Functions()

  /// The owner of HarfBuzz' table of functions.
  final class Functions: @unchecked Sendable {
    let pointer = hb_draw_funcs_create()

    init() {
      hb_draw_funcs_set_move_to_func(
        pointer, { _, data, _, x, y, _ in builder(data) { $0.path.move(to: $0.point(x, y)) } }, nil,
        nil)
      hb_draw_funcs_set_line_to_func(
        pointer, { _, data, _, x, y, _ in builder(data) { $0.path.addLine(to: $0.point(x, y)) } },
        nil, nil)
      hb_draw_funcs_set_quadratic_to_func(
        pointer,
        { _, data, _, controlX, controlY, x, y, _ in
          builder(data) {
            $0.path.addQuadCurve(to: $0.point(x, y), controlPoint: $0.point(controlX, controlY))
          }
        }, nil, nil)
      hb_draw_funcs_set_cubic_to_func(
        pointer,
        { _, data, _, x1, y1, x2, y2, x, y, _ in
          builder(data) {
            $0.path.addCurve(
              to: $0.point(x, y), controlPoint1: $0.point(x1, y1), controlPoint2: $0.point(x2, y2))
          }
        }, nil, nil)
      hb_draw_funcs_set_close_path_func(
        pointer, { _, data, _, _ in builder(data) { $0.path.close() } }, nil, nil)
      hb_draw_funcs_make_immutable(pointer)
    }

    deinit { hb_draw_funcs_destroy(pointer) }
  }
}

/// Calls a function with the builder that HarfBuzz passes to its callbacks.
private func builder(_ data: UnsafeMutableRawPointer?, _ body: (inout OutlineBuilder) -> Void) {
  guard let data else { return }
  body(&data.assumingMemoryBound(to: OutlineBuilder.self).pointee)
}
