extension Canvas {
  /// A canvas on which code draws that has no reference to it.
  private struct Holder: @unchecked Sendable {
    // It never leaves the task that draws.
    let canvas: Canvas
  }

  @TaskLocal private static var holder: Holder?

  /// The canvas of the innermost ``makeCurrent(_:)``: what `UIGraphicsGetCurrentContext()` returns;
  /// nil outside.
  public static var current: Canvas? { holder?.canvas }

  /// Calls a function that draws on ``current``, which is this canvas until the function returns.
  public func makeCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Self.$holder.withValue(Holder(canvas: self), operation: body)
  }
}
