private import Geometry
internal import Synchronization

/// The text shaper of the process.
///
/// The module `Text` installs its shaper when it is linked, before `main`, so that a recipe can
/// measure its labels before there is a stage. This is the only global state, and it does not
/// change afterwards. Tests replace the shaper for a scope with ``withShaper(_:_:)``.
public enum TextShaping: Sendable {
  private static let installed = Mutex<(@Sendable () -> any TextShaper)?>(nil)
  @TaskLocal private static var override: (any TextShaper)?

  /// Whether there is a shaper.
  public static var isAvailable: Bool { override != nil || installed.withLock { $0 } != nil }

  /// The shaper of this task, or that of the process.
  ///
  /// Reading it without a shaper traps.
  public static var shaper: any TextShaper {
    guard let shaper = override ?? installed.withLock({ $0 })?() else {
      preconditionFailure(
        """
        text needs a shaper: add the product Zoetrope or the module Text to the target's \
        dependencies, or call TextShaping.withShaper
        """)
    }
    return shaper
  }

  /// Sets the shaper of the process; only the first call has an effect.
  ///
  /// - Parameter shaper: The shaper. The expression is evaluated whenever the shaper is needed, so
  ///   that a program that draws no text does not create it.
  public static func install(_ shaper: @autoclosure @escaping @Sendable () -> any TextShaper) {
    installed.withLock { if $0 == nil { $0 = shaper } }
  }

  /// Calls a function with another shaper for this task and its children.
  public static func withShaper<Result>(
    _ shaper: any TextShaper, _ body: () throws -> Result
  ) rethrows -> Result {
    try $override.withValue(shaper) { try body() }
  }
}
