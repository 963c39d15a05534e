/// What the pages are told whenever it changes.
struct PreviewStatus: Codable, Hashable, Sendable {
  /// What is going on.
  enum Phase: String, Codable, Sendable {
    /// The first worker is started, or the recipes are compiled.
    case building
    /// The worker answers.
    case ready
    /// The recipes cannot be compiled; an older worker may still answer.
    case failed
    /// The worker ended by itself.
    case stopped
  }

  var event = "status"
  var phase = Phase.building
  /// The number of the worker that answers; 0 before the first one.
  var generation = 0
  /// The recipe to show first.
  var recipe: String?
  /// Whether there is a directory of golden frames.
  var hasGoldens = false
  /// What is wrong, in a sentence.
  var message: String?
  var errors: [CompilerDiagnostic] = []
  /// The last lines of the compiler, or of the worker that ended.
  var lines: [String] = []
}
