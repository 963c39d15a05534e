internal import FilmKit
internal import Golden
internal import Imaging
internal import Rendering
internal import StageKit
internal import SystemPackage

/// A golden frame, with the number of the frame of the film that is nearest to its time.
private struct GoldenEntry: Encodable {
  let index: Int
  let time: Double
}

extension RequestHandler {
  /// Answers `goldens`: the golden frames of a recipe, by time.
  func goldens(_ request: Request) throws -> Answer.Body {
    try .json(try entries(of: request, in: store(of: request)))
  }

  /// Answers `golden`: a golden frame, or its panel of differences with the present frame.
  func golden(_ request: Request) throws -> Answer.Body {
    let store = try store(of: request)
    let recipe = try recipe(of: request)
    let entries = try entries(of: request, in: store)
    let index = try request.integer("index")
    guard let entry = entries.first(where: { $0.index == index }) else {
      let known = entries.map { "\($0.index)" }.joined(separator: ", ")
      let allowed = entries.isEmpty ? "it has none" : "they are \(known)"
      throw RequestError(
        "'index' must be that of a golden frame of \(recipe.id), not \(index): \(allowed).")
    }
    guard try request.flag("difference") else {
      return .png(try store.file(of: recipe.id, at: entry.time))
    }
    let panel = try store.panel(of: recipe, at: entry.time)
    try Task.checkCancellation()
    return .png(PNG.encode(panel, compression: .frames))
  }

  private func store(of request: Request) throws -> GoldenStore {
    GoldenStore(directory: FilePath(try request.text("directory")))
  }

  private func entries(of request: Request, in store: GoldenStore) throws -> [GoldenEntry] {
    let performance = try performance(of: request)
    return try store.times(of: performance.recipe.id).map { time in
      let nearest = (time * performance.schedule.frameRate.framesPerSecond).rounded()
      return GoldenEntry(
        index: Int(min(max(nearest, 0), Double(performance.frameCount - 1))), time: time)
    }
  }
}
