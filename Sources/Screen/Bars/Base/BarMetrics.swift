/// The kind of screen that an image of a bar is for: `UIBarMetrics`; bars have one look for all.
public enum BarMetrics: Int, Hashable, Sendable {
  /// A screen with much room.
  case `default`
  /// A screen with little room.
  case compact
  /// A screen with much room, for a bar with a prompt.
  case defaultPrompt = 101
  /// A screen with little room, for a bar with a prompt.
  case compactPrompt
}
