extension Canvas {
  /// The canvas for code that has no reference to one.
  private struct UncheckedSendable: @unchecked Sendable {
    // It never leaves the task that draws.
    let canvas: Canvas
  }

  @TaskLocal private static var currentReference: UncheckedSendable?

  /// The canvas of the innermost ``makeCurrent(_:)``, the counterpart of
  /// `UIGraphicsGetCurrentContext()`; nil outside.
  public static var current: Canvas? { currentReference?.canvas }

  /// Calls a function that draws on ``current``, which is this canvas until the function returns.
  public func makeCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Self.$currentReference.withValue(UncheckedSendable(canvas: self), operation: body)
  }
}
