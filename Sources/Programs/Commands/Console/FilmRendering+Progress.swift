import FilmKit
import Rendering

extension FilmRendering {
  /// Renders the film and shows the progress on standard error.
  ///
  /// - Parameters:
  ///   - label: The label of the progress bar.
  ///   - isQuiet: Whether no progress is shown.
  ///   - jobs: The number of frames that are drawn at the same time.
  /// - Returns: The report.
  /// - Throws: What ``render(jobs:progress:)`` throws.
  func render(
    showingProgressOf label: String, isQuiet: Bool, jobs: Int = Film.defaultJobs
  ) async throws -> Report {
    let progress = Progress(label, isQuiet: isQuiet)
    defer { progress.finish() }
    return try await render(jobs: jobs, progress: progress.show)
  }
}
