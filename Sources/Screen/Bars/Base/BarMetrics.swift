/// The environment for which an image of a bar is set: `UIBarMetrics`; bars have one look for all.
public enum BarMetrics: Int, Hashable, Sendable {
  /// A regular environment.
  case `default`
  /// A compact environment.
  case compact
  /// A regular environment, for a bar with a prompt.
  case defaultPrompt = 101
  /// A compact environment, for a bar with a prompt.
  case compactPrompt
}
