import ArgumentParser
import FilmKit
import Imaging
import Raster
import StageKit

/// A film to be rendered: what, from when to when, how large and where to.
struct RenderPlan {
  private let recipe: any Recipe
  private let schedule: FrameSchedule
  private let pictures: PictureOptions
  private let renderer: FrameRenderer
  private let destination: Destination
  private let film: Film
  private let jobs: Int
  private let isQuiet: Bool
  private let tellsTimings: Bool

  /// Creates a plan from what the user said.
  ///
  /// - Throws: A `ValidationError` where that cannot be understood.
  init(
    recipe: any Recipe, times: TimeOptions, pictures: PictureOptions, output: String,
    encoding: Movie.Encoding, jobs: Int, isQuiet: Bool,
    tellsTimings: Bool = false
  ) throws {
    self.recipe = recipe
    self.pictures = pictures
    self.jobs = jobs
    self.isQuiet = isQuiet
    self.tellsTimings = tellsTimings
    destination = try asUsageError { try Destination(output, encoding: encoding) }
    schedule = try times.schedule(for: recipe, usual: destination.usualFrameRate)
    renderer = try pictures.renderer(
      for: recipe, even: destination.requiresEvenSize(isTransparent: pictures.isTransparent))
    film = Film(
      width: renderer.width, height: renderer.height, frameRate: schedule.frameRate,
      frameCount: schedule.frames.count, isTransparent: pictures.isTransparent)
  }

  /// Complains about what cannot work, before any work is done.
  func check(force: Bool) throws {
    try asUsageError { try destination.check(film, force: force) }
  }

  /// Renders the film and says what it wrote.
  func run() async throws {
    let progress = Progress(recipe.id, isQuiet: isQuiet)
    let timings: String
    do {
      defer { progress.finish() }
      timings = try await render(to: destination.sink, progress)
    }
    let facts =
      "\(film.frameCount) frames, \(film.width) x \(film.height), "
      + "\(film.frameRate) a second"
    switch destination {
    case .standardOutput:
      if !isQuiet { printError("\(facts), bgra") }
      if tellsTimings { printError(timings) }
      return
    case .movie(let movie): try printResult("\(movie.path): \(facts)")
    case .pictures(let path, _): try printResult("\(path): \(facts)")
    }
    if tellsTimings { try printResult(timings) }
  }

  /// Renders the film and returns a table of how long each stage took.
  private func render(to sink: some FilmSink, _ progress: Progress) async throws -> String {
    let stage = pictures.stage(for: recipe)
    var ownTimings = RenderTimings()
    let timings = try await film.render(
      to: sink, jobs: jobs,
      progress: { done, total in progress.show(done, of: total) },
      redraw: renderer.redraw,
      frames: { index in
        let time = schedule.time(of: schedule.frames.lowerBound + index)
        return ownTimings.frame(of: stage, at: time) { stage in
          pictures.applied(to: stage.frame(at: time))
        }
      })
    return ownTimings.report(film, timings)
  }
}

/// Does something whose failure means that the user asked for what cannot be.
private func asUsageError<Result>(_ body: () throws -> Result) throws -> Result {
  do { return try body() } catch let error as FilmError {
    throw ValidationError(error.description)
  }
}
