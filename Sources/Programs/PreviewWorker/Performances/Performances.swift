internal import Geometry
internal import Rendering
internal import StageKit
private import Synchronization

/// The performances that were used last.
final class Performances: Sendable {
  private let limits: PreviewWorker.Limits
  /// The performances, the one used last at the end.
  private let kept = Mutex<[(key: Performance.Key, performance: Performance)]>([])

  init(limits: PreviewWorker.Limits) { self.limits = limits }

  /// Returns the performance of a key, or makes it.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - recipe: The recipe of the key, with its parameters.
  /// - Returns: The performance.
  /// - Throws: A ``RequestError`` or a `RenderingError` if the recipe has no frame or too many.
  func performance(
    for key: Performance.Key, of recipe: any Recipe
  ) throws -> Performance {
    try kept.withLock { kept in
      if let index = kept.firstIndex(where: { $0.key == key }) {
        let entry = kept.remove(at: index)
        kept.append(entry)
        return entry.performance
      }
      let performance = Performance(
        of: recipe, schedule: try schedule(of: recipe, at: key.frameRate),
        showsTouches: key.showsTouches, limits: limits)
      if kept.count == limits.performanceCount { kept.removeFirst() }
      kept.append((key, performance))
      return performance
    }
  }

  private func schedule(of recipe: any Recipe, at frameRate: FrameRate) throws -> FrameSchedule {
    let count = recipe.duration * frameRate.framesPerSecond
    guard count.isFinite, count < Double(limits.frameCount) else {
      throw RequestError(
        "\(recipe.id) lasts \(recipe.duration) seconds; at \(frameRate) frames a second a preview "
          + "shows at most \(limits.frameCount) frames.")
    }
    return try FrameSchedule(
      from: 0, to: nil, of: recipe.id, lasting: recipe.duration, at: frameRate)
  }
}
